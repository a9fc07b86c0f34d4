import { remembering } from "#src/Ground/Remembering.ts"
import type { Rule } from "../Policy.ts"
import type { Topic } from "../Topics.ts"
import { isFact, withoutHiding } from "./Facts.ts"
import { keepsInEnglish, withoutAddresses } from "./Following/Addresses.ts"
import { withoutKinds } from "./Following/LeftOut.ts"
import { opensCorrecting, opensExcepting, speaksOfOwn, withoutCorrecting } from "./Following/Openers.ts"
import { isRival } from "./Foreign/Competitors.ts"
import { saidIn, saysWhatToDo } from "./Foreign/Effects.ts"
import { inAnotherLanguage } from "./Foreign/InAnyLanguage.ts"
import { lexicons } from "./Foreign/LanguageWords.ts"
import { lex } from "./Foreign/Lex.ts"
import { is } from "./Foreign/Lexed/ForeignWord.ts"
import { instructionsIn } from "./Foreign/Read.ts"
import { isFactInAnyLanguage, limitsInAnyLanguage } from "./Foreign/Unread.ts"
import { withoutJudging } from "./Guards/Judging.ts"
import { inEnglish } from "./InEnglish.ts"
import { isEnglish } from "./Speech/English.ts"
import type { ReadSentence } from "./Words/ReadSentence.ts"

type Rules = ReadonlyArray<Rule>

const lowered = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll}+[ ,])/u, (first) => first.toLowerCase())

/** `Not questions`, and `questions not`, which say no by nothing else. */
const onlyDenies = remembering(
  200,
  (sentence: string): boolean =>
    /^(?!.*\b(?:do|does|should|must|please)\b)[^,]{2,40} not$/iu.test(sentence) ||
    /^not (?!even\b)(?!.*\b(?:hide|keep|delete|remove|ask|allowed|ok|okay|fine|welcome)\b)/iu.test(sentence) ||
    lexicons().some((lexicon) => {
      const tokens = lex(sentence, lexicon)
      const said = tokens.filter((token) => !is(token, "filler"))
      const tells = tokens.some((token) => (saysWhatToDo(token, tokens) && !is(token, "topic")) || is(token, "want"))
      if (tokens.length > 1 && (is(said[0], "not") || is(said.at(-1), "not"))) return !tells
      return instructionsIn(tokens, lexicon)?.every(({ by }) => by === "not") === true
    })
)

const areHidden = (rules: Rules): boolean => rules.length > 0 && rules.every(({ effect }) => effect === "hide")

const excepts = (sentence: string, before: Rules): boolean =>
  opensExcepting(sentence) || limitsInAnyLanguage(sentence) || (areHidden(before) && onlyDenies(sentence))

const refuses = /^\p{L}+,? (?:not?|none|only|just)\b/iu
const areKept = (rules: Rules): boolean => rules.length > 0 && rules.every(({ effect }) => effect === "keep")

/** Whether a sentence says what to do about what it names itself; behind what is kept `but no links` does so, too. */
const standsAlone = (given: string, before: Rules): boolean => {
  const sentence = withoutCorrecting(given)
  const english = inEnglish(sentence, sentence)
  if (english._tag === "read" && english.value.rules.length > 0 && (areKept(before) || !refuses.test(sentence)))
    return true
  return lexicons().some((lexicon) =>
    instructionsIn(lex(sentence, lexicon), lexicon)?.every(
      ({ by }) => by === "verb" || (by === "none" && areKept(before))
    )
  )
}

/** Whether a sentence can only be meant of the one before it: `But not on Facebook`. */
export const isExceptionAlone = (sentence: string, before: Rules): boolean =>
  (opensExcepting(sentence) || (areHidden(before) && onlyDenies(sentence))) && !standsAlone(sentence, before)

const isSame = (one: ReadonlyArray<string>, other: ReadonlyArray<string>) => one.join("\n") === other.join("\n")

