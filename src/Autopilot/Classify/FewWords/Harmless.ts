import type { TextReading } from "../../Features/Reading.ts"
import { wordsAsRead } from "../Classification/ByWords.ts"
import type { Classification } from "../Classification/Classifier.ts"
import harmless from "./HarmlessWords.json" with { type: "json" }
import { isPlainlyWritten } from "./Plainly.ts"

const words: ReadonlySet<string> = new Set(Object.values(harmless).flatMap(wordsAsRead))

/** What people write as a whole comment, of words that say more elsewhere. */
const phrases: ReadonlySet<string> = new Set([
  "goat",
  "the goat",
  "daddy",
  "zaddy",
  "hi guys",
  "hello guys",
  "hi all",
  "hi everyone",
  "hello everyone",
  "cash only",
  "shoot your shot",
  "come to brazil",
  "please come to brazil",
  "get out of here",
  "them",
  "all of them",
  "none of them",
  "every one of them",
  "both of them",
  // the black one
  "quella nera",
  "quello nero",
  "il nero",
  "la nera",
  "preto",
  "o preto",
  "a preta",
  "kaali wali",
  "kali wali"
])

/** More words may threaten, though each is harmless. */
const mostWords = 4

/**
 * Whether a comment is a few words that people write all day, in any language: `eu quero`, `いらない`. What judges comments
 * by pieces of their words makes anything of so few, a threat too.
 */
export const saysHarmlessWords = ({ text }: TextReading): boolean =>
  text.words.length > 0 &&
  text.words.length <= mostWords &&
  (text.words.every(({ kind, text: word }) => kind === "word" && words.has(word)) || phrases.has(text.canonical)) &&
  isPlainlyWritten(text.written.whole)

/** A classification of what says nothing against anybody and sells nothing: only a mood is left. */
export const withoutHarm = ({ language, scores }: Classification): Classification => ({
  language,
  scores: { scams: 0, spam: 0, hate: 0, profanity: 0, negative: scores.negative },
  evidence: []
})
