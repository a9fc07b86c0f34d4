import type { ProtectionKey } from "#schema/Autopilot.ts"
import type { DecideInput, Decision, DecisionRecord } from "./Decision.ts"
import type { Rule } from "./Guidance/Policy.ts"
import { considered } from "./LanguageModel/Considered.ts"
import { learnt } from "./Learning/Learnt.ts"
import { spotChecked } from "./Learning/SpotCheck.ts"
import * as Reason from "./Reason.ts"
import type { Recall } from "./Recall.ts"
import { middleOf } from "./Trust.ts"

/** From here a scam is clear enough that no rule to keep things lets it through unasked. */
const clearScam = 0.6
/** From here a comment is the one a person decided, but for a word or two. */
const sameText = 0.9

/** The graver first: what hides a comment for two reasons is reported for the graver one. */
const gravity: ReadonlyArray<ProtectionKey> = [
  "scams",
  "hate",
  "spam",
  "competitors",
  "profanity",
  "contact",
  "links",
  "media",
  "negative"
]

interface AreaFinding {
  readonly area: ProtectionKey
  readonly outcome: "hide" | "ask"
  readonly score: number
}

const anything = () => true

/** Of the areas whose finding counts, the gravest that hides, else the gravest that asks. */
const findingOf = (
  { protections, scores, trust }: DecideInput,
  counts: (finding: AreaFinding) => boolean = anything
): AreaFinding | null => {
  let gravest: AreaFinding | null = null
  for (const area of gravity) {
    const score = scores[area]
    const { ask, hide } = trust.thresholds[area]
    if (score < ask || !protections.on.includes(area)) continue
    const finding = { area, outcome: score < hide ? ("ask" as const) : ("hide" as const), score }
    if (!counts(finding)) continue
    if (finding.outcome === "hide") return finding
    gravest ??= finding
  }
  return gravest
}

const settled = (
  outcome: "hide" | "keep",
  reason: string,
  rest: Partial<Pick<Decision, "category" | "score" | "ruleMatched">>
): Decision => ({
  outcome,
  reason,
  category: rest.category ?? null,
  score: rest.score ?? null,
  leaning: outcome,
  leaningWhy: reason,
  ruleMatched: rest.ruleMatched ?? null
})

const isPast = (input: DecideInput, recall: Recall) => input.policy.at !== null && input.policy.at > recall.example.at

const mentions = (text: string, seen: string) => {
  const lower = text.toLowerCase()
  return seen
    .toLowerCase()
    .split("…")
    .every((part) => lower.includes(part))
}

/** Whether an area was alarmed by something the remembered text did not have. A picture is not in the text. */
const isNew = (input: DecideInput, recall: Recall, finding: AreaFinding): boolean => {
  if (finding.area === "media" || recall.similarity === 1) return false
  const evidence = input.evidence.filter((item) => item.area === finding.area)
  if (evidence.length === 0) return recall.similarity < sameText
  return evidence.some((item) => !mentions(recall.example.text, item.seen))
}

const fromMemory = (input: DecideInput, recall: Recall): Decision | null => {
  const rule = input.policy.rules[0]
  const about = { category: recall.category, score: recall.similarity }
  if (rule !== undefined && rule.effect !== recall.verdict) {
    if (isPast(input, recall)) return null
    if (recall.similarity < sameText) {
      return {
        ...settled(recall.verdict, Reason.recalledButRuled(recall, rule), { ...about, ruleMatched: rule }),
        outcome: "ask",
        leaningWhy: Reason.recalled(recall)
      }
    }
  }
  if (recall.verdict === "keep") {
    const finding = findingOf(input, (item) => isNew(input, recall, item))
    if (finding !== null) {
      return {
        outcome: "ask",
        reason: Reason.recalledButNew(input, recall, finding.area),
        category: finding.area,
        score: finding.score,
        leaning: finding.outcome === "hide" ? "hide" : null,
        leaningWhy: Reason.leaningForArea(input, finding.area),
        ruleMatched: null
      }
    }
    return settled("keep", Reason.recalled(recall), { score: recall.similarity })
  }
  return settled("hide", Reason.recalled(recall), about)
}

const isArea = (topic: string): topic is ProtectionKey => gravity.some((area) => area === topic)

const categoryOf = (input: DecideInput, rule: Rule): ProtectionKey | null =>
  rule.topics.find(isArea) ?? (rule.terms.length > 0 && input.scores.competitors >= 0.5 ? "competitors" : null)

const fromGuidance = (input: DecideInput, rule: Rule): Decision => {
  const finding = findingOf(input)
  const category = categoryOf(input, rule)
  const score = category === null ? null : input.scores[category]
  if (rule.effect === "hide") return settled("hide", Reason.ruled(rule), { category, score, ruleMatched: rule })
  if (rule.effect === "ask") {
    return {
      outcome: "ask",
      reason: Reason.ruled(rule),
      category: category ?? finding?.area ?? null,
      score: score ?? finding?.score ?? null,
      leaning: finding?.outcome === "hide" ? "hide" : null,
      leaningWhy: finding === null ? Reason.nothingAgainst : Reason.leaningForArea(input, finding.area),
      ruleMatched: rule
    }
  }
  if (input.protections.on.includes("scams") && input.scores.scams >= clearScam) {
    return {
      outcome: "ask",
      reason: Reason.ruledButScam(input, rule),
      category: "scams",
      score: input.scores.scams,
      leaning: "hide",
      leaningWhy: Reason.leaningForArea(input, "scams"),
      ruleMatched: rule
    }
  }
  return settled("keep", Reason.ruled(rule), { ruleMatched: rule })
}

const fromAreas = (input: DecideInput): Decision => {
  const finding = findingOf(input)
  if (finding === null) return settled("keep", Reason.kept(input), {})
  const { area, outcome, score } = finding
  if (outcome === "hide") return settled("hide", Reason.hiddenForArea(input, area), { category: area, score })
  return {
    outcome: "ask",
    reason: Reason.askedForArea(input, area),
    category: area,
    score,
    leaning: score >= middleOf(input.trust.thresholds[area]) ? "hide" : null,
    leaningWhy: Reason.leaningForArea(input, area),
    ruleMatched: null
  }
}

/**
 * What to do about a comment. What a person decided about the same text comes first, then the guidance, then the
 * switches with what people's answers taught; where two of them disagree it asks, and a second opinion may settle what the switches alone ask about. A
 * protection that is off never hides. Pure: the same input, the same decision, at any time.
 */
export const decide = (input: DecideInput): Decision => spotChecked(input, considered(input, decideAlone(input)))

const decideAlone = (input: DecideInput): Decision => {
  const remembered = input.recall === null ? null : fromMemory(input, input.recall)
  if (remembered !== null) return remembered
  const rule = input.policy.rules[0]
  return rule === undefined ? learnt(input, fromAreas(input)) : fromGuidance(input, rule)
}

export const decideOnRecord = (input: DecideInput): DecisionRecord => ({ input, decision: decide(input) })
