import { hidingProblem, namesProblem } from "../CompetitorNames.ts"
import { everywhere, isEverywhere } from "../Place.ts"
import { compilerVersion, type Policy, type Rule } from "../Policy.ts"
import { competitorsOf, isFact, withoutHiding } from "./Facts.ts"
import { inAnotherLanguage } from "./Foreign/InAnyLanguage.ts"
import { isFactInAnyLanguage, limitsInAnyLanguage, whyInItsLanguage } from "./Foreign/Unread.ts"
import { type Headed, headed, isNegating } from "./Headings.ts"
import { asksAnyway, inDoubt } from "./InDoubt.ts"
import { plainForm } from "./PlainForm.ts"
import { denial, isRequest, withoutRequest } from "./Requests.ts"
import { retold } from "./Retold.ts"
import { rulesOfSentence } from "./Rules.ts"
import { sentencesIn, sentencesOf } from "./Sentences.ts"
import { type ReadPart, read, unread } from "./Targets.ts"
import { type SentenceToken, tokensOf } from "./Words/Tokens.ts"

const replying = /^(?:please\s+)?(?:always\s+)?(?:reply|answer|respond|thank|tell|write|say|sound|use)\b/i
const byLanguage = /\b(?:comments?|posts?|anything|everything)\b.*\bin\s+\p{Lu}|\b(?:language|languages)\b/u
const wayOfSpeaking = /\b(?:bad|foul|strong|vulgar|obscene|hateful|rude|offensive) language\b/i
const ofLanguage =
  'write the language by its name, as in "Hide comments in Russian" or "Hide comments that are not in English"'
const byWriter =
  /\b(?:comments?|posts?|posted|written|anything|everything|messages?|replies|links|stuff) (?:from|by) |\b(?:verified|fake|new|private|anonymous|competitor|official|bot) (?:accounts?|profiles?|users?|people)\b|\b(?:our|my) (?:own )?(?:employees?|staff|team(?: members)?|ambassadors?|influencers?|moderators?|admins?) (?:may|can|should|must|are|comments?|write|post)\b/iu
const ofWriter =
  'Steward knows who wrote a comment by the handle alone; name the handles, as in "Hide links by @dana", or say what these comments contain'
