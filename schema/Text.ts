import { Schema } from "effect"

const nul = "\u0000"

/**
 * Text that can be stored as it is: PostgreSQL holds every character but U+0000.
 * Lengths are counted in Unicode code points, as the platforms and people count them.
 */
export const text = (options: { readonly min?: number; readonly max: number; readonly description: string }) =>
  Schema.String.pipe(
    Schema.filter((value) => {
      if (value.includes(nul)) return "must not contain the character U+0000"
      if (!value.isWellFormed()) return "must be well-formed Unicode"
      const length = codePoints(value)
      if (length < (options.min ?? 0))
        return options.min === 1 ? "must not be empty" : `must have at least ${options.min} characters`
      if (length > options.max) return `must have at most ${options.max} characters, not ${length}`
      return true
    }),
    Schema.annotations({
      description: options.description,
      jsonSchema: { maxLength: options.max, ...(options.min === undefined ? {} : { minLength: options.min }) }
    })
  )

const codePoints = (value: string) => {
  let count = 0
  for (const _ of value) count++
  return count
}
