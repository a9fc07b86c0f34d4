import { classCodeOf, digitCode, letterCode } from "./Characters.ts"
import { unmask } from "./Confusables.ts"
import { hasLeet, looksLikeLeet, unleet } from "./Leet.ts"
import { masked, squeeze } from "./Squeeze.ts"

export type WordKind = "word" | "number" | "money" | "hashtag" | "handle"

export interface Word {
  /** Canonical: lower case, Latin look-alikes and leet undone, long repeats squeezed to two. */
  readonly text: string
  /** Every reading a term may match, `text` among them. At most eight. */
  readonly forms: ReadonlyArray<string>
  readonly kind: WordKind
  /** Place in the characters the words were read from; `end` is the first one behind. */
  readonly start: number
  readonly end: number
  readonly tricks: { readonly lookalikes: number; readonly leet: number }
}

const sigils = new Set(["$", "£", "€", "#", "@"])
const apostrophes = new Set(["'", "’", "‘", "`", "´"])
const inner = new Set(["$", "@", "!", "|"])

/** In longer words a mark between letters is punctuation without a space, as in `wow!amazing`. */
const shortWord = 8

const isWordly = (character: string | undefined) => {
  if (character === undefined) return false
  const kind = classCodeOf(character)
  return kind === letterCode || kind === digitCode
}
const isDigit = (character: string | undefined) => character !== undefined && classCodeOf(character) === digitCode

/** The end of the word that starts at `start`: one pass, one character of look-ahead. */
const endOfWord = (characters: ReadonlyArray<string>, start: number): number => {
  let at = start
  while (at < characters.length) {
    const character = characters[at] ?? ""
    const next = characters[at + 1]
    if (isWordly(character)) at++
    else if (apostrophes.has(character) && isWordly(next)) at++
    else if ((character === "." || character === ",") && isDigit(characters[at - 1]) && isDigit(next)) at++
    else if (character === "*" && (next === "*" || isWordly(next) || characters[at - 1] === "*")) at++
    else if (character === "$" && at > start && (next === "$" || isWordly(next) || !isDigit(characters[at - 1]))) at++
    else if (inner.has(character) && at - start < shortWord && isWordly(next)) at++
    else break
  }
  return at
}

const amount = /^\d[\d.,]*(?:k|m|mn|mil|b|x|usd|eur|gbp)?$/

const isAmount = (text: string) => {
  const first = text.charCodeAt(0)
  return first >= 48 && first <= 57 && amount.test(text)
}

const withoutApostrophes = (raw: string) => {
  let text = ""
  for (const character of raw) if (!apostrophes.has(character)) text += character
  return text
}

const noTricks = { lookalikes: 0, leet: 0 } as const

/** Behind these a word of plain letters is over; anything else may go on with it. */
const ending = new Set([" ", ".", ",", "!", "?", "\n", ":", ";", ")", "-", "/", '"'])

/** The characters as one text, and where in it each stands; `places` is null where every character is one unit. */
export interface Written {
  readonly whole: string
  readonly places: ArrayLike<number> | null
}

/** A word of nothing but plain letters, of which most words are: it has one form and no tricks. Else null. */
const plainWord = (characters: ReadonlyArray<string>, start: number, { places, whole }: Written): Word | null => {
  let previous = 0
  let run = 0
  let capitals = false
  let end = start
  for (; end < characters.length; end++) {
    const character = characters[end] ?? ""
    const code = character.charCodeAt(0)
    const lower = code | 32
    if (code > 122 || lower < 97 || lower > 122) break
    if (code !== lower) capitals = true
    run = lower === previous ? run + 1 : 1
    if (run === 3) return null
    previous = lower
  }
  if (end === start) return null
  const behind = characters[end]
  if (behind !== undefined) {
    if (!ending.has(behind)) return null
    if (behind === "!" && end - start < shortWord && isWordly(characters[end + 1])) return null
  }
  const place = places === null ? start : (places[start] ?? 0)
  const slice = whole.slice(place, place + end - start)
  const text = capitals ? slice.toLowerCase() : slice
  return { text, forms: [text], kind: "word", start, end, tricks: noTricks }
}

