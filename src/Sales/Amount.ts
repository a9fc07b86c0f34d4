import { Either } from "effect"
import type { Currency } from "./Currency.ts"

/** A JSON number carries this many decimal digits exactly as they were written. */
const exactDigits = 15

/**
 * A value in the major unit as decimal text, digit for digit as it was written; or what is wrong with it. The shortest
 * text that reads back as the number is what was written, up to 15 digits. What stands behind those is left over from
 * a sum that the sender made (0.1 + 0.2), and nobody's money.
 */
export const amountText = (value: number, { code, digits }: Currency): Either.Either<string, string> => {
  const limit = 10 ** (exactDigits - digits)
  if (value >= limit) return Either.left(`must be less than ${limit} in ${code}, not ${value}`)
  const text = String(Number(value.toPrecision(exactDigits)))
  // below 0.000001 it is written with an exponent
  const decimals = /e-/.test(text) ? Number.POSITIVE_INFINITY : (text.split(".")[1] ?? "").length
  if (decimals <= digits) return Either.right(text)
  return digits === 0
    ? Either.left(`must be a whole number in ${code}, not ${text}`)
    : Either.left(`must have at most ${digits} digits behind the point in ${code}, not ${text}`)
}
