import { untaught } from "../Learning/Residual.ts"
import { decide } from "./Decide.ts"
import type { DecisionRecord } from "./Decision.ts"

/**
 * Whether a decision is what it is because of what people answered about comments like this one, and would be another if
 * nobody had answered anything.
 */
export const followsAnswers = ({ decision, input: { followed: _, ...input } }: DecisionRecord): boolean =>
  input.recall?.verdict === decision.outcome &&
  decide({ ...input, recall: null, residual: untaught, drawn: false }).outcome !== decision.outcome

/** The comments whose answers a decision followed; none where it would be the same without any. */
export const followedBy = (record: DecisionRecord): ReadonlyArray<string> =>
  followsAnswers(record) ? (record.input.recall?.followed ?? []) : []
