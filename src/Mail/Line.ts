const longest = 100

/**
 * A name that somebody chose, as a letter may hold it: on one line, so that it adds no header and no sentence of its
 * own, without signs that hide or turn letters, and without what mail programs make a link of.
 */
export const line = (text: string): string => {
  const plain = text
    .toWellFormed()
    // ZWNJ and ZWJ belong to the spelling of names
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Co}]|(?![\u200c\u200d])\p{Cf}/gu, " ")
    .replaceAll(/:\/\/|www\./gi, " ")
    .replaceAll(/\s+/gu, " ")
    .trim()
  return Array.from(plain).slice(0, longest).join("")
}
