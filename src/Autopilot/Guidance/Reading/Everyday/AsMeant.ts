import { dehumanising, insults, slander } from "../../../WordLists/Hostility.ts"
import { wordsOfThing } from "../../Languages/EnglishThings.ts"
import type { Rule } from "../../Policy.ts"
import { spokenSubjects } from "../../SubjectWords/SpokenSubjects.ts"
import { isToTheLetter } from "../../TermPatterns.ts"
import { type Topic, topicNamed } from "../../Topics.ts"
import type { ReadSentence } from "../Words/ReadSentence.ts"
import { adjectives } from "./Adjectives.ts"

const rude = new Set([insults, slander, dehumanising].join(" ").trim().split(/\s+/))

/** `Call our drivers liars` */
const calling = (word: string): RegExp =>
  new RegExp(`(?<!\\p{L})call(?:s|ing|ed)?(?: (?!for |out )\\p{L}+){1,4} ${RegExp.escape(word)}(?!\\p{L})`, "iu")

const withTopics = (rule: Rule, ...topics: ReadonlyArray<Topic>): Rule => ({
  ...rule,
  topics: [...new Set([...rule.topics, ...topics])]
})

/** `Hide rude` hides rude comments, and who calls somebody a liar insults them with that word. */
const ofKind = (rule: Rule, said: string): Rule => {
  const [term = "", more] = rule.terms
  if (rule.effect === "keep" || rule.topics.length > 0 || more !== undefined || isToTheLetter(term, said)) return rule
  const word = term.toLowerCase()
  const kind = adjectives.has(word) ? topicNamed(`${word} comments`) : null
  if (kind !== null && !calling(word).test(said)) return { ...rule, topics: [kind], terms: [] }
  return /^\p{Ll}+$/u.test(term) && rude.has(word) && calling(word).test(said) ? withTopics(rule, "insult") : rule
}

const subjects: ReadonlySet<string> = new Set(spokenSubjects)
const articles = "(?:(?:an?|the|our|your|any|more|some) )*"
const asking = new RegExp(
  `(?<!\\p{L})(?:ask(?:s|ing)? (?:(?:us|me|you|people) )?(?:for|about)|(?:requests?|questions?) (?:for|about)) ${articles}(?<what>\\p{L}+(?: \\p{L}+)?)|(?<!\\p{L})(?<of>\\p{L}+) (?:questions?|requests?|begging|beggars?|demands?)(?!\\p{L}| (?:for|about))`,
  "giu"
)

/** Whether a sentence speaks of who asks for what a topic is about. */
const isAskedFor = (topic: string, said: string): boolean =>
  [...said.matchAll(asking)].some(({ groups }) => {
    const words = (groups?.["what"] ?? groups?.["of"] ?? "").toLowerCase()
    return [words, words.split(" ")[0] ?? ""].some((name) => topicNamed(name) === topic)
  })

/** `People asking for discounts`: nobody who thanks for one does. */
const asked = (rule: Rule, said: string, rules: ReadonlyArray<Rule>): Rule => {
  const [topic = "", more] = rule.topics
  if (rule.effect !== "hide" || rule.terms.length > 0 || more !== undefined || !subjects.has(topic)) return rule
  const others = [...rules.filter((other) => other !== rule), ...rule.except]
  return others.some(({ topics }) => topics.includes("question")) || !isAskedFor(topic, said)
    ? rule
    : withTopics(rule, "question")
}

const refunds = "(?:(?:an?|the|their|our|some|more|full|any|immediate) )*(?:refunds?|money back|chargebacks?)"
const demanding = new RegExp(
  `(?<!\\p{L})(?:refund|money[- ]back|chargeback)[- ](?:demands?|beggars?)(?!\\p{L})|(?<!\\p{L})(?:want(?:s|ing)?|demand(?:s|ing)?|demands? for|beg(?:s|ging)? for|insist(?:s|ing)? on|need(?:s|ing)?) ${refunds}(?!\\p{L})`,
  "iu"
)

