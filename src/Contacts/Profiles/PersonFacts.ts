/** What a platform tells of somebody who wrote to an account. Empty and null for what it does not tell. */
export interface PersonFacts {
  readonly name: string
  readonly handle: string
  readonly followsYou: boolean | null
}
