const decimal = /^\p{Nd}$/u

/** What a decimal digit of any script counts: every script has its ten digits in a row. */
const valueOf = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (zero > 0 && decimal.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}

/** A text with its digits, of whatever script, written 0 to 9. */
export const withPlainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)))