/** \`People who want refunds\` are not those who got one, or would like to know whether there are any. */
const demanded = (rule: Rule, said: string): Rule =>
  rule.effect === "hide" && rule.topics.join() === "refund" && rule.terms.length === 0 && demanding.test(said)
    ? { ...rule, topics: [], terms: wordsOfThing("refundDemands") ?? [] }
    : rule

const ofThose =
  /(?<!\p{L})(?:the )?(?:ones|those) (?:about|on|with|for|of|naming|mentioning|that (?:mention|name|are about|contain|swear|insult|have|include|link|tag|threaten))(?!\p{L})|(?<!\p{L})(?:die(?:jenigen)? mit|celles? (?:avec|qui contiennent|contenant)|ceux (?:avec|qui contiennent)|(?:las|los|aquellas|aquellos) (?:con|que (?:llevan|tienen|contienen|contengan|tengan|lleven))|(?:as|os|aquelas) (?:com|que (?:têm|tem|contêm|contenham|tenham|trazem))|quell[ei] (?:con|che (?:contengono|hanno))|die met|(?:te|tych) z(?:e|awierające)?|(?:bağlantı|link)(?: içeren|li) olanlar\p{L}*)(?!\p{L})/iu

/** Against something that was named before. */
export const against =
  "\\b(?:swear(?:s|ing)?|curs(?:es|ing)|insult(?:s|ing)?|abus(?:e|ing|ive)|nasty|rude|mean)(?: \\p{Ll}+)? about (?:it|that|this|them)"
const aboutIt = new RegExp(`${against}(?!\\p{L})`, "iu")
/** `Comments about the ferry stay, those swearing about it do not`: not all who swear. */
const aboutBefore = (rules: ReadonlyArray<Rule>, said: string): ReadonlyArray<Rule> => {
  const [first, second, more] = rules
  if (first === undefined || second === undefined || more !== undefined || !aboutIt.test(said)) return rules
  return first.terms.length === 0 || second.terms.length > 0 || first.effect === second.effect
    ? rules
    : [first, { ...second, terms: first.terms }]
}

/** `Complaints are fine, but hide the ones about Anna`: these are complaints as well. */
const ofThoseBefore = (rules: ReadonlyArray<Rule>, said: string): ReadonlyArray<Rule> => {
  const [first, second, more] = rules
  if (first === undefined || second === undefined || more !== undefined || !ofThose.test(said)) return rules
  if (first.topics.length === 0 || first.terms.length > 0 || first.effect === second.effect) return rules
  return [first, withTopics(second, ...first.topics)]
}

const within = /(?<!\p{L})(?<!even )in (?:\p{Ll}+ )?(?<kind>questions|complaints)\W*$/iu

/** `Mentions of Kelda in questions`: in nothing else. */
const withinKind = (rule: Rule, said: string): Rule => {
  const kind = within.exec(said)?.groups?.["kind"]?.toLowerCase()
  return kind === undefined || rule.terms.length === 0
    ? rule
    : withTopics(rule, kind === "questions" ? "question" : "negative")
}

const suffered: Readonly<Partial<Record<string, Topic>>> = {
  insulted: "insult",
  abused: "insult",
  bullied: "insult",
  harassed: "insult",
  threatened: "threat"
}

/** `Unless somebody is insulted`: no comment that insults says so. */
const exceptKinds = (rule: Rule, said: string): Rule => ({
  ...rule,
  except: rule.except.map((one) => {
    const [term = "", more] = one.terms
    const kind = more === undefined && !isToTheLetter(term, said) ? suffered[term.toLowerCase()] : undefined
    return kind === undefined ? one : { topics: [...new Set([...one.topics, kind])], terms: [] }
  })
})

/** What a sentence was read as, with what its words say besides of the comments that it means. */
export const asMeant = (read: ReadSentence, said: string): ReadSentence => ({
  ...read,
  rules: aboutBefore(
    ofThoseBefore(
      read.rules.map((rule) =>
        exceptKinds(withinKind(asked(demanded(ofKind(rule, said), said), said, read.rules), said), said)
      ),
      said
    ),
    said
  )
})
