import { Schema } from "effect"
import { isBlank } from "./BlankText.ts"

const nul = "\u0000"

/** How long a text may be, in code points; one that has to have something in it has a `min` of 1. */
export interface TextBounds {
  readonly min?: 1
  readonly max: number
}

/**
 * What keeps a text from being stored as it is, in words that go on from its name; null for nothing. PostgreSQL holds
 * every character but U+0000. Lengths are counted in Unicode code points, as the platforms and people count them.
 */
export const textProblem = (value: string, { max, min }: TextBounds): string | null => {
  if (value.includes(nul)) return "must not contain the character U+0000"
  if (!value.isWellFormed()) return "must be well-formed Unicode"
  if (min !== undefined && isBlank(value)) return value === "" ? "must not be empty" : "must not be blank"
  const length = codePoints(value)
  return length > max ? `must have at most ${max} characters, not ${length}` : null
}

/** Text that can be stored as it is. */
export const text = ({ description, max, min }: TextBounds & { readonly description: string }) =>
  Schema.String.pipe(
    Schema.filter((value) => textProblem(value, { max, ...(min === undefined ? {} : { min }) }) ?? true),
    Schema.annotations({
      description,
      jsonSchema: { maxLength: max, ...(min === undefined ? {} : { minLength: min }) }
    })
  )

const codePoints = (value: string) => {
  let count = 0
  for (const _ of value) count++
  return count
}