const addForm = (forms: Array<string>, form: string): void => {
  if (form !== "" && !forms.includes(form)) forms.push(form)
}

const word = (
  characters: ReadonlyArray<string>,
  sigil: string | null,
  start: number,
  end: number,
  latin: boolean
): Word => {
  const raw = characters.slice(sigil === null ? start : start + 1, end).join("")
  const written = withoutApostrophes(raw)
  const shown = unmask(written)
  const mixed = shown.replaced > 0 && !shown.wholly && /[A-Za-z]/.test(written)
  const plain = masked(mixed ? shown.text : written)
  const cashtag = sigil === "$" && written === written.toUpperCase()
  const leetSigil = sigil === "$" && !cashtag && classCodeOf(raw.charAt(0)) === letterCode
  const withSigil = leetSigil ? `$${plain}` : plain
  const trailing = sigil === null && plain.endsWith("$") && isAmount(plain.slice(0, -1))
  const currency = sigil === "$" || sigil === "£" || sigil === "€" || trailing
  const behind = characters[end]
  const amount = isAmount(trailing ? plain.slice(0, -1) : plain)
  const leet = !amount && hasLeet(withSigil)
  const undone = leet && looksLikeLeet(withSigil) ? unleet(withSigil) : plain
  const text = squeeze(undone, 2)
  const possessive = raw.length > 3 && /['’‘`´]s$/i.test(raw) ? text.slice(0, -1) : text
  const forms: Array<string> = []
  addForm(forms, text)
  addForm(forms, squeeze(undone, 1))
  if (plain !== undone) addForm(forms, squeeze(plain, 2))
  addForm(forms, possessive)
  if (leet) {
    addForm(forms, squeeze(unleet(withSigil), 2))
    addForm(forms, squeeze(unleet(withSigil, "l"), 2))
  }
  if (latin && shown.wholly) addForm(forms, squeeze(shown.text.toLowerCase(), 2))
  return {
    text,
    forms,
    kind: amount
      ? currency || behind === "€" || behind === "£" || behind === "$"
        ? "money"
        : "number"
      : sigil === "#"
        ? "hashtag"
        : sigil === "@"
          ? "handle"
          : "word",
    start,
    end,
    tricks: { lookalikes: mixed ? shown.replaced : 0, leet: leet && undone !== plain ? 1 : 0 }
  }
}

/** Cuts `joe@mail` in two: an at sign inside a word stands for a letter only in a short word, as in `b@d`. */
const splitAtSign = (characters: ReadonlyArray<string>, start: number, end: number): number => {
  if (end - start <= shortWord && characters[end] !== ".") return end
  for (let at = start + 1; at < end; at++) if (characters[at] === "@" || characters[at] === "!") return at
  return end
}

/** The words of a text, in order. `latin`: the text is mostly Latin, so words wholly of look-alikes are read so too. */
export const wordsOf = (characters: ReadonlyArray<string>, latin: boolean, written: Written): ReadonlyArray<Word> => {
  const words: Array<Word> = []
  let at = 0
  while (at < characters.length) {
    const character = characters[at] ?? ""
    const next = characters[at + 1]
    const sigil = sigils.has(character) && isWordly(next) ? character : null
    if (sigil === null && !isWordly(character)) {
      at++
      continue
    }
    const simple = sigil === null ? plainWord(characters, at, written) : null
    if (simple !== null) {
      words.push(simple)
      at = simple.end
      continue
    }
    const from = sigil === null ? at : at + 1
    const end = splitAtSign(characters, from, endOfWord(characters, from))
    words.push(word(characters, sigil, at, end, latin))
    at = end
  }
  return words
}