/** `Our competitor is Kelda. Hide what names it.` */
const hidingThem = (first: ReadSentence, both: string, source: string): ReadSentence | null => {
  if (first.competitors.length === 0 || first.rules.length > 0) return null
  const foreign = inAnotherLanguage(both, source)
  if (foreign !== null) {
    const hides = foreign.problem === null && foreign.rules.length > 0
    return hides && isSame(foreign.competitors, first.competitors) ? foreign : null
  }
  if (!withoutHiding(both).hides) return null
  const reading = inEnglish(both, source)
  return reading._tag === "read" && isSame(reading.value.competitors, first.competitors) ? reading.value : null
}

const namesRivals = (sentence: string): boolean => lexicons().some((lexicon) => lex(sentence, lexicon).some(isRival))

/** `My rival is Kelda. Hide what names it`, where one name alone is told by what is said of it. */
export const namedWithNext = (said: string, next: string, source: string): ReadSentence | null => {
  if (isEnglish(source) || !(namesRivals(said) || namesRivals(next))) return null
  const both = inAnotherLanguage(`${said}, ${lowered(next)}`, source)
  return both !== null && both.problem === null && both.competitors.length > 0 && both.rules.length > 0 ? both : null
}

const withNext = (first: ReadSentence, said: string, next: string, source: string): ReadSentence | null => {
  const both = `${said}, ${lowered(next)}`
  const hiding = hidingThem(first, both, source)
  if (hiding !== null) return hiding
  const rules = withoutAddresses(first.rules, next)
  if (rules !== null) return { ...first, rules }
  if (first.rules.length === 0 || !excepts(next, first.rules) || standsAlone(next, first.rules)) return null
  const foreign = inAnotherLanguage(both, source)
  if (foreign !== null && foreign.problem === null && foreign.rules.length >= first.rules.length) return foreign
  const left = first.competitors.length === 0 ? withoutKinds(first.rules, next) : null
  if (left !== null) return { ...first, rules: left }
  const english = /^not /iu.test(next) ? inEnglish(`${said}, but ${lowered(next)}`, source) : null
  return english?._tag === "read" && english.value.rules.length > 0 ? english.value : null
}

/** What a sentence says together with those behind it that go on about it, and how many these are. */
export const continued = (
  first: ReadSentence,
  said: string,
  source: string,
  following: ReadonlyArray<string>
): { readonly said: ReadSentence; readonly sentences: number } => {
  let reading = first
  let spoken = said
  let sentences = 0
  for (const next of following) {
    const more = withNext(reading, spoken, next, source)
    if (more === null) break
    reading = more
    spoken = `${spoken}, ${lowered(next)}`
    sentences++
  }
  return { said: { ...reading, rules: withoutJudging(reading.rules, spoken) }, sentences }
}

/** Of these the brand has its own. */
const owned: ReadonlySet<Topic> = new Set<Topic>(["links", "contact", "discount", "media", "tag", "spam"])

/** Whether a sentence speaks of what these rules do not, `this link is fine` behind what hides phone numbers. */
const namesOthers = (rules: Rules, next: string): boolean =>
  lexicons().some((lexicon) => {
    const named = lex(next, lexicon).flatMap(({ kinds }) => (kinds.topic === undefined ? [] : [kinds.topic]))
    return named.length > 0 && !rules.some(({ topics }) => topics.some((topic) => named.includes(topic)))
  })

/** `Ours is fine`, behind what hides all of them. */
const sparesOwn = (rules: Rules, next: string): boolean => {
  if (!speaksOfOwn(next)) return false
  if (!rules.some(({ effect, topics }) => effect === "hide" && topics.some((topic) => owned.has(topic)))) return false
  if (inEnglish(next, next)._tag === "read" || inAnotherLanguage(next, next) !== null || namesOthers(rules, next))
    return false
  return keepsInEnglish.test(next) || lexicons().some((lexicon) => saidIn(lex(next, lexicon), false)?.effect === "keep")
}

/** Whether a sentence that could not be read takes something out of these rules, so that they do not hold as they are. */
export const isLostException = ({ competitors, rules }: ReadSentence, next: string): boolean => {
  const said = next.replace(/^(?:but|however),? /iu, "")
  if (rules.length + competitors.length === 0) return false
  if (!limitsInAnyLanguage(next) && (isFact(said) || isFactInAnyLanguage(next))) return false
  return sparesOwn(rules, next) || ((excepts(next, rules) || opensCorrecting(next)) && !standsAlone(next, rules))
}
