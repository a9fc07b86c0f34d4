import { LeastRecentlyUsed } from "#src/Ground/LeastRecentlyUsed.ts"
import { hidingProblem, namesProblem } from "../CompetitorNames.ts"
import { withParticles } from "../Languages/NameParticles.ts"
import { everywhere, isEverywhere } from "../Place.ts"
import type { Rule } from "../Policy.ts"
import { inAnother, isOfAnother } from "./Beyond/InAnother.ts"
import { competitorsOf, withoutHiding } from "./Facts.ts"
import { ofNothingNamed, pointsAlone } from "./Following/PointsAlone.ts"
import { askedInstead } from "./Guards/AskedInstead.ts"
import { asksTooMuch, ofAllThere } from "./Guards/BeforeHiding.ts"
import { keepsTooMuch } from "./Guards/KeepsTooMuch.ts"
import { keptEven } from "./Guards/KeptEven.ts"
import { withoutDoubtful } from "./Guards/OnlyKept.ts"
import { learnedRules } from "./Learned/Learned.ts"
import { readMeasured } from "./Measured/Measured.ts"
import { readAllUnderPosts } from "./Only/AllUnderPosts.ts"
import { withSwearing } from "./Only/EvenSwearing.ts"
import { readOnlyIf } from "./Only/OnlyIf.ts"
import { readSaidOfEach } from "./Only/SaidOfEach.ts"
import { readPlainly } from "./Plainer/Read.ts"
import { isReadOtherwise, ofOtherWords } from "./Plainer/ReadOtherwise.ts"
import { isNoOfEither, withNoCarried } from "./Rewrites/CarriedNo.ts"
import { askedWhen } from "./Rewrites/PassedOn.ts"
import { plainForm } from "./Rewrites/PlainForm.ts"
import { rulesOfSentence } from "./Rules.ts"
import { isReason } from "./Speech/Reasons.ts"
import { spokenRules } from "./Speech/Spoken.ts"
import { withTalkOf } from "./TalkOf.ts"
import { better, plainest, whyNot } from "./Unread.ts"
import { ofWhom } from "./Words/KeptInsults.ts"
import { spelt } from "./Words/Misspellings.ts"
import { withoutRole } from "./Words/PersonNames.ts"
import { type ReadPart, read, unread } from "./Words/ReadPart.ts"
import type { ReadSentence } from "./Words/ReadSentence.ts"
import { type SentenceToken, tokensOf } from "./Words/Tokens.ts"

/** Words and names of one sentence that are read: what reading one costs grows faster than its length. */
const longestSentence = 300
/** Characters of one: longer ones have more words than that, and are not even looked at. */
const longestText = 4000
const tooLong = "it is too long to be read as one sentence; split it into several"
const mentioning =
  /\b(?:mention(?:s|ing|ed)?|promot(?:e|es|ing)|plug(?:s|ging)?|advertis(?:e|es|ing)|recommend(?:s|ing)?)\b/i

const hidingNames = (names: ReadonlyArray<string>, source: string): Rule => ({
  effect: "hide",
  topics: [],
  terms: names,
  ...everywhere,
  except: [],
  exceptIn: [],
  source
})

/** Names whose mentions are to be hidden are competitors, as far as a mention of them tells. */
const hiddenNames = (rules: ReadonlyArray<Rule>, tokens: ReadonlyArray<SentenceToken>, sentence: string) => {
  if (!mentioning.test(sentence)) return []
  const quoted = new Set(tokens.flatMap((token) => (token._tag === "term" && token.quoted ? [token.text] : [])))
  return rules
    .filter((rule) => rule.effect === "hide" && rule.topics.length === 0 && rule.except.length === 0)
    .filter((rule) => isEverywhere(rule) && rule.exceptIn.length === 0)
    .flatMap((rule) => rule.terms.filter((term) => !quoted.has(term) && !term.startsWith("#")))
}

const contradicted = unread("it says to hide and to keep the same; name what to hide and what to keep apart")

