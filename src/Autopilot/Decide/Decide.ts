import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import type { Rule } from "../Guidance/Policy.ts"
import { mostSpecific, type RuleStanding, standingOf } from "../Guidance/Standing.ts"
import { middleOf } from "../Learning/Trust.ts"
import { askedBefore } from "./AskedBefore.ts"
import { considered } from "./Considered.ts"
import { type AutopilotDecision, type DecideInput, type DecisionRecord, finalDecision, leaningTo } from "./Decision.ts"
import { type AreaFinding, findingOf, gravity } from "./Findings.ts"
import { heldBack } from "./HeldBack.ts"
import { inNeed } from "./InNeed.ts"
import { learnt } from "./Learnt.ts"
import { isNegative } from "./Observed.ts"
import * as Reason from "./Reason.ts"
import { remembered } from "./Remembered.ts"
import { revisited } from "./Revisited.ts"
import { spotChecked } from "./SpotCheck.ts"

/** From here a scam is clear enough that no rule to keep things lets it through unasked. */
const clearScam = 0.6

const isArea = (topic: string): topic is ProtectionKey => gravity.some((area) => area === topic)

/** An insult without a swear word that was found hateful is one for that. */
const insultIn = ({ evidence, scores, trust }: DecideInput): ProtectionKey =>
  scores.hate >= trust.thresholds.hate.ask && !evidence.some(({ area }) => area === "profanity") ? "hate" : "profanity"

const categoryOf = (input: DecideInput, rule: Rule): ProtectionKey | null =>
  rule.topics.find(isArea) ??
  (rule.topics.includes("insult") ? insultIn(input) : null) ??
  (rule.terms.length > 0 && input.scores.competitors >= 0.5 ? "competitors" : null)

const ruledOn = (input: DecideInput, rule: Rule) => {
  const category = categoryOf(input, rule)
  return { category, score: category === null ? null : input.scores[category] }
}

const hiddenByRule = (input: DecideInput, rule: Rule): AutopilotDecision =>
  finalDecision("hide", Reason.ruled(input, rule), { ...ruledOn(input, rule), ruleMatched: rule })

const askedByRule = (input: DecideInput, rule: Rule): AutopilotDecision => {
  const finding = findingOf(input)
  const { category, score } = ruledOn(input, rule)
  const found = finding === null ? "" : Reason.leaningForArea(input, finding.area)
  return {
    outcome: "ask",
    reason: Reason.foundBesides(rule.effect === "ask" ? Reason.ruled(input, rule) : Reason.ruledBothWays(rule), found),
    category: category ?? finding?.area ?? null,
    score: score ?? finding?.score ?? null,
    ...leaningTo(finding?.outcome === "hide" ? "hide" : null, found),
    hides: false,
    ruleMatched: rule
  }
}

const askedForScam = (input: DecideInput, rule: Rule): AutopilotDecision => ({
  outcome: "ask",
  reason: Reason.ruledButScam(input, rule),
  category: "scams",
  score: input.scores.scams,
  leaning: "hide",
  leaningWhy: Reason.leaningForArea(input, "scams"),
  hides: false,
  ruleMatched: rule
})

/** One area may lean to nothing, and another to hiding: `a fat whore` is perhaps hateful, and surely an insult. */
const askedForFinding = (input: DecideInput, finding: AreaFinding): AutopilotDecision => {
  const { area, score } = finding
  const warned = area === "scams" || area === "spam" ? input.evidence.find(({ says }) => says === "warning") : undefined
  const leans = findingOf(input, (other) => other.score >= middleOf(input.trust.thresholds[other.area]))
  return {
    outcome: "ask",
    reason: Reason.askedForArea(input, area, leans?.area),
    category: area,
    score,
    ...(leans === null && warned !== undefined
      ? leaningTo("keep", Reason.warned(warned.seen))
      : leaningTo(leans === null ? null : "hide", Reason.leaningForArea(input, leans?.area ?? area))),
    hides: false,
    ruleMatched: null
  }
}

const byAreas = (input: DecideInput): AutopilotDecision => {
  const finding = findingOf(input)
  if (finding === null) return finalDecision("keep", Reason.kept(input), {})
  const { area, outcome, score } = finding
  return outcome === "hide"
    ? finalDecision("hide", Reason.hiddenForArea(input, area), { category: area, score })
    : askedForFinding(input, finding)
}

