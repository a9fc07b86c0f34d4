import { protectionKeys } from "#schema/resources/Autopilot.ts"
import type { Rule } from "../Policy.ts"
import type { Topic } from "../Topics.ts"
import { ofJokes } from "./Guards/Jokes.ts"
import { withSubjects } from "./Guards/SaidOf.ts"
import { topicOf } from "./Speech/Kinds.ts"
import { type ReadPart, read, unread } from "./Words/ReadPart.ts"

/** What is meant to be kept out of comments, and is spoken of in others: `complaints about scams` are no scams. */
const spokenOf: ReadonlySet<Topic> = new Set<Topic>([
  ...protectionKeys.filter((key) => !["competitors", "links", "contact", "media", "negative"].includes(key)),
  "insult",
  "threat"
])

const complaining =
  "complain(?:s|ed|ing)?|complaints?|moan(?:s|ing)?|whin(?:e|es|ing)|rant(?:s|ing)?|criticisms?|criticis(?:e|es|ing)|criticiz(?:e|es|ing)|questions?|quer(?:y|ies)|ask(?:s|ing)?|call(?:s|ing)? out|feedback"
const telling =
  "report(?:s|ed|ing)?|flag(?:s|ging)?|warn(?:s|ed|ing)?|warnings?|expos(?:e|es|ing)|oppos(?:e|es|ing)|denounc(?:e|es|ing)|condemn(?:s|ing)?"
const talking =
  "jok(?:e|es|ing)|mention(?:s|ed|ing)?|discuss(?:es|ing|ions?)?|talk(?:s|ing)?|speak(?:s|ing)?|debat(?:e|es|ing)|gossip(?:s|ing)?|stor(?:y|ies)|news|comments?|posts?|anything|everything|stuff|remarks?|opinions?|views|thoughts|conversations?|chat|advice|tips"

const whom = "(?: (?:us|me|you|others|people|everyone|other \\p{L}+|each other))?"
const joint = "(?: (?:about|of|on|over|regarding|concerning|at|against|that mention|how to (?:spot|avoid|report)))"
const article = /^(?:the|all|any|our|your|more|such|these|this|other) /iu
const some = "(?: (?:the|all|all the|any|our|your|more|such|these|this|so much|too much|possible|other))?"
const of = (verbs: string, behind: string) =>
  new RegExp(`\\b(?:${verbs})${whom}${behind}${some} (?=(?<what>\\p{L}.*)$)`, "giu")

/** Joined to it by a word, unless the verb needs none. */
const complained = [of(complaining, joint), of("call(?:s|ing)? out|criticis(?:e|es|ing)|criticiz(?:e|es|ing)", "")]
const told = [of(telling, `${joint}?`)]
const talked = [of(talking, joint), of("mention(?:s|ed|ing)?|discuss(?:es|ing)?|debat(?:e|es|ing)", "")]

interface Spoken {
  readonly word: string
  readonly topic: Topic
  /** Whether a word behind it may make something else of it: `racist staff`. */
  readonly whole: boolean
  readonly complained: boolean
  readonly told: boolean
}

const ending =
  /^(?:$|[,;.:–]|(?:and|or|but|in|on|under|at|here|from|unless|except|is|are|stays?|goes?|should|must|may|can|if|when|please|up)\b)/iu
const longest = 4

/** Kinds that a list begins its items with. */
const kindsIn = (list: string): ReadonlyArray<Pick<Spoken, "word" | "topic" | "whole">> =>
  list.split(/, (?:and |or |nor )?| (?:and|or|nor) |; /iu).flatMap((item) => {
    const words = item.replace(article, "").trim().split(/ +/u)
    for (let length = Math.min(longest, words.length); length > 0; length--) {
      const topic = topicOf(words.slice(0, length))
      if (topic === null || !spokenOf.has(topic)) continue
      const word = words
        .slice(0, length)
        .join(" ")
        .toLowerCase()
        .replace(/[.!:]+$/u, "")
      return [{ word, topic, whole: ending.test(words.slice(length).join(" ")) }]
    }
    return []
  })

