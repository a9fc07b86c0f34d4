/** Letters with a hook, a horn or a stroke, or with two marks at once, as hardly any language has them but Vietnamese. */
const toned = /[\u01a0\u01a1\u01af\u01b0\u0110\u0111\u1ea0-\u1ef9]/gu
const fewest = 2
/** In a few words one says as much. */
const short = 24

/** Whether the letters of a text are those of Vietnamese. */
export const isToned = (text: string): boolean => {
  const count = text.normalize("NFC").match(toned)?.length ?? 0
  return count >= fewest || (count > 0 && text.length <= short)
}
