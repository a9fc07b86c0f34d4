import type { PersonId } from "#schema/Ids.ts"

export interface Person {
  readonly id: PersonId
  readonly name: string
  readonly email: string | null
}
