import type { PersonId } from "#schema/Ids.ts"

/** How it was proved that an e-mail address is a person's: a link in a letter, or the word of who runs Steward. */
export type AddressProof = "letter" | "operator"

export interface Person {
  readonly id: PersonId
  readonly name: string
  readonly email: string | null
}
