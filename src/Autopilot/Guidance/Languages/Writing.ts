import { clearEndings } from "../../Detectors/TopLevelDomains.ts"

/** How words are set apart: by blanks, by blanks with particles written on, or not at all. */
export type Writing = "spaced" | "attached" | "unspaced"

/** How words are set apart in a language, by its English name. */
export const writtenIn = (language: string): Writing =>
  language === "Japanese" ? "unspaced" : language === "Korean" ? "attached" : "spaced"

const quotes = /"([^"]+)"|“([^”"]+)[”"]|„([^“”"]+)[“”"]|«\s*([^»]+?)\s*»|「([^」]+)」|『([^』]+)』/u
/** `lumiere-haut.de`, with no ending written on to it: a name as it stands, like one in quotes. */
const host = new RegExp(
  `(?<![\\p{L}\\p{N}@._/-])(?:[a-z0-9][a-z0-9-]*\\.)+(?:${[...clearEndings, "it"].join("|")})(?![\\p{L}\\p{N}'’/@_-]|\\.[\\p{L}\\p{N}])`,
  "u"
)
const word =
  /[#@][\p{L}\p{M}\p{N}_.]*[\p{L}\p{M}\p{N}_]|\p{Lu}\p{Ll}{0,2}\.(?=\s\p{Lu})|[\p{L}\p{N}][\p{L}\p{M}\p{N}&+]*(?:[.](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*['’]?/u
const sign = /[,،、，;；:：()[\]–—-]|\.{2,}|…|\//u
const pieces = new RegExp(`${quotes.source}|${host.source}|${word.source}|${sign.source}`, "gu")

export interface WrittenPiece {
  readonly text: string
  readonly kind: "word" | "quoted" | "tag" | "sign"
  readonly start: number
  readonly end: number
  /** Whether a blank stands before it, and behind it. */
  readonly apart: boolean
  readonly ends: boolean
}

const isHost = (text: string): boolean => text.includes(".") && host.exec(text)?.[0] === text

/** A sentence in words, names in quotes, tags and signs. */
export const piecesIn = (sentence: string): ReadonlyArray<WrittenPiece> =>
  [...sentence.matchAll(pieces)].map((match) => {
    const [text] = match
    const start = match.index
    const end = start + text.length
    const apart = /\s/.test(sentence[start - 1] ?? " ")
    const where = { start, end, apart, ends: /\s/.test(sentence[end] ?? " ") }
    const quoted = match.slice(1).find((one) => one !== undefined)
    if (quoted !== undefined) return { text: quoted.trim(), kind: "quoted", ...where }
    if (isHost(text)) return { text, kind: "quoted", ...where }
    if (/^[#@]./u.test(text)) return { text, kind: "tag", ...where }
    return { text, kind: /^[\p{L}\p{N}]/u.test(text) ? "word" : "sign", ...where }
  })

const arabic = (text: string) => (/[\u0600-\u06ff]/.test(text) ? inOneArabic(text) : text)

const inOneArabic = (text: string) =>
  text
    .replaceAll(/[أإآ]/g, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .replaceAll(/[\u064b-\u065f\u0640]/g, "")

const isPlainLatin = (text: string) => /^[ -~]*$/.test(text)

/** In small letters, and with what is written in several ways written in one. */
export const folded = (text: string): string =>
  isPlainLatin(text)
    ? text.toLowerCase()
    : arabic(text.normalize("NFC").toLowerCase().replaceAll("\u0307", "").replaceAll("’", "'"))

/** Words as they are looked up: with one blank between them, or with none. */
export const plain = (words: string, writing: Writing): string =>
  writing === "spaced"
    ? piecesIn(folded(words))
        .map(({ text }) => text)
        .join(" ")
    : folded(words).replaceAll(/\s+/g, "")