const spokenIn = (said: string): ReadonlyArray<Spoken> => {
  const found = (forms: ReadonlyArray<RegExp>, how: Pick<Spoken, "complained" | "told">): ReadonlyArray<Spoken> =>
    forms.flatMap((form) =>
      [...said.matchAll(form)].flatMap(({ groups }) => {
        return kindsIn(groups?.["what"] ?? "").map((kind) => ({ ...kind, ...how }))
      })
    )
  return [
    ...found(complained, { complained: true, told: false }),
    ...found(told, { complained: false, told: true }),
    ...found(talked, { complained: false, told: false })
  ]
}

const ofTalk = (word: string) =>
  unread(
    `“${word}” is what these comments speak of, and Steward would take comments that are it; put the words that they contain in quotes, or name another kind, such as complaints`
  )

const deceits: ReadonlyArray<Topic> = ["scams", "spam"]

/** By its words, and never what it is itself. */
const inWords = (rule: Rule, { complained, told, topic, whole, word }: Spoken): ReadPart<Rule> => {
  if (!rule.topics.includes(topic)) return read(rule)
  const topics = rule.topics.filter((one) => one !== topic)
  if (rule.effect !== "keep" && !(complained && topics.length > 0))
    return told && rule.effect === "hide" ? ofTalk(word) : read(rule)
  // whoever is angry says `hate`
  if (!whole || word === "hate" || rule.terms.length > 0) return ofTalk(word)
  const alike: ReadonlyArray<Topic> = deceits.includes(topic) ? deceits : [topic]
  const itself = rule.effect === "keep" ? alike.map((one) => ({ topics: [one], terms: [] })) : []
  return read({ ...rule, topics, terms: [word], except: [...rule.except, ...itself] })
}

const hating =
  /\b(?:who|that|which|people|customers|users|anyone|anybody|everyone|somebody|someone|those)(?: (?:really|just|simply|all|openly|say they))* hat(?:e|es|ing)(?: on)? (?!speech\b|comments?\b|posts?\b|stuff\b)\p{L}/iu
const ofHating = unread(
  'who hates something is not hateful for that alone; put the words that such comments contain in quotes, as in "hate this", or say complaints'
)

const supporters =
  "(?:fans|supporters|followers|admirers|lovers|haters|enemies|critics|opponents|owners|users|customers|buyers|employees)"
const instruction =
  "^(?:please |always |just )*(?:hide|remove|delete|block|ban|keep|leave|allow|never hide|do(?: not|n['’]t) (?:hide|remove|delete)|no|ask me about)"
const byWho = new RegExp(
  `${instruction}(?: (?:all|any|the|comments (?:by|from)|posts (?:by|from)))* (?:${supporters} of (?:the |our |a )?\\p{L}|\\p{Lu}\\p{L}+ (?:fans|supporters|lovers|haters)(?=$|[,.]))`,
  "u"
)
const ofWriters = unread(
  'Steward knows who wrote a comment by the handle alone, and not what they like; name the handles, as in "Hide links by @dana", or say what these comments contain'
)

/** Rules of what comments speak of in place of those of what they would be; not read where no word tells. */
export const withTalkOf = (rules: ReadonlyArray<Rule>, said: string): ReadPart<ReadonlyArray<Rule>> => {
  if (byWho.test(said.replace(/^\p{Lu}/u, (first) => first.toLowerCase()))) return ofWriters
  if (hating.test(said) && rules.some(({ topics }) => topics.includes("hate"))) return ofHating
  const joking = ofJokes(withSubjects(rules, said), said)
  if (joking._tag === "unread") return joking
  let now = joking.value
  for (const spoken of spokenIn(said)) {
    const next: Array<Rule> = []
    for (const rule of now) {
      const told = inWords(rule, spoken)
      if (told._tag === "unread") return told
      next.push(told.value)
    }
    now = next
  }
  return read(now)
}
