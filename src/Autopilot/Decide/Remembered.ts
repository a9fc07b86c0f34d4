import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import { isThreat } from "../Classify/Classification/Threatened.ts"
import type { Rule } from "../Guidance/Policy.ts"
import { speaksAbout } from "../Guidance/Reach.ts"
import type { RuleStanding } from "../Guidance/Standing.ts"
import type { Particular } from "../Likeness/Particulars.ts"
import { isExact, type SimilarAnswers } from "../Likeness/SimilarAnswers.ts"
import { type AutopilotDecision, type DecideInput, finalDecision, leaningTo } from "./Decision.ts"
import { type AreaFinding, findingOf } from "./Findings.ts"
import * as Reason from "./Reason.ts"

/** From here a comment is the one a person decided, but for a word or two. */
const nearlySame = 0.9

/** From here a text of some ten words is a copy: with one of them changed it has more in common, with two it has less. */
const copied = 0.56

/** From here a short text has most of the other's words. */
const closelyAlike = 0.6

/** Areas whose comments are sent out many times, each a little different. */
const campaigns: ReadonlyArray<ProtectionKey> = ["scams", "spam", "competitors", "links", "contact"]

/** Most of what is sent out scores as much, and few other comments do. */
const suspected = 0.3

/** Shorter texts are said by many who mean nothing bad. */
const short = 24

/** So are longer ones in which nothing is found: "Where can I buy this jacket?" */
const everyday = 40

/** Characters from which on two texts do not have most of their words in common by chance, or by a common phrase. */
const long = 45

/** From here on they do not ask the same of two products or towns either. */
const longer = 80

/** Whether the guidance was written after a person answered. */
const isPast = ({ policy: { at } }: DecideInput, { example }: SimilarAnswers) => at !== null && at > example.at

/** Whether an area was alarmed by something the remembered text did not have. A picture is not in the text. */
const isNew = (input: DecideInput, recall: SimilarAnswers, finding: AreaFinding): boolean => {
  if (finding.area === "media") return true
  if (isExact(recall)) return false
  const evidence = input.evidence.filter((item) => item.area === finding.area)
  if (evidence.length === 0) return recall.similarity < nearlySame
  return evidence.some((item) => !recall.example.holds.includes(item.seen))
}

const askedBesides = (recall: SimilarAnswers, rule: Rule): AutopilotDecision => ({
  ...finalDecision(recall.verdict, Reason.recalledButRuled(recall, rule), {
    category: recall.category,
    score: recall.similarity,
    ruleMatched: rule
  }),
  outcome: "ask",
  leaningWhy: Reason.recalled(recall)
})

/** The rule that speaks against hiding again what a person hid: it speaks about what it was hidden for. */
const against = (
  { evidence }: DecideInput,
  { asks, keeps }: RuleStanding,
  { category }: SimilarAnswers
): Rule | null => {
  const rules = asks === null ? keeps : [asks, ...keeps]
  return rules.find((rule) => category === null || speaksAbout(rule, category, evidence)) ?? null
}

/** Names stand in the comment itself: who writes of them after an answer has seen such comments. */
const settles = (rule: Rule, { category }: SimilarAnswers) => category !== null || rule.terms.length > 0

/** Whether something in it looks sent out, also where that is not hidden or too little to ask about. */
const isSuspected = ({ scores }: DecideInput): boolean => campaigns.some((area) => scores[area] >= suspected)

/** Areas that speak of what a comment does to others; a bad mood and a picture do nothing. */
const isBad = ({ area }: Pick<AreaFinding, "area">): boolean => area !== "negative" && area !== "media"

/** Whether it looks bad by itself. */
const isFound = (input: DecideInput): boolean => findingOf(input, isBad) !== null

/**
 * Whether it is the hidden text, or a copy. Everybody says `love it`: one answer hides it for nobody else, nor a question that
 * asks the same of another product or town. Other customers have other orders, sizes and friends.
 */
const isCopy = (
  input: DecideInput,
  { answers, differs, example: { length }, same, similarity }: SimilarAnswers
): boolean => {
  if (same && !differs.includes("emoji"))
    return answers > 1 || length >= (isFound(input) || isSuspected(input) ? short : everyday)
  if (!isFound(input) && differs.some((what) => what !== "words" || !isSuspected(input))) return false
  if (similarity >= nearlySame) return true
  if (similarity < copied || length < long) return false
  return length >= longer || answers > 1 || isSuspected(input)
}

