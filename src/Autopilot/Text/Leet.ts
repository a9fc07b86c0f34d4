const substitutes = new Map([
  ["0", "o"],
  ["1", "i"],
  ["3", "e"],
  ["4", "a"],
  ["5", "s"],
  ["7", "t"],
  ["8", "b"],
  ["$", "s"],
  ["@", "a"],
  ["!", "i"],
  ["|", "i"]
])

const isDigit = (letter: string) => letter >= "0" && letter <= "9"

/** Whether a word holds a symbol or digit that may stand for a letter, beside letters. */
export const hasLeet = (word: string): boolean => {
  let letters = 0
  let leet = 0
  for (const letter of word) {
    if (substitutes.has(letter)) leet++
    else if (!isDigit(letter)) letters++
  }
  return leet > 0 && letters > 0
}

export const unleet = (word: string, one: "i" | "l" = "i"): string => {
  let text = ""
  for (const letter of word) text += letter === "1" ? one : (substitutes.get(letter) ?? letter)
  return text
}

/** Digits only before or only after the letters, as in `10mins` and `iphone12`, are most often meant as digits. */
export const looksLikeLeet = (word: string): boolean => {
  let changes = 0
  let digits = 0
  let letters = 0
  let symbols = 0
  let previous: boolean | null = null
  for (const letter of word) {
    const digit = isDigit(letter)
    if (digit) digits++
    else if (substitutes.has(letter)) symbols++
    else letters++
    if (previous !== null && previous !== digit) changes++
    previous = digit
  }
  if (letters === 0) return false
  return symbols > 0 || (changes > 1 && digits <= letters)
}
