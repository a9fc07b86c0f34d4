import { compilerVersion, type Policy, type Rule } from "../Policy.ts"
import { competitorsOf, isFact } from "./Facts.ts"
import { inAnotherLanguage } from "./Foreign/InAnyLanguage.ts"
import { isForATimeInAnyLanguage } from "./Foreign/Times.ts"
import { isFactInAnyLanguage, whyInItsLanguage } from "./Foreign/Unread.ts"
import { headed } from "./Headings.ts"
import { inEnglish } from "./InEnglish.ts"
import { endsRefusing, isBroken, isHeading, isUnder, type Lost, lostUnder } from "./Lost.ts"
import { withNext } from "./Next.ts"
import { withoutRequest } from "./Requests.ts"
import { plainForm } from "./Rewrites/PlainForm.ts"
import { sentencesIn, sentencesOf } from "./Sentences.ts"
import { isEnglish } from "./Speech/English.ts"
import { isTakenBack, whyTakenBack } from "./TakenBack.ts"
import { untimed } from "./Times.ts"
import { better, whyAlone } from "./Unread.ts"

const greeting =
  /^(?:really|seriously|no exceptions|period|full stop|all of (?:it|them)|simple as that|that['’]?s (?:it|all)|always|ok|okay|please|cheers mate|hello|hi|hey|good (?:morning|afternoon|evening)|dear (?:team|steward)|thanks|thank you|many thanks|cheers|best|kind regards|best regards)(?: (?:there|all|everyone|team|steward|so much|very much|a lot|in advance|again))*$/i

const unfinished = "its line ends before it says what is not to be done; write it in one line"
const nothingBefore = "it takes back what the sentence before it says; say what is wanted in one sentence"

/** `Remove body shaming` is Portuguese as well: what English reads, and another language only by words of its own, is English. */
const inOther = (asked: string, sentence: string): ReturnType<typeof inAnotherLanguage> => {
  const foreign = inAnotherLanguage(asked, sentence)
  const written = sentence.toLowerCase()
  const stands = foreign?.rules.every(({ terms }) => terms.every((term) => written.includes(term.toLowerCase())))
  return stands === false && inEnglish(asked, sentence)._tag === "read" ? null : foreign
}

const whyOf = (sentence: string, why: string): string =>
  isForATimeInAnyLanguage(sentence)
    ? untimed
    : ((isEnglish(sentence) ? null : whyInItsLanguage(sentence)) ?? better(sentence, why))

/**
 * Guidance in plain words as rules. Each sentence is compiled whole or reported back whole with the reason: a
 * sentence half understood would do something nobody asked for. The same text always compiles to the same policy.
 */
export const compile = (guidance: string): Policy => {
  const rules: Array<Rule> = []
  const competitors = new Set<string>()
  const namings: Array<Policy["namings"][number]> = []
  const facts: Array<string> = []
  const unclear: Array<{ readonly text: string; readonly why: string }> = []
  const sentences = headed(sentencesIn(guidance))
  let lost: Lost | null = null
  const joined = new Set<number>()
  for (const [at, one] of sentences.entries()) {
    if (joined.has(at)) continue
    const { said, text: sentence, why } = one
    if (lost !== null && !isUnder(lost, one)) lost = null
    if (said === null || (greeting.test(sentence) && !sentence.endsWith(":"))) continue
    const beyond = why ?? (lost === null ? null : lostUnder(lost.heading.text))
    if (beyond !== null) {
      unclear.push({ text: sentence, why: beyond })
      const first = sentences[at + 1]
      if (lost !== null && isBroken(one, first)) lost = { heading: lost.heading, first }
      continue
    }
    if (endsRefusing(one, sentences[at + 1])) {
      unclear.push({ text: sentence, why: unfinished })
      lost = { heading: one, first: sentences[at + 1] }
      continue
    }
    const asked = withoutRequest(said)
    const next = sentences[at + 1]
    const foreign = inOther(asked, sentence)
    const both = foreign !== null || sentence.endsWith("?") ? null : withNext(asked, next?.said ?? null, sentence)
    const alone = both === null ? whyAlone(sentence, next?.text) : null
    if (alone !== null) {
      unclear.push({ text: sentence, why: alone })
      continue
    }
    /** Leaves both out where the next takes this one back. */
    const isLeftOut = (made: ReadonlyArray<Rule>): boolean => {
      const after = sentences[at + 2]
      if (next === undefined || next.said === null || isHeading(next, after) || isBroken(next, after)) return false
      if (!isTakenBack([...new Set(made.map(({ effect }) => effect))], next.text)) return false
      unclear.push({ text: sentence, why: whyTakenBack(next.text) }, { text: next.text, why: nothingBefore })
      joined.add(at + 1)
      return true
    }
    // `Competitors: Kelda` is English first: what follows may go on about them
    const named = foreign !== null && foreign.competitors.length > 0 && foreign.rules.length === 0
    const elsewhere = named && competitorsOf(plainForm(asked))?._tag === "read" ? null : foreign
    if (elsewhere !== null) {
      if (elsewhere.problem === null && isLeftOut(elsewhere.rules)) continue
      if (elsewhere.problem === null) {
        rules.push(...elsewhere.rules)
        for (const name of elsewhere.competitors) competitors.add(name)
        if (elsewhere.competitors.length > 0) namings.push({ text: sentence, names: elsewhere.competitors })
      } else unclear.push({ text: sentence, why: elsewhere.problem })
      continue
    }
    if (both === null && isFact(sentence) && competitorsOf(plainForm(asked)) === null) {
      facts.push(sentence)
      continue
    }
    if (both !== null) joined.add(at + 1)
    const reading = both ?? inEnglish(asked, sentence)
    if (both === null && reading._tag === "read" && isLeftOut(reading.value.rules)) continue
    if (reading._tag === "unread" && !isEnglish(sentence) && isFactInAnyLanguage(sentence)) facts.push(sentence)
    else if (reading._tag === "unread") {
      unclear.push({ text: sentence, why: whyOf(sentence, reading.why) })
      const first = sentences[at + 1]
      if (isHeading(one, first) || isBroken(one, first)) lost = { heading: one, first }
    } else {
      rules.push(...reading.value.rules)
      for (const name of reading.value.competitors) competitors.add(name)
      if (reading.value.competitors.length > 0) namings.push({ text: sentence, names: reading.value.competitors })
    }
  }
  return { compiler: compilerVersion, rules, competitors: [...competitors], namings, facts, unclear }
}

/** A policy whose rules stand in the order of the sentences they were made from, wherever they were read. */
export const inOrder = (policy: Policy, guidance: string): Policy => {
  const sentences = sentencesOf(guidance)
  const place = ({ source }: Rule) => sentences.indexOf(source)
  return { ...policy, rules: policy.rules.toSorted((one, other) => place(one) - place(other)) }
}
