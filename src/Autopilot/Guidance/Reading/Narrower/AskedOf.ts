import { type Rewrite, unquoted } from "../Rewrites/Words.ts"
import { somebody } from "../Words/Persons.ts"

/** `Keep what customers ask about sizes`: they ask, and nobody is to be asked. */
export const askedOf: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})(?:what(?:ever)?|anything|everything|all)(?: that)? ${somebody} (?:(?:may|might|could|do|usually|often|keep) )?(?:ask|asks|asked|asking)(?: us| you)? (?:about|regarding|concerning) (?=\\p{L})`,
      "giu"
    ),
    "questions about "
  ]
]
