import { languageNamed } from "../../../Language/Names.ts"
import { stopWords } from "../../../Text/StopWords.ts"
import type { Effect, Rule } from "../../Policy.ts"
import { isQuoted } from "../Guards/Elsewhere.ts"
import { isHeldInEnglish } from "../Words/HeldInEnglish.ts"
import { tokensOf } from "../Words/Tokens.ts"
import { saidIn } from "./Effects.ts"
import { mayAskMore, tellsOfBrand } from "./Facts.ts"
import { inAnotherLanguage } from "./InAnyLanguage.ts"
import { type LanguageWords, lexicons } from "./LanguageWords.ts"
import { lex } from "./Lex.ts"
import { type ForeignWord, is, isUnknown, isUnlisted } from "./Lexed/ForeignWord.ts"
import { clausesOf, ofOthers, plainly, twoWaysOf, withoutUnknown } from "./Readings/Suggested.ts"
import { tellsOnly } from "./Reasons.ts"

const english = new Set((stopWords["en"] ?? "").split(/\s+/))
/** Words of instructions in English, some of which other languages have as well. */
const instructing = new Set(
  "hide hidden keep stay stays delete remove allow allowed leave block normal debate discussion comments comment posts anything everything welcome fine ok okay ask mention mentions about zero tolerance insults language links".split(
    " "
  )
)

/** Words of a sentence that English has, small, and those of its topics. */
const englishIn = (sentence: string): ReadonlySet<string> =>
  new Set(
    tokensOf(sentence).flatMap(({ _tag, text }) => {
      const words = text.toLowerCase().split(/[\s-]+/)
      const known = (word: string) => english.has(word) || instructing.has(word) || languageNamed(word) !== null
      return _tag === "topic" ? words : words.filter(known)
    })
  )

const lettersIn = (tokens: ReadonlyArray<ForeignWord>): number => tokens.reduce((sum, { text }) => sum + text.length, 0)

/** Less of a sentence tells no language. */
const least = 0.25
/** What a verb tells that says what to do. */
const told = 0.5
/** Nobody writes a plain instruction in so many characters. */
const longest = 400

interface Spoken {
  readonly lexicon: LanguageWords
  readonly tokens: ReadonlyArray<ForeignWord>
}

/** The language of which a sentence has the most words that English has not; null where English has more, or none has enough. */
const spokenIn = (sentence: string): Spoken | null => {
  if (sentence.length > longest || isHeldInEnglish(sentence)) return null
  const ours = englishIn(sentence)
  const isOurs = ({ text }: ForeignWord) =>
    text
      .toLowerCase()
      .split(/[\s-]+/)
      .every((word) => ours.has(word))
  let best: Spoken | null = null
  let most = 0
  for (const lexicon of lexicons()) {
    const tokens = lex(sentence, lexicon)
    const words = tokens.filter(({ cut, exact, kinds }) => cut === null && !exact && kinds.platform === undefined)
    const all = Math.max(1, lettersIn(words))
    const theirs = lettersIn(words.filter((token) => !isUnlisted(token) && !isOurs(token))) / all
    const english = lettersIn(words.filter((token) => isUnlisted(token) && isOurs(token))) / all
    const isTold = lexicon.writing !== "unspaced" && saidIn(words, false)?.by === "verb"
    const weight = theirs + (isTold ? told : 0)
    if (theirs >= least && weight > most && theirs > english) {
      most = weight
      best = { lexicon, tokens }
    }
  }
  return best
}

/** Whether a sentence in another language only tells something about the brand: `we answer them ourselves`. */
export const isFactInAnyLanguage = (sentence: string): boolean => {
  const spoken = spokenIn(sentence)
  if (spoken !== null && tellsOnly(spoken.tokens) && !mayAskMore(sentence)) return true
  return lexicons().every((lexicon) => tellsOfBrand(sentence, lex(sentence, lexicon)))
}

/** Whether a sentence in another language says nothing by itself, and limits the one before it: `except our own`. */
export const limitsInAnyLanguage = (sentence: string): boolean =>
  lexicons().some((lexicon) => {
    const [first, ...rest] = lex(sentence, lexicon)
    const last = rest.at(-1) ?? first
    return is(first, "except", "elsewhere") || is(last, "besides")
  }) && inAnotherLanguage(sentence, sentence) === null

