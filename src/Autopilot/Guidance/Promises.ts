import { type ProtectionKey, protectionKeys } from "#schema/resources/Autopilot.ts"
import { everydayNames } from "./EverydayNames.ts"
import { factsToSay } from "./Facts/ToSay.ts"
import { notDone } from "./NotDone.ts"
import { isEverywhere } from "./Place.ts"
import type { Policy, Rule } from "./Policy.ts"
import { byWords, leavesToSwitch, speaksAbout } from "./Reach.ts"
import { doneOf } from "./Sayings/Done/WhatIsDone.ts"
import { listed, quoted, wordingOf } from "./Wording.ts"

const names: Readonly<Record<ProtectionKey, string>> = {
  scams: "scams",
  spam: "spam",
  hate: "hate",
  competitors: "mentions of competitors",
  profanity: "profanity",
  links: "links",
  contact: "contact details",
  media: "images",
  negative: "complaints"
}

/** Words of its own may be what an area sees, so a rule with such is not said to leave that area alone. */
const mayTouch = (rule: Rule, area: ProtectionKey) =>
  speaksAbout(rule, area, []) || (rule.terms.length > 0 && byWords.includes(area))

const others = (rule: Rule): string =>
  listed(
    protectionKeys.filter((area) => !mayTouch(rule, area)).map((area) => names[area]),
    "or"
  )

/** What else such a comment may hold in other words than those that are kept (`Reach.ts`). */
const butInOtherWords = (rule: Rule): string => {
  const areas = byWords.filter((area) => rule.terms.length > 0 && !speaksAbout(rule, area, []))
  return areas.length === 0
    ? ""
    : ` Nor for ${listed(
        areas.map((area) => names[area]),
        "or"
      )} in other words than these.`
}

/** A rule to keep scams lets only doubtful ones through (`Decide.ts`), and most are hidden as spam besides. */
const butClearScams =
  "A clear scam is never kept by guidance: it stays hidden where it also looks like spam, as most scams do, and you are asked about the others."

/** A rule to hide complaints hides the clear ones (`Match.ts`). */
const butDoubtful = "Where it is not clear that a comment sounds negative, you are asked."

/** A rule to hide what is done about a subject hides what plainly does it (`Match.ts`). */
const butNotClear = "Where that is not clear, you are asked."

/** A rule to hide hate hides what is so of anybody or surely (`Match.ts`). */
const butOnlyNamed = "Where a comment may look hateful for no more than whom it names, you are asked."

/** An exception without words lets none of them through (`Match.ts`). */
const butSwitched = "What it leaves out is hidden all the same for as long as the protection from such comments is on."

/** An exception takes a comment out of this rule alone: an address or a number may still promote something. */
const butSpam = "What it leaves out is hidden all the same where it looks like spam or a scam."
const reaching: ReadonlyArray<string> = ["links", "contact"]
const leavesOutAddresses = ({ except, topics }: Rule): boolean =>
  topics.some((topic) => reaching.includes(topic)) && except.some(({ terms }) => terms.length > 0)

/** A rule that only holds hiding back (`Decide/AskedBefore.ts`). */
const butHarmful =
  "It asks about no others, and what looks like a scam, spam or hate stays hidden until somebody answers."
const askedBefore = (rule: Rule): string =>
  rule.topics.some((topic) => topic === "insult" || protectionKeys.some((area) => area === topic))
    ? `It asks about no others. It does not change what is hidden for ${others(rule)}.${rule.topics.some((topic) => topic === "scams" || topic === "spam" || topic === "hate") ? " They stay hidden until somebody answers." : ""}`
    : butHarmful

const kept = ({ topics }: Rule, does: string): string =>
  topics.includes("scams") ? `${does.replace("look like scams", "look a little like scams")} ${butClearScams}` : does

/** What a rule does, and what it leaves alone: all that it does not speak about. */
const doneByRule = (rule: Rule): string => {
  const does = `${wordingOf(rule).replace(/^\w+/, (verb) => `${verb}s`)}.`
  switch (rule.effect) {
    case "hide":
      if (leavesToSwitch(rule)) return `${does} ${butSwitched}`
      if (leavesOutAddresses(rule)) return `${does} ${butSpam}`
      if (doneOf(rule) !== null) return `${does} ${butNotClear}`
      if (rule.topics.includes("hate")) return `${does} ${butOnlyNamed}`
      return rule.topics.includes("negative") ? `${does} ${butDoubtful}` : does
    case "keep":
      return `${kept(rule, does)} It does not change what is hidden for ${others(rule)}.${butInOtherWords(rule)}`
    case "ask":
      if (rule.holds === true) return `${does} ${askedBefore(rule)}`
      return `${does} It does not change what is hidden for ${others(rule)}.`
  }
}

/** Whether all mentions of competitors are asked about. */
const isAsked = (rules: ReadonlyArray<Rule>): boolean =>
  rules.some(
    (rule) =>
      rule.effect === "ask" && rule.topics.join() === "competitors" && rule.terms.length === 0 && isEverywhere(rule)
  )

const named = ({ competitors, rules }: Pick<Policy, "competitors" | "rules">): ReadonlyArray<string> => {
  if (competitors.length === 0) return []
  const [those, them, one] =
    competitors.length === 1 ? ["a competitor", "it", "it"] : ["competitors", "them", "one of them"]
  if (isAsked(rules))
    return [
      `Takes ${quoted(competitors, "and")} for ${those}: you are asked about comments that mention ${them}.`,
      ...everydayNames(competitors)
    ]
  return [
    `Takes ${quoted(competitors, "and")} for ${those}: comments that mention ${them} are hidden for as long as the protection from mentions of competitors is on. Somebody who says that they left ${one}, or like it less, is not hidden, and you are asked about customers who want to know whether yours goes with theirs.`,
    ...everydayNames(competitors)
  ]
}

const owned = (sites: Policy["ownSites"]): ReadonlyArray<string> => {
  const hosts = [...new Set(sites.flatMap((site) => site.hosts))]
  if (hosts.length === 0) return []
  return [
    `Takes ${listed(hosts, "and")} for your own: a link there is no reason to hide a comment. What else a comment says is judged as ever.`
  ]
}

const told = (policy: Pick<Policy, "answers" | "facts">): ReadonlyArray<string> => {
  const facts = factsToSay(policy).map(({ fact }) => fact)
  if (facts.length === 0) return []
  const [those, them] = facts.length === 1 ? ["a fact", "it"] : ["facts", "them"]
  return [
    `Takes ${quoted(facts, "and")} for ${those}: drafts of replies to questions may be made of ${them} while answering questions is on. No comment is hidden or kept for ${them}.`
  ]
}

/**
 * What the rules of a policy do, each in a sentence or two, in the order of the guidance, what they do not, whom it
 * names, what is its own and what is so.
 */
export const doneBy = ({ answers, competitors, facts, ownSites, rules }: Policy): ReadonlyArray<string> => [
  ...rules.map(doneByRule),
  ...notDone(rules),
  ...named({ competitors, rules }),
  ...owned(ownSites),
  ...told({ answers, facts })
]