/** Words and names of one sentence that are read: what reading one costs grows faster than its length. */
const longestSentence = 300
/** Characters of one: longer ones have more words than that, and are not even looked at. */
const longestText = 4000
const tooLong = "it is too long to be read as one sentence; split it into several"
const question = 'it is a question; say what to do, starting with "hide", "keep" or "ask me about"'
const greeting =
  /^(?:really|seriously|no exceptions|period|full stop|all of (?:it|them)|simple as that|that['’]?s (?:it|all)|always|ok|okay|please|cheers mate|hello|hi|hey|good (?:morning|afternoon|evening)|dear (?:team|steward)|thanks|thank you|many thanks|cheers|best|kind regards|best regards)(?: (?:there|all|everyone|team|steward|so much|very much|a lot|in advance|again))*$/i
const mentioning =
  /\b(?:mention(?:s|ing|ed)?|promot(?:e|es|ing)|plug(?:s|ging)?|advertis(?:e|es|ing)|recommend(?:s|ing)?)\b/i

/** `Hide links. But not on Facebook.`: the second limits the first, and says nothing alone. */
const limiting =
  /^(?:jk|just kidding|kidding|joking|scratch that|never ?mind|on second thoughts?)\b|^(?:but\s+)?(?:(?:not|never|only|just)\s+(?:on|under|in|if|when|for|from)|except|exceptions?|unless)\b[^,]*$/i

const hidingNames = (names: ReadonlyArray<string>, source: string): Rule => ({
  effect: "hide",
  topics: [],
  terms: names,
  ...everywhere,
  except: [],
  exceptIn: [],
  source
})

/** What stands behind a sentence may turn it round: `Hide complaints? No.` */
const whyAlone = (sentence: string, next: string | undefined): string | null => {
  if (sentence.endsWith("?")) {
    const granted = isRequest(sentence) && (next === undefined || !denial.test(next))
    return granted ? null : question
  }
  if (next === undefined || !(limiting.test(next) || limitsInAnyLanguage(next))) return null
  return `the next sentence, “${next}”, limits it; write both as one sentence`
}

const path = /^(?:[a-z]:)?[\\/.~]*(?:[\w .-]+[\\/])*[\w-]+\.(?:txt|md|json|ya?ml|csv|docx?|pdf|rtf|html?)$/i

const whyNot = (sentence: string): string | null => {
  if (inDoubt.test(sentence)) return asksAnyway
  if (path.test(sentence)) return "it looks like the name of a file; send the text that stands in it"
  if (replying.test(sentence)) return "guidance does not control replies; the setting for answering questions does"
  return null
}

/** Of a sentence that was not read, what would work in place of what it may mean. */
const better = (sentence: string, why: string): string => {
  if (/["“#@]/.test(sentence)) return why
  if (byLanguage.test(sentence.replace(wayOfSpeaking, ""))) return ofLanguage
  return byWriter.test(sentence) ? ofWriter : why
}

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

/** What stands under a heading that is not understood may be meant the other way round, or for some comments only. */
const lostUnder = (heading: string) =>
  `it stands under “${heading.replace(/:$/, "")}”, which Steward does not understand; write it as a sentence of its own`

/** A heading that is not understood, with the line that follows it. */
interface Lost {
  readonly heading: Headed
  readonly first: Headed | undefined
}

/**
 * What is under a heading: the list that follows, and behind a colon each line up to an empty one; up to the next heading
 * where an empty line follows the heading as well.
 */
const isUnder = ({ first, heading }: Lost, sentence: Headed): boolean => {
  if (sentence.listed || sentence === first) return true
  if (!heading.text.endsWith(":") || sentence.text.endsWith(":")) return false
  return !sentence.apart || (first?.apart === true && !first.listed)
}

/** Whether what follows may be meant as this one says. */
const isHeading = ({ listed, open, text }: Headed, next: Headed | undefined): boolean =>
  text.endsWith(":") || (open && isNegating(text)) || (next?.listed === true && !listed && (open || text.includes(":")))

interface Said {
  readonly rules: ReadonlyArray<Rule>
  readonly competitors: ReadonlyArray<string>
}

/** What a sentence in English says, in the words of `said`. */
const english = (said: string, sentence: string): ReadPart<Said> => {
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

/**
 * Guidance in plain words as rules. Each sentence is compiled whole or reported back whole with the reason: a
 * sentence half understood would do something nobody asked for. The same text always compiles to the same policy.
 */
export const compile = (guidance: string): Policy => {
  const rules: Array<Rule> = []
  const competitors = new Set<string>()
  const facts: Array<string> = []
  const unclear: Array<{ readonly text: string; readonly why: string }> = []
  const sentences = headed(sentencesIn(guidance))
  let lost: Lost | null = null
  for (const [at, one] of sentences.entries()) {
    const { said, text: sentence, why } = one
    if (lost !== null && !isUnder(lost, one)) lost = null
    if (said === null || (greeting.test(sentence) && !sentence.endsWith(":"))) continue
    const beyond = why ?? (lost === null ? null : lostUnder(lost.heading.text))
    if (beyond !== null) {
      unclear.push({ text: sentence, why: beyond })
      continue
    }
    const alone = whyAlone(sentence, sentences[at + 1]?.text)
    if (alone !== null) {
      unclear.push({ text: sentence, why: alone })
      continue
    }
    const asked = withoutRequest(said)
    const elsewhere = inAnotherLanguage(asked, sentence)
    if (elsewhere !== null) {
      if (elsewhere.problem === null) {
        rules.push(...elsewhere.rules)
        for (const name of elsewhere.competitors) competitors.add(name)
      } else unclear.push({ text: sentence, why: elsewhere.problem })
      continue
    }
    if (isFact(sentence) && competitorsOf(plainForm(asked)) === null) {
      facts.push(sentence)
      continue
    }
    const first = english(asked, sentence)
    const again =
      first._tag === "read" || first.why === tooLong ? null : retold(asked).map((other) => english(other, sentence))
    const reading = again?.find(({ _tag }) => _tag === "read") ?? first
    if (reading._tag === "unread" && isFactInAnyLanguage(sentence)) facts.push(sentence)
    else if (reading._tag === "unread") {
      unclear.push({ text: sentence, why: whyInItsLanguage(sentence) ?? better(sentence, reading.why) })
      const first = sentences[at + 1]
      if (isHeading(one, first)) lost = { heading: one, first }
    } else {
      rules.push(...reading.value.rules)
      for (const name of reading.value.competitors) competitors.add(name)
    }
  }
  return { compiler: compilerVersion, rules, competitors: [...competitors], facts, unclear }
}

/** A policy whose rules stand in the order of the sentences they were made from, wherever they were read. */
export const inOrder = (policy: Policy, guidance: string): Policy => {
  const sentences = sentencesOf(guidance)
  const place = ({ source }: Rule) => sentences.indexOf(source)
  return { ...policy, rules: policy.rules.toSorted((one, other) => place(one) - place(other)) }
}
