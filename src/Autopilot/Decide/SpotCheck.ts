import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import type { Assessment } from "../Assess/Assessment.ts"
import { isForGroup } from "../Classify/SecondLooks/Bystanders.ts"
import { certain, priorOf } from "../Learning/Odds.ts"
import type { Thresholds } from "../Learning/Trust.ts"
import { bucketOf, joined, seed } from "../Text/Hash.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"
import type { AutopilotDecision, DecideInput } from "./Decision.ts"
import * as Reason from "./Reason.ts"

/** One in so many decisions that would be made alone is put to a person all the same. */
const every = 20
const bits = 16
/** Log odds from which nobody is bothered: of what is as clear as this nobody would learn anything. */
const clear = certain + 1.6
/** Log odds from which on a kept comment is worth a look: some area is at least half of the way to asking. */
const doubtful = -certain - 1.3

const hashOfWords = (words: ReadonlyArray<Word>): number => {
  let hash = seed
  for (const word of words) hash = joined(hash, word.hash)
  return hash | 0
}

/** A hash of the words of a text in their order, of 32 bits. */
export const wordsHash = ({ words }: NormalisedText): number => hashOfWords(words)

/**
 * Whether a text is one of those that are checked: the same words in the same order always, or never. Words for groups of
 * people have no say in it, so that what is said of one group is asked about as it is of another.
 */
export const isDrawn = ({ words }: NormalisedText): boolean =>
  bucketOf(hashOfWords(words.filter((word) => !isForGroup(word))), bits) % every === 0

/** Of what is said of people. */
const personal: ReadonlySet<string> = new Set(["hate", "profanity"])

/** Whether a comment comes near to hate or abuse by no more than the name of a group in it, and would be left up. */
const merelyNames = (
  { evidence, scores, text }: Pick<Assessment, "evidence" | "scores" | "text">,
  on: ReadonlyArray<ProtectionKey>,
  thresholds: Thresholds
): boolean => {
  if (!text.words.some(isForGroup)) return false
  const { area, odds } = priorOf(scores, on, thresholds)
  return (
    area !== null &&
    personal.has(area) &&
    odds < -certain &&
    evidence.every((one) => one.area !== area || one.seen === "")
  )
}

/**
 * Whether a decision about a comment may be put to a person as a check. Who merely names a group is spared: else they would
 * be asked about oftener than who does not.
 */
export const isChecked = (
  assessment: Pick<Assessment, "evidence" | "scores" | "text">,
  on: ReadonlyArray<ProtectionKey>,
  thresholds: Thresholds
): boolean => isDrawn(assessment.text) && !merelyNames(assessment, on, thresholds)

/**
 * Lets a person check a decision that the autopilot would have made alone, so that agreement is measured on what it
 * decides and not only on what it asks. What it would have hidden it hides, and asks whether that was right. Plainly harmless comments are spared, as are clear hides: of those nobody
 * would learn anything. A kept comment counts for the area that came closest.
 */
export const spotChecked = (input: DecideInput, decision: AutopilotDecision): AutopilotDecision => {
  const { outcome, category, ruleMatched } = decision
  if (!input.drawn || outcome === "ask" || input.recall !== null || ruleMatched !== null) return decision
  if (outcome === "hide" && category === null) return decision
  const on = outcome === "hide" && category !== null ? [category] : input.protections.on
  const { area, odds } = priorOf(input.scores, on, input.trust.thresholds)
  const sum = odds + input.residual.shift
  if (area === null || (outcome === "hide" ? sum >= clear : sum < doubtful)) return decision
  return {
    ...decision,
    outcome: "ask",
    hides: outcome === "hide",
    category: area,
    score: decision.score ?? input.scores[area],
    reason: Reason.spotChecked(decision.reason, outcome)
  }
}
