const plainUnits = 128
/** What a symbol or digit may stand for; itself where it stands for nothing. */
const letterFor = Uint8Array.from({ length: plainUnits }, (_, unit) => unit)
for (const pair of ["0o", "1i", "3e", "4a", "5s", "7t", "8b", "$s", "@a", "!i", "|i"]) {
  letterFor[pair.charCodeAt(0)] = pair.charCodeAt(1)
}
const one = 49

const isDigit = (unit: number) => unit >= 48 && unit <= 57
const isSubstitute = (unit: number) => unit < plainUnits && letterFor[unit] !== unit
/** The second unit of a character, which is counted with the first. */
const isSecond = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff

/** Whether a word holds a symbol or digit that may stand for a letter, beside letters. */
export const hasLeet = (word: string): boolean => {
  let letters = 0
  let leet = 0
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at)
    if (isSubstitute(unit)) leet++
    else if (!isDigit(unit)) letters++
  }
  return leet > 0 && letters > 0
}

/** `1` may stand for either of two letters. */
export const unleet = (word: string, forOne: "i" | "l" = "i"): string => {
  let text = ""
  let done = 0
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at)
    if (!isSubstitute(unit)) continue
    text += word.slice(done, at) + (unit === one ? forOne : String.fromCharCode(letterFor[unit] ?? unit))
    done = at + 1
  }
  return done === 0 ? word : text + word.slice(done)
}

/** Digits only before or only after the letters, as in `10mins` and `iphone12`, are most often meant as digits. */
export const looksLikeLeet = (word: string): boolean => {
  let changes = 0
  let digits = 0
  let letters = 0
  let symbols = 0
  let previous: boolean | null = null
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at)
    if (isSecond(unit)) continue
    const digit = isDigit(unit)
    if (digit) digits++
    else if (isSubstitute(unit)) symbols++
    else letters++
    if (previous !== null && previous !== digit) changes++
    previous = digit
  }
  if (letters === 0) return false
  return symbols > 0 || (changes > 1 && digits <= letters)
}
