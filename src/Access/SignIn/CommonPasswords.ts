import listed from "./common-passwords.json" with { type: "json" }

/** Looked for in the text as it is: a set of its lines takes ten times the memory, and nobody chooses a password often. */
const lines = `\n${listed}\n`
const common = { has: (word: string) => lines.includes(`\n${word}\n`) }

/** Keys as they lie beside each other, and letters and digits in order. */
const rows = ["abcdefghijklmnopqrstuvwxyz", "0123456789", "qwertyuiopasdfghjklzxcvbnm", "1qaz2wsx3edc4rfv5tgb6yhn"]
const runs = rows.flatMap((row) => [row.repeat(3), Array.from(row.repeat(3)).reverse().join("")])

/** What people write for letters, which those who guess try as well. */
const letterFor: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s"
}
const spelt = (text: string) => text.replaceAll(/[01345@$]/g, (sign) => letterFor[sign] ?? sign)

/** The part that a text is repeats of; itself where it is none. */
const repeated = (text: string) => text.slice(0, (text + text).indexOf(text, 1))

/** Digits and signs put around a word are tried by everybody. */
const fewest = 6
const trimmed = (text: string) => {
  const core = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "")
  const added = text.length - core.length
  return added <= fewest || common.has(text.slice(core.length)) || common.has(text.slice(0, -core.length)) ? core : text
}

/**
 * Whether a password is one that everybody tries first: a listed one, whatever its case, a listed one twice or with a
 * few digits and signs around it or for its letters, or keys in a row.
 */
export const isCommon = (password: string): boolean => {
  const text = password.normalize("NFKC").toLowerCase()
  if (runs.some((run) => run.includes(text))) return true
  const forms = new Set([text, spelt(text)].flatMap((form) => [form, trimmed(form), repeated(form)]))
  for (const form of Array.from(forms))
    forms
      .add(repeated(form))
      .add(trimmed(repeated(form)))
      .add(spelt(form))
  return Array.from(forms).some((form) => common.has(form))
}

const squashed = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")

/** Words of a name or an address that everybody knows, the longest first. */
const wordsOf = (known: ReadonlyArray<string>) =>
  known
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map(squashed)
    .filter((word) => word.length >= 4)
    .sort((one, other) => other.length - one.length)

/** Whether a password is little more than what everybody knows of somebody: their names, address and brand. */
export const isMadeOf = (password: string, known: ReadonlyArray<string>): boolean => {
  const whole = squashed(password)
  const rest = wordsOf(known).reduce((left, word) => left.replaceAll(word, ""), whole)
  return rest !== whole && Array.from(rest).length < fewest
}