/** `Emails are ok, phone numbers are not`: both are contact details, and cannot be told apart. */
const isContradicted = (rules: ReadonlyArray<Rule>, tokens: ReadonlyArray<SentenceToken>): boolean => {
  const named = tokens.filter((token) => token._tag === "topic")
  const inOtherWords = ({ text, topic }: (typeof named)[number]) =>
    named.some((other) => other.topic === topic && other.text.toLowerCase() !== text.toLowerCase())
  if (!named.some(inOtherWords)) return false
  const whole = rules.filter(({ except, exceptIn }) => except.length + exceptIn.length === 0)
  const about = Map.groupBy(whole, ({ effect: _, ...rest }) => JSON.stringify(rest))
  return [...about.values()].some((same) => new Set(same.map(({ effect }) => effect)).size > 1)
}

/** What a sentence says in the words of `said`, read step by step. */
const stepwise = (said: string, sentence: string): ReadPart<ReadSentence> => {
  if (said.length > longestText) return unread(tooLong)
  const plain = plainForm(said)
  const { hides, naming } = withoutHiding(plain)
  const names = competitorsOf(naming)
  if (names?._tag === "read") {
    const problem = (hides ? hidingProblem : namesProblem)(names.value)
    if (problem !== null) return unread(problem)
    return read({ competitors: names.value, rules: hides ? [hidingNames(names.value, sentence)] : [] })
  }
  const tokens = tokensOf(plain)
  const why = tokens.length > longestSentence ? tooLong : (names?.why ?? whyNot(sentence))
  if (why !== null) return unread(why)
  const reading = rulesOfSentence(tokens, sentence)
  if (reading._tag === "unread") return reading
  if (isContradicted(reading.value, tokens)) return contradicted
  const hidden = hiddenNames(reading.value, tokens, plain)
  const unnamed = hidingProblem(hidden)
  return unnamed === null ? read({ rules: reading.value, competitors: hidden }) : unread(unnamed)
}

