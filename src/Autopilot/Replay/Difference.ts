import type { DecisionOutcome } from "#schema/resources/Comment.ts"
import type { DraftDifference, DraftExample } from "#schema/resources/policy/DraftDifference.ts"
import type { Tally } from "./Tally.ts"
import { hidingMuch, warningsOf } from "./Warnings.ts"

const sum = (tallies: ReadonlyArray<Tally>) => tallies.reduce((total, { count }) => total + count, 0)

const outcomes = (tallies: ReadonlyArray<Tally>, side: "before" | "after") => {
  const of = (outcome: DecisionOutcome) => sum(tallies.filter((tally) => tally[side] === outcome))
  return { hide: of("hide"), keep: of("keep"), ask: of("ask") }
}

const agreement = (answered: ReadonlyArray<Tally>, side: "before" | "after") => {
  const alone = answered.filter((tally) => tally[side] !== "ask")
  const agreed = sum(alone.filter((tally) => tally[side] === tally.answered))
  const decided = sum(alone)
  return { decided_alone: decided, agreed, rate: decided === 0 ? null : agreed / decided }
}

/**
 * What a draft changes. `examples`: of the comments that differ, in the order in which they are to be shown. `praise`:
 * how many of those that it alone hides praise.
 */
export const differenceOf = (
  tallies: ReadonlyArray<Tally>,
  examples: ReadonlyArray<DraftExample>,
  praise = 0
): DraftDifference => {
  const newly = (outcome: DecisionOutcome) => ({
    count: sum(tallies.filter(({ after, before }) => after === outcome && before !== outcome)),
    examples: examples.filter(({ after }) => after === outcome)
  })
  const answered = tallies.filter((tally) => tally.answered !== null)
  return {
    compared: sum(tallies),
    warnings: [...warningsOf(tallies, "draft"), ...hidingMuch(tallies, praise, "draft")],
    same: sum(tallies.filter(({ after, before }) => after === before)),
    newly_hidden: newly("hide"),
    newly_kept: newly("keep"),
    newly_asked: newly("ask"),
    before: outcomes(tallies, "before"),
    after: outcomes(tallies, "after"),
    agreement: {
      answered: sum(answered),
      before: agreement(answered, "before"),
      after: agreement(answered, "after")
    }
  }
}
