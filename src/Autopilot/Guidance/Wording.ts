import { platformName } from "#schema/Platform.ts"
import { allLanguages, languageName } from "../Language/Names.ts"
import { factsToSay } from "./Facts/ToSay.ts"
import { isMatter, type Matter } from "./Matters/Matters.ts"
import { matterTables } from "./Matters/Tables.ts"
import { topicMeasured } from "./Measures/Measure.ts"
import { measureWording } from "./Measures/MeasureWording.ts"
import type { Place, Policy, Rule, RuleTarget } from "./Policy.ts"
import { doneOf } from "./Sayings/Done/WhatIsDone.ts"
import { speaksOfRequests } from "./Sayings/Requests.ts"
import { wordsNear } from "./TermPatterns.ts"
import type { Topic } from "./Topics.ts"

/** What a comment does, behind `comments that`. */
const doing: Readonly<Record<Exclude<Topic, Matter>, string>> = {
  scams: "look like scams",
  spam: "look like spam",
  hate: "look hateful",
  competitors: "mention a competitor",
  profanity: "contain profanity",
  links: "contain links",
  contact: "contain contact details",
  media: "contain images",
  negative: "sound negative",
  question: "ask a question",
  delivery: "are about delivery",
  price: "are about prices",
  refund: "are about refunds",
  discount: "are about discounts",
  politics: "are about politics",
  religion: "are about religion",
  praise: "praise something",
  crypto: "are about crypto",
  gambling: "are about gambling",
  spoiler: "announce a spoiler or tell an ending",
  insult: "insult somebody",
  threat: "threaten somebody",
  tag: "tag somebody",
  emoji: "are nothing but emoji",
  capitals: "are all in capitals"
}

const doingOf = (topic: Topic): string => (isMatter(topic) ? matterTables[topic].does : doing[topic])

export const listed = (items: ReadonlyArray<string>, last: string): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`

export const quoted = (texts: ReadonlyArray<string>, last: string): string =>
  listed(
    texts.map((text) => `“${text.replace("<number>", "…")}”`),
    last
  )

/** A description is not looked for as it stands: `“director” and “earns” near each other`. */
const containing = (terms: RuleTarget["terms"], source: string): string => {
  const all = terms.map((term) => ({ term, near: wordsNear(term, source) }))
  const plain = all.flatMap(({ near, term }) => (near === null ? [term] : []))
  const apart = all.flatMap(({ near }) => (near === null ? [] : [`${quoted(near, "and")} near each other`]))
  return `contain ${[...(plain.length === 0 ? [] : [quoted(plain, "or")]), ...apart].join(", or ")}`
}

/** `Nothing but links` says `contain links` as well. */
const isSaid = (topic: Topic, { measure }: RuleTarget) => measure !== undefined && topicMeasured(measure) === topic

/** Who asks for something need not put a question. */
const asksIn = (source: string): string => (speaksOfRequests(source) ? "ask for something" : doing.question)

const target = (one: RuleTarget, source: string, effect: Rule["effect"]): string => {
  const { measure, terms, topics } = one
  return [
    ...topics
      .filter((topic) => !isSaid(topic, one))
      .map((topic) => (topic === "question" && effect === "hide" ? asksIn(source) : doingOf(topic))),
    ...(measure === undefined ? [] : [measureWording(measure)]),
    ...(terms.length === 0 ? [] : [containing(terms, source)])
  ].join(" and ")
}

const posts = ({ captions, surface }: Place): string => {
  const kind = surface === null ? "" : surface === "ad" ? " under ads" : " under posts"
  if (captions === null) return kind
  return `${kind === "" ? " under posts" : kind} whose caption contains ${quoted(captions, "or")}`
}

/** Of many, those that are left out are the ones that were named. */
const languages = ({ languages: these }: Place): string => {
  if (these === null) return ""
  const others = allLanguages.filter((language) => !these.includes(language))
  return others.length < these.length
    ? ` in any language but ${listed(others.map(languageName), "or")}`
    : ` in ${listed(these.map(languageName), "or")}`
}

const where = (place: Place): string =>
  [
    languages(place),
    place.authors === null ? "" : ` by ${listed(place.authors, "or")}`,
    place.platforms === null ? "" : ` on ${listed(place.platforms.map(platformName), "and")}`,
    place.accounts === null
      ? ""
      : ` on the ${place.accounts.length === 1 ? "account" : "accounts"} ${quoted(place.accounts, "and")}`,
    posts(place)
  ].join("")

const verb = { hide: "Hide", keep: "Keep", ask: "Ask about" } as const

/** A rule as it was understood, in words. */
export const wordingOf = (rule: Rule): string => {
  const { effect, except, exceptIn, source } = rule
  const what = target(rule, source, effect)
  const but =
    except.length === 0
      ? ""
      : `, except those that ${listed(
          except.map((one) => target(one, source, "keep")),
          "or"
        )}`
  const not = exceptIn.length === 0 ? "" : `, but not${listed(exceptIn.map(where), "or")}`
  const done = doneOf(rule)
  const only = done === null ? "" : `, where they ${done.does}`
  return `${rule.holds === true ? "Ask before hiding" : verb[effect]} comments${what === "" ? "" : ` that ${what}`}${where(rule)}${only}${but}${not}`
}

/** What the rules of each sentence were understood as, in the order of the guidance. */
export const rulesUnderstood = ({
  rules
}: Pick<Policy, "rules">): ReadonlyArray<{ readonly text: string; readonly as: ReadonlyArray<string> }> => {
  const sentences = new Map<string, Array<string>>()
  for (const rule of rules) {
    const known = sentences.get(rule.source)
    if (known === undefined) sentences.set(rule.source, [wordingOf(rule)])
    else known.push(wordingOf(rule))
  }
  return Array.from(sentences, ([text, as]) => ({ text, as }))
}

const ofFacts = "drafts of replies to questions may be made of it"

/** What each sentence was understood as: rules in the order of the guidance, then names and facts. What was not is in `unclear`. */
export const understoodIn = (policy: Policy): ReturnType<typeof rulesUnderstood> => {
  const sentences = new Map(rulesUnderstood(policy).map(({ as, text }) => [text, as]))
  for (const { names, text } of policy.namings) {
    const naming = `Take ${quoted(names, "and")} for ${names.length === 1 ? "a competitor" : "competitors"}`
    sentences.set(text, [...(sentences.get(text) ?? []), naming])
  }
  for (const { hosts, text } of policy.ownSites)
    sentences.set(text, [...(sentences.get(text) ?? []), `Take ${listed(hosts, "and")} for your own`])
  for (const { about, fact, text } of policy.answers) {
    const taken = `Take “${fact}” for a fact: drafts of replies to questions about ${about} may be made of it`
    sentences.set(text, [...(sentences.get(text) ?? []), taken])
  }
  for (const { about, fact } of factsToSay(policy))
    if (about === null) sentences.set(fact, [...(sentences.get(fact) ?? []), `Take it for a fact: ${ofFacts}`])
  return Array.from(sentences, ([text, as]) => ({ text, as }))
}