/** As if the areas that a rule speaks about were off: what it asks about is asked by the rule, the rest is not its own. */
const spared = (input: DecideInput, standing: RuleStanding): DecideInput => {
  if (standing.keeps.length === 0 && standing.asks === null) return input
  const on = input.protections.on.filter((area) => standing.clears(area) === null && !standing.isAsked(area))
  return { ...input, protections: { ...input.protections, on } }
}

/** Of the rules that keep a comment, the one that takes something away, else the one that says most of it. */
const tellingOf = (input: DecideInput, standing: RuleStanding): Rule | undefined => {
  if (standing.keeps.length === 0) return undefined
  for (const area of gravity) {
    if (input.scores[area] < input.trust.thresholds[area].ask || !input.protections.on.includes(area)) continue
    const rule = standing.clears(area)
    if (rule !== null) return rule
  }
  return mostSpecific(standing.keeps)
}

/** Whether what a rule names was found as well; of what is no area the rule itself tells by applying. */
const isFound = (input: DecideInput, { topics }: Rule): boolean =>
  topics.every((topic) => !isArea(topic) || input.scores[topic] >= input.trust.thresholds[topic].ask)

const unmoved = (input: DecideInput, decision: AutopilotDecision, keeping: Rule): AutopilotDecision =>
  decision.category === null || !isFound(input, keeping)
    ? decision
    : { ...decision, reason: Reason.ruledElsewhere(decision, keeping) }

/** Whether a rule keeps complaints, and nobody could say that this is one. */
const isOfMoodUnseen = (input: DecideInput, { terms, topics }: Rule): boolean =>
  terms.length === 0 && topics.length === 1 && topics[0] === "negative" && !isNegative(input)

/**
 * By the guidance and the switches. A rule that keeps takes away what the areas that it speaks about found; what is
 * left decides as it would without the rule.
 */
const decideNow = (input: DecideInput, standing: RuleStanding): AutopilotDecision => {
  const { asks, hides } = standing
  if (hides !== null) return hiddenByRule(input, hides)
  const rest = spared(input, standing)
  const alone = heldBack(rest, learnt(rest, byAreas(rest)))
  const keeping = tellingOf(input, standing)
  if ((alone.outcome === "hide" || alone.hides) && (keeping === undefined || alone.category !== null)) {
    return keeping === undefined ? alone : unmoved(input, alone, keeping)
  }
  if (asks !== null) {
    const asked = askedByRule(input, asks)
    const isGraver = alone.outcome === "ask" && (alone.category === "scams" || alone.category === "hate")
    const { leaning, leaningWhy } = alone
    return isGraver && asks.effect === "ask"
      ? { ...asked, leaning, leaningWhy, reason: Reason.askedBesides(alone, asks) }
      : asked
  }
  if (keeping === undefined) return alone
  if (alone.outcome === "hide") return { ...alone, outcome: "ask", reason: Reason.learntButRuled(alone, keeping) }
  if (alone.outcome === "ask" && alone.category !== null) return unmoved(input, alone, keeping)
  const scams =
    input.protections.on.includes("scams") && input.scores.scams >= clearScam ? standing.clears("scams") : null
  if (scams === null && alone.category === null && isOfMoodUnseen(input, keeping)) return alone
  return scams === null
    ? finalDecision("keep", Reason.ruled(input, keeping), { ruleMatched: keeping })
    : askedForScam(input, scams)
}

/**
 * What to do about a comment: by the guidance, the switches and what people's answers taught, and by what a person
 * decided about the same text. Where two of them disagree it asks, and a second opinion may settle what the switches
 * alone ask about. A protection that is off never hides. Pure: the same input, the same decision, at any time.
 */
export const decide = (input: DecideInput): AutopilotDecision => {
  const standing = standingOf(input.policy.rules, input.evidence)
  const now = decideNow(input, standing)
  const alone = inNeed(input, considered(input, remembered(input, standing, now)))
  return revisited(input, spotChecked(input, askedBefore(input, standing, alone)))
}

/** What was decided without the check, where a check is all that it asks for; else null. */
export const uncheckedOf = ({ decision, input }: DecisionRecord): DecisionRecord | null => {
  if (!input.drawn || decision.outcome !== "ask") return null
  const alone = decideOnRecord({ ...input, drawn: false })
  return alone.decision.outcome === "ask" ? null : alone
}

export const decideOnRecord = (input: DecideInput): DecisionRecord => ({ input, decision: decide(input) })