/** Whether a sentence in another language only says something else of what was named before: `no, keep them`. */
export const takesBackInAnyLanguage = (sentence: string, effects: ReadonlyArray<Effect>): boolean =>
  lexicons().some((lexicon) => {
    const tokens = lex(sentence, lexicon)
    if (tokens.length === 0 || tokens.some((token) => isUnknown(token) || token.exact)) return false
    if (tokens.some((token) => is(token, "topic", "platform", "ads", "posts", "language", "rivals"))) return false
    const refuses = tokens.some((token) => is(token, "not", "none"))
    if (tokens.length < 2) return refuses
    // `no, keep them`
    const said = saidIn(is(tokens[0], "not") && tokens[1]?.cut === "," ? tokens.slice(2) : tokens, false)
    return said === undefined || said === null ? refuses : said.by !== "verb" || !effects.includes(said.effect)
  })

/** In Latin letters, Hindi shares many words with English, and these not. */
const hindi =
  /\p{Script=Devanagari}|(?<!\p{L})(?:mat|ko|ka|ki|ke|hai|hain|wal[aei]|nahin?|kar|karo|karein|karna|aur|dena|rehne|chhod|hamar[aei]|humse|mujhse|agar|koi|jo|unko|chahiye|wagairah|bhi|mein|ya)(?!\p{L})/iu

/** Why a sentence in another language is not read, with what works in that language; null for any other. */
export const whyInItsLanguage = (sentence: string): string | null => {
  const spoken = spokenIn(sentence)
  if (spoken === null) return null
  const { lexicon, tokens } = spoken
  if (lexicon.name === "Hindi" && !hindi.test(sentence)) return null
  const others = ofOthers(sentence, tokens, lexicon.name)
  if (others !== null) return others
  const { ask, hide, keep } = lexicon.examples
  const said = saidIn(tokens, false)
  const about = tokens.some((token) => is(token, "topic", "thing"))
  if (said !== null && said !== undefined && !about) {
    const example = { ask, hide, keep }[said.effect]
    const what = { ask: "ask about", hide: "hide", keep: "keep" }[said.effect]
    const part = partRead(sentence)
    return `it says to ${what} something, but not what in words that Steward can look for; ${part ?? `name a topic or put the words in quotes, as in “${example}”`}`
  }
  const first = tokens.filter(isUnlisted).map(({ text }) => `“${text}”`)
  const doubt =
    said === null && about
      ? "it is not clear what to do about it"
      : first.length > 0
        ? `it is not clear what ${first.slice(0, 3).join(", ")} means here, so none of it is followed`
        : `${twoWaysOf(tokens) ?? "it says more than one thing, and how they belong together is not told"}, so none of it is followed`
  const rest = withoutUnknown(sentence, tokens)
  const effect = said?.effect ?? null
  const plain = effect === null ? null : plainly(tokens, effect, lexicon.plain)
  const advice =
    partRead(sentence) ??
    (rest !== null && isRead(rest) ? `without that, “${rest}” is read` : null) ??
    (plain !== null && isRead(plain) ? `“${plain}” is read` : null) ??
    `write one plain instruction a sentence, for example “${hide}”, “${keep}” or “${ask}”`
  return `${doubt}; ${advice}`
}

const isRead = (sentence: string): boolean => {
  const said = inAnotherLanguage(sentence, sentence)
  return said !== null && said.problem === null && said.rules.length + said.competitors.length > 0
}

/** Of the parts of a sentence one that is read by itself. */
const partRead = (sentence: string): string | null => {
  const part = clausesOf(sentence).find(isRead)
  return part === undefined ? null : `by itself “${part}” is read`
}

const tellingWords = ["hide", "keep", "ask", "ban", "not", "none", "yes", "weak"] as const
/** Words that people say in any language. */
const anywhere = new Set("kick ban block delete stop filter mute ok okay online offline out bye hello no".split(" "))

const tells = (word: string): boolean =>
  !anywhere.has(word) &&
  lexicons().some(({ entries }) => tellingWords.some((kind) => entries.get(word)?.[kind] !== undefined))

/** Whether words to look for say what to do in another language: `no censuren opiniones`. */
export const tellsElsewhere = ({ source, terms }: Rule): boolean =>
  terms.some(
    (term) =>
      /^\p{Ll}+ \p{Ll}/u.test(term) &&
      source.toLowerCase().includes(term) &&
      !isQuoted(term, source) &&
      term.split(" ").some(tells)
  )