/** Whether something is found in it of the area that the other was hidden for. */
const isOfTheSame = (input: DecideInput, { category }: SimilarAnswers): boolean =>
  findingOf(input, ({ area }) => area === category || (category === null && campaigns.includes(area))) !== null

/** What a text has in common with one that was hidden may be what was harmless in that: one answer is not enough for a part of it. */
const isHiddenAgain = (input: DecideInput, now: AutopilotDecision, recall: SimilarAnswers): boolean =>
  isCopy(input, recall) ||
  now.outcome === "hide" ||
  ((recall.answers > 1 || recall.similarity >= copied) && isOfTheSame(input, recall))

/** A text that is somewhat like a hidden one, and in which nothing else speaks for hiding. */
const somewhatAlike = (now: AutopilotDecision, recall: SimilarAnswers): AutopilotDecision =>
  now.outcome === "ask" || recall.similarity < closelyAlike
    ? now
    : {
        ...finalDecision("hide", Reason.onlyRecalled(recall), { category: recall.category, score: recall.similarity }),
        outcome: "ask",
        ...leaningTo(null, "")
      }

const hiddenBefore = (
  input: DecideInput,
  standing: RuleStanding,
  now: AutopilotDecision,
  recall: SimilarAnswers
): AutopilotDecision => {
  if (!isHiddenAgain(input, now, recall)) return somewhatAlike(now, recall)
  const hidden = finalDecision("hide", Reason.recalled(recall), { category: recall.category, score: recall.similarity })
  const rule = now.outcome === "hide" ? null : against(input, standing, recall)
  if (rule === null) return hidden
  if (isPast(input, recall)) return settles(rule, recall) ? now : askedBesides(recall, rule)
  return recall.similarity < nearlySame ? askedBesides(recall, rule) : hidden
}

/** Areas in which it matters whom a comment is aimed at, those in which it matters where it leads, and those of pictures. */
const aiming: ReadonlyArray<ProtectionKey> = ["hate", "profanity", "scams", "spam", "contact"]
const reaching: ReadonlyArray<ProtectionKey> = ["hate", "scams", "spam", "contact", "links"]
const otherwise: Readonly<Partial<Record<Particular, ReadonlyArray<ProtectionKey>>>> = {
  handles: aiming,
  numbers: reaching,
  addresses: reaching,
  emoji: ["hate", "profanity"]
}

/**
 * Whether it may harm somebody else than the kept text. A threat, or where somebody is to be found, is another one with any
 * other word.
 */
const harmsAnother = (input: DecideInput, recall: SimilarAnswers): boolean => {
  if (isExact(recall)) return false
  if (input.evidence.some(isThreat)) return true
  const areas = recall.differs.flatMap((what) => otherwise[what] ?? [])
  return findingOf(input, ({ area }) => areas.includes(area)) !== null
}

const keptBefore = (input: DecideInput, now: AutopilotDecision, recall: SimilarAnswers): AutopilotDecision => {
  const kept = finalDecision("keep", Reason.recalled(recall), { score: recall.similarity })
  const rule = now.ruleMatched
  if (now.outcome === "keep") return kept
  if (rule !== null && rule.effect !== "keep") {
    if (isPast(input, recall)) return now
    return isExact(recall) ? kept : now.outcome === "hide" ? now : askedBesides(recall, rule)
  }
  if (harmsAnother(input, recall)) return now
  const finding = findingOf(input, (item) => isNew(input, recall, item))
  if ((now.outcome === "hide" || now.hides) && (!isExact(recall) || finding?.outcome === "hide")) return now
  if (finding === null) return kept
  return {
    outcome: "ask",
    reason: Reason.recalledButNew(input, recall, finding.area),
    category: finding.area,
    score: finding.score,
    ...leaningTo(finding.outcome === "hide" ? "hide" : null, Reason.leaningForArea(input, finding.area)),
    hides: false,
    ruleMatched: null
  }
}

/**
 * A decision with what a person decided about a comment like this one. What was hidden is hidden again, unless guidance
 * speaks against it, or all that it has in common with the hidden one is a common phrase. What was kept is kept again where it would be asked about; what would be hidden stays hidden,
 * except where it is the very text that was kept.
 */
export const remembered = (input: DecideInput, standing: RuleStanding, now: AutopilotDecision): AutopilotDecision => {
  const { recall } = input
  if (recall === null) return now
  return recall.verdict === "hide" ? hiddenBefore(input, standing, now, recall) : keptBefore(input, now, recall)
}
