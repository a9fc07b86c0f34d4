const together = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const fewest = 2

/** Whether a name is looked for anywhere in a text: its script sets no words apart, or writes particles on to them. */
export const isWrittenTogether = (name: string): boolean =>
  together.test(name) && Array.from(name.trim()).length >= fewest

const katakana = /[\p{Script=Katakana}ー]/u
const hangul = /\p{Script=Hangul}/u

/** Whether a name stands in a text as a word that begins with it: `미르` is no part of `스미르노프`. */
export const beginsWordIn = (text: string, name: string): boolean => {
  const [first = ""] = Array.from(name)
  const last = Array.from(name).at(-1) ?? ""
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = text[at - 1] ?? ""
    const behind = text[at + name.length] ?? ""
    const goesOn =
      (hangul.test(first) && hangul.test(before)) ||
      (katakana.test(first) && katakana.test(before)) ||
      (katakana.test(last) && katakana.test(behind))
    if (!goesOn) return true
  }
  return false
}
