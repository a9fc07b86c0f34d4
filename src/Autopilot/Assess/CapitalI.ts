const lowerA = 0x61
const lowerZ = 0x7a
const behindSmall = /(?<=[a-z])I+/gu

const isWithin = (text: string): boolean => {
  for (let at = text.indexOf("I"); at !== -1; at = text.indexOf("I", at + 1)) {
    const before = at === 0 ? 0 : text.charCodeAt(at - 1)
    if (before >= lowerA && before <= lowerZ) return true
  }
  return false
}

/**
 * A text with the capital I behind small letters as the small L that it looks like, `kiII` as `kill`; null where there
 * is none.
 */
export const withSmallL = (text: string): string | null =>
  isWithin(text) ? text.replaceAll(behindSmall, (run) => "l".repeat(run.length)) : null
