const together = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const fewest = 2

/** Whether a name is looked for anywhere in a text: its script sets no words apart, or writes particles on to them. */
export const isWrittenTogether = (name: string): boolean =>
  together.test(name) && Array.from(name.trim()).length >= fewest