/** `Unless they are not about delivery` */
const twice =
  /\bunless (?:it|they|those|these|that|this|the comments?)(?: is| are|['’](?:s|re))? (?:not|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t)\b|\bunless (?:it|they)(?: is|are)n['’]t\b/iu
const twiceNo = unread('it says no twice; say what is left out, as in "unless they are about delivery"')
/** All in capitals: none of them is of a name. */
const isShouted = (text: string): boolean => !/\p{Ll}/u.test(text) && /\p{Lu}{2,} \p{Lu}{2,}/u.test(text)
const noOfEither = unread("it is not clear which part the no belongs to; write a sentence for each part")

/** What a sentence in English says: read step by step, and where that fails as people speak, last with its spelling mended. */
export const byHand = (given: string, sentence: string): ReadPart<ReadSentence> => {
  const said = withNoCarried(isShouted(given) ? given.toLowerCase() : given)
  if (isNoOfEither(said)) return noOfEither
  if (twice.test(said)) return twiceNo
  const first = stepwise(said, sentence)
  if (first._tag === "read" || first.why === tooLong || whyNot(sentence) !== null) return first
  const spoken = spokenRules(said, sentence)
  if (spoken._tag === "read") return read({ rules: spoken.value, competitors: [] })
  const mended = spelt(said)
  const again = mended === said ? spoken : spokenRules(mended, sentence)
  if (again._tag === "read") return read({ rules: again.value, competitors: [] })
  const asked = askedWhen(said)
  if (asked !== said) return byHand(asked, sentence)
  return unread(plainest(said, first.why, spoken.why, isReason(said, false)))
}

/** It is not clear, or cannot be done, and a guess would make it neither. */
const decided =
  /in two ways|which part|belongs? to|two places|could be the network|handle alone|hide and to keep|belong together|about your brand|reports what somebody|who asks for|exception tells|leaves out|twice|whom an insult|cannot keep|speak of|not hateful|by their names|too short|too long|times;|how to reply|sends replies|in doubt|nothing has to be said|may stay/u

const isOpen = (why: string, sentence: string): boolean => !decided.test(why) && whyNot(sentence) === null

/** What those who read by hand report back is read as it was learnt, if it is no more than unknown to them. */
const asLearnt = (given: string, sentence: string): ReadPart<ReadSentence> => {
  const reading = byHand(given, sentence)
  if (reading._tag === "read" && isReadOtherwise(given, reading.value.rules)) return unread(ofOtherWords)
  if (reading._tag === "read" || !isOpen(reading.why, sentence) || better(given, "") !== "") return reading
  const learned = learnedRules(given, sentence)
  if (learned._tag === "unread" || isReadOtherwise(given, learned.value)) return reading
  return read({ rules: learned.value, competitors: [] })
}

/** In other words it may speak of no writer, and of no place. */
const byAll = /handle alone|by their names|belongs to|could be the network/u
const inOneWay = readPlainly(
  asLearnt,
  (why, sentence) => whyNot(sentence) === null && (byAll.test(why) || isOpen(why, sentence))
)

/** `Dr. Paws` is a shop, where it competes. */
const competing = /\b(?:competit\p{L}+|rivals?|brands?|shops?|stores?)\b/iu

/** Persons are looked for by their names alone, and are no competitors. */
const byNameAlone = (said: ReadSentence, sentence: string): ReadSentence => {
  if (competing.test(sentence)) return said
  return {
    competitors: said.competitors.filter((name) => withoutRole(name, sentence) === name),
    rules: said.rules.map((rule) => ({ ...rule, terms: rule.terms.map((term) => withoutRole(term, sentence)) }))
  }
}

const readWithoutHarm = (said: string, sentence: string): ReadPart<ReadSentence> => {
  const reading = inOneWay(said, sentence)
  if (reading._tag === "unread") return reading
  if (isOfAnother(reading.value, sentence)) return inAnother
  if (pointsAlone(sentence, reading.value.rules)) return ofNothingNamed
  const even = keptEven(said, reading.value.rules) ?? askedInstead(said, reading.value.rules)
  if (even !== null) return unread(even)
  if (asksTooMuch(said, reading.value.rules)) return unread(ofAllThere)
  const talk = withTalkOf(reading.value.rules, said)
  const rules = talk._tag === "unread" ? talk : withoutDoubtful(talk.value)
  if (rules._tag === "unread") return rules
  const whole = byNameAlone({ ...reading.value, rules: rules.value }, sentence)
  return keepsTooMuch(whole, sentence) || keepsTooMuch(whole, said)
    ? ofWhom
    : read({ ...whole, rules: withSwearing(whole.rules, sentence) })
}

const mostRemembered = 500
/** Readings remembered: while guidance is typed, all but one sentence are read again. */
const before = new LeastRecentlyUsed<ReadPart<ReadSentence>>(mostRemembered)

/** What a sentence in English says, unless it would keep insults of other people as well. */
export const inEnglish = (said: string, sentence: string): ReadPart<ReadSentence> => {
  const key = `${said}\n${sentence}`
  const known = before.get(key)
  if (known !== undefined) return known
  const plain = withParticles(said)
  const reading =
    readAllUnderPosts(plain, sentence, readWithoutHarm) ??
    readMeasured(plain, sentence, readWithoutHarm) ??
    readSaidOfEach(plain, sentence, readWithoutHarm) ??
    readWithoutHarm(plain, sentence)
  return before.keep(key, reading._tag === "read" ? reading : (readOnlyIf(plain, sentence, readWithoutHarm) ?? reading))
}

/** What two sentences say of which the second speaks about the first: `We are fed up with riddles. Hide them.` */
export const inTwo = (first: string, second: string, source: string): ReadPart<ReadSentence> => {
  const both = `${first}, ${second}`
  const spoken = spokenRules(both, source)
  return spoken._tag === "unread" ? inEnglish(both, source) : read({ rules: spoken.value, competitors: [] })
}
