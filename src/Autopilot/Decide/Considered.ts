import type { DecideInput, Decision } from "./Decision.ts"

/** A second opinion below this changes nothing. */
const confident = 0.8
const longestWhy = 160

/**
 * Whether a decision asks because of what an area scored, and of nothing else: a rule of the guidance, or an answer
 * of a person to a like comment, that puts a comment before a person is not outvoted by a model.
 */
export const isOpen = (input: Pick<DecideInput, "recall">, { category, outcome, ruleMatched }: Decision): boolean =>
  outcome === "ask" && category !== null && input.recall === null && ruleMatched === null

/**
 * A decision with a second opinion. It may hide what is open, in the area that the question is about. It never keeps:
 * the author of a comment writes what the model reads, and must not be able to talk it up. That it would keep it is
 * told to the person who is asked.
 */
export const considered = (input: DecideInput, decision: Decision): Decision => {
  const { opinion } = input
  if (opinion === null || opinion.confidence < confident || !isOpen(input, decision)) return decision
  const why = `A second opinion: ${Array.from(opinion.why.trim())
    .slice(0, longestWhy)
    .join("")
    .replace(/[.\s]+$/, "")}.`
  if (opinion.leaning === "hide" && opinion.area === decision.category) {
    const reason = `${decision.reason} ${why}`
    return { ...decision, outcome: "hide", leaning: "hide", reason, leaningWhy: reason }
  }
  return opinion.leaning === "keep" ? { ...decision, leaning: "keep", leaningWhy: why } : decision
}
