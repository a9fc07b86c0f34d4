import { withPlainDigits } from "#src/Ground/Digits.ts"

/** A text without what the eye does not see, in plain widths, with its digits written 0 to 9. */
export const plainText = (text: string): string =>
  withPlainDigits(text.normalize("NFKC").replace(/\p{Cf}|\u{fe0f}|\u{20e3}/gu, ""))
