import { answeredAtOnce } from "./Following/AnsweredAtOnce.ts"
import { withoutInlineBullets } from "./Words/InlineBullets.ts"
import type { Sentence } from "./Words/Sentence.ts"

const opening = new Map([
  ['"', '"'],
  ["“", "”"],
  ["„", "“"],
  ["«", "»"]
])
/** They end a sentence wherever they stand. */
const always = new Set(["。", "！", "？", "؟", "।"])
const ends = new Set([".", "!", "?", ";", ...always])
const asking = new Set(["?", "？", "؟"])

const abbreviations = new Set([
  "e.g",
  "i.e",
  "etc",
  "vs",
  "mr",
  "mrs",
  "ms",
  "dr",
  "dra",
  "prof",
  "dott",
  "डॉ",
  "no",
  "approx",
  "esp",
  "aka",
  "incl"
])

const firms = new Set(["co", "ltd", "inc", "bros", "corp", "llc", "plc", "jr", "sr", "st"])

/** `… except some of them`: what goes on in a small letter behind dots is of the same sentence. */
const isPause = (characters: ReadonlyArray<string>, at: number): boolean => {
  if (characters[at - 1] !== "." && characters[at + 1] !== ".") return false
  let next = at
  while (characters[next] === "." || characters[next] === " ") next++
  return /^\p{Ll}$/u.test(characters[next] ?? "")
}

