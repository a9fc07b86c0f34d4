import { Schema } from "effect"
import { PersonId } from "#schema/Ids.ts"

/** How it was proved that an e-mail address is a person's: a link in a letter, or the word of who runs Steward. */
export const AddressProof = Schema.Literal("letter", "operator")
export type AddressProof = typeof AddressProof.Type

export const Person = Schema.Struct({
  id: PersonId,
  name: Schema.String,
  email: Schema.NullOr(Schema.String)
})
export type Person = typeof Person.Type

/** `proved`: who proved that the e-mail address is theirs; null for nobody. */
export const PersonWithProof = Schema.Struct({ ...Person.fields, proved: Schema.NullOr(AddressProof) })
export type PersonWithProof = typeof PersonWithProof.Type