const closers = new Set([")", "]", "}"])
/** `(Hide it.)`: the bracket that closes it is of the sentence that it ends. */
const isClosing = (characters: ReadonlyArray<string>, at: number, sentence: string): boolean =>
  closers.has(characters[at] ?? "") && !/[^\s([{][^([{]*[([{][^)\]}]*$/u.test(sentence)

const isBoundary = (characters: ReadonlyArray<string>, at: number, sentence: string): boolean => {
  const character = characters[at] ?? ""
  if (character === "\n" || always.has(character)) return true
  if (!ends.has(character)) return false
  const next = characters[at + 1]
  if (next !== undefined && !/^\s$/.test(next) && !ends.has(next) && !isClosing(characters, at + 1, sentence))
    return false
  if (character !== ".") return true
  if (isPause(characters, at)) return false
  const last = sentence
    .slice(sentence.lastIndexOf(" ") + 1)
    .replace(/^[([]+/u, "")
    .toLowerCase()
  // `Trailhead Supply Co. whenever they come up`
  if (firms.has(last) && /^\p{Ll}$/u.test(characters[at + 2] ?? "")) return false
  // `… and so on etc. I mean`
  if (last === "etc" && /^\p{Lu}$/u.test(characters[at + 2] ?? "")) return true
  return !abbreviations.has(last) || next === undefined || next === "\n"
}

/** Whether a question mark is among the marks that end a sentence, as in `?!`. */
const isAsked = (characters: ReadonlyArray<string>, at: number): boolean => {
  for (let next = at; ends.has(characters[next] ?? "") || characters[next] === " "; next++) {
    if (asking.has(characters[next] ?? "")) return true
  }
  return false
}

const bullets = new Set(["-", "–", "—", "*", "•", "·", "・", "●", "▪", "‣", "◦", ">", "+"])

const within = /^[([{](?<all>[^()[\]{}]*)[)\]}]$/u
const left = /^[([{](?=[^)\]}]*$)/u
const right = /(?<=^[^([{]*[\p{L}\p{N}.!?…"”'’])[)\]}]+$/u

/** Without the brackets around it, and without one that opens or closes in another sentence. */
const withoutBrackets = (sentence: string): string => {
  const whole = within.exec(sentence)?.groups?.["all"]
  return (
    whole ??
    sentence
      .replace(/^[)\]}]+/u, "")
      .replace(left, "")
      .replace(right, "")
  ).trim()
}

const withoutBullet = (sentence: string): Pick<Sentence, "text" | "listed"> => {
  const trimmed = sentence.trim()
  const first = Array.from(trimmed)[0] ?? ""
  if (bullets.has(first)) return { text: trimmed.slice(first.length).trim(), listed: true }
  const numbered = /^\d{1,2}[.)]\s*/.exec(trimmed)
  if (numbered === null) return { text: trimmed, listed: false }
  return { text: trimmed.slice(numbered[0].length).trim(), listed: true }
}

/** `Hide links, ok?` asks for no more than to be followed. */
const agreeing = /(?<=\p{L}|["”'’)]),? (?:ok|okay|yeah|alright|all right|right|deal|please|pls|plz)\?$/iu

/** Names stand behind it, and no instructions: `competitors: Kelda; Vela`. */
const naming =
  /^[^:;\n]{0,30}(?:competitors?|competition|rivals?|konkurrent(?:en)?|konkurrenz|mitbewerber|wettbewerber|concurrents?|competidor(?:es)?|concorrent(?:i|es?)|concurrenten|konkurenci|rakipler(?:imiz)?|競合|경쟁사)[^:;\n]{0,20}[:：][^:.!?\n]*$/i

/** What goes on in lower case behind them is the same sentence: `hide links... except ours`. */
const pauses = /("[^"\n]*"|“[^”\n]*”)|[ \t]*(?:\.{2,}|…)[ \t]*(?=\p{Ll})/gu

/** `We compete with Kelda and Vela – hide them`: the names are told, and what to do is said behind them. */
const rival = "[\\p{Lu}\\p{N}][\\p{L}\\p{N}'’&.-]*"
const rivalsTold = new RegExp(
  `((?:we compete (?:with|against)|our (?:(?:main|biggest|direct|only|local) )?(?:competitors?|rivals?|competition) (?:is|are)) (?-i:${rival}(?:(?:,? and |,? or |, | & | )${rival})*))(?: [–—-]+|,) (?=(?:(?:please|pls|so|just|always) )*(?:hide|remove|delete|block|ask|flag) (?<pointed>(?:it|them)[.!]?$)?)`,
  "giu"
)
/** Of names alone that are hidden the reader of one sentence knows which are everyday words. */
const withRivalsApart = (line: string): string =>
  line.replaceAll(rivalsTold, (_, told: string, pointed?: string) => `${told}${pointed === undefined ? "." : ","} `)

/** A place, a limit or a consequence in it makes something else of the whole: `no complaints hidden, no trust lost`. */
const item =
  "(?!(?:unless|except|if|when|only|but|without|on|in|under|from|at|by|to|during|here|this|these|hidden|lost|\\p{L}*ed)(?![\\p{L}\\p{N}'’-]))[\\p{L}\\p{N}'’-]+"
const refused = `no (?!exceptions?\\b|matter\\b|problem|need\\b|questions asked|one\\b|way\\b|thanks?\\b|but\\b)${item}(?: ${item}){0,3}`
/** `No vegan debates, no politics, no swearing`: one is followed where another is not. */
const allRefused = new RegExp(`^\\s*${refused}(?:,(?: and)? ${refused})+[.!]?\\s*$`, "iu")

/** `1) … 2) … 3) …` and `✅ … ❌ …` in one line are a list, each item on a line of its own; names are one list. */
const inLines = (text: string): string =>
  text.replaceAll(/\*\*|__|^#{1,6} +/gm, "").replaceAll(/^[^\n]*$/gm, (line) => {
    if (naming.test(line)) return withoutInlineBullets(line).replaceAll(/\s*[;|]\s*/g, ", ")
    if (allRefused.test(line)) return line.replaceAll(/,(?: and)? (?=no )/gi, ". ")
    if (/^\s*1[.)]\s/.test(line)) return line.replaceAll(/[,;]?\s(?=[2-9][.)]\s)/g, "\n")
    if (/^\s*[✅✔☑❌✖❎🚫⛔]/u.test(line)) return line.replaceAll(/[,;]?\s+(?=[✅✔☑❌✖❎🚫⛔])/gu, "\n")
    return withoutInlineBullets(withRivalsApart(line))
  })

/**
 * The sentences of guidance, without their end marks save that of a question: cut at `.`, `!`, `?`, `;` and line ends,
 * but never inside quotes, a domain, a number or a common abbreviation.
 */
export const sentencesIn = (text: string): ReadonlyArray<Sentence> => {
  const characters = Array.from(
    inLines(text.replaceAll("\r", "\n").replaceAll(pauses, (_, quoted?: string) => quoted ?? ", "))
  )
  const sentences: Array<Sentence> = []
  let sentence = ""
  let closing: string | null = null
  let continues = false
  let newlines = 0
  const finish = (mark = "") => {
    const { listed, text } = withoutBullet(sentence)
    const plain = withoutBrackets(text)
    const whole = `${plain}${mark === "?" ? mark : ""}`.replace(agreeing, "")
    if (/[\p{L}\p{N}]/u.test(whole)) {
      const open = mark === "\n" || mark === ""
      sentences.push({ text: whole, listed: listed || continues, apart: newlines > 1, open })
      newlines = 0
    }
    if (mark === "\n") newlines += 1
    continues = mark === ";"
    sentence = ""
    closing = null
  }
  characters.forEach((character, at) => {
    if (closing !== null) {
      if (character === closing) closing = null
      if (character === "\n") finish(character)
      else sentence += character
      return
    }
    if (/^\d{1,2}$/.test(sentence.trim()) && character === ".") sentence += character
    else if (isBoundary(characters, at, sentence)) finish(isAsked(characters, at) ? "?" : character)
    else {
      closing = opening.get(character) ?? null
      sentence += character
    }
  })
  finish()
  return answeredAtOnce(sentences)
}

/** Their texts alone. */
export const sentencesOf = (text: string): ReadonlyArray<string> => sentencesIn(text).map((sentence) => sentence.text)
