import { Effect, Schema } from "effect"
import type { Backtest, BacktestStarted } from "#schema/resources/policy/Backtest.ts"
import { DraftDifference, maxExamples } from "#schema/resources/policy/DraftDifference.ts"
import { PolicyDraft } from "#schema/resources/policy/PolicyDraft.ts"
import type { Undo } from "#schema/resources/policy/Undo.ts"
import { shown } from "#src/Ground/Time.ts"
import { compiled, unclearIn } from "../Replay/Draft.ts"
import type { StoredTask } from "./TasksRepo.ts"

/** A backtest as it is stored. */
export const StoredBacktest = Schema.Struct({
  draft: PolicyDraft,
  limit: Schema.Int,
  examples: Schema.optionalWith(Schema.Int, { default: () => maxExamples })
})

/** An undo as it is stored. */
export const StoredUndo = Schema.Struct({
  policy_version: Schema.NullOr(Schema.Int),
  since: Schema.DateFromString,
  only_by_guidance: Schema.Boolean
})

/** What came of an undo. Earlier ones left nothing hidden. */
export const UndoResult = Schema.Struct({
  taken_back: Schema.Int,
  left_hidden: Schema.optionalWith(Schema.Int, { default: () => 0 })
})

/** What came of a backtest. Earlier ones were stored without warnings. */
const StoredDifference = Schema.Struct({
  ...DraftDifference.fields,
  warnings: Schema.optionalWith(DraftDifference.fields.warnings, { default: () => [] })
})

const decodeBacktest = Schema.decodeUnknownSync(StoredBacktest)
const decodeDifference = Schema.decodeUnknownSync(Schema.NullOr(StoredDifference))
const decodeUndo = Schema.decodeUnknownSync(StoredUndo)
const decodeUndone = Schema.decodeUnknownSync(Schema.NullOr(UndoResult))

const toTask = ({ created_at, done, finished_at, id, status, total }: StoredTask) => ({
  id,
  status,
  // of an undo only what was taken back is counted, and not what stays hidden
  progress: { done: status === "done" ? total : done, total },
  created_at: shown(created_at),
  finished_at: finished_at === null ? null : shown(finished_at)
})

/** A backtest that was just asked for. */
export const toStartedBacktest = (task: StoredTask, accounts: ReadonlyArray<string>): Effect.Effect<BacktestStarted> =>
  Effect.map(toBacktest(task, accounts), (all) => ({ ...all, result: null }))

export const toBacktest = (task: StoredTask, accounts: ReadonlyArray<string>): Effect.Effect<Backtest> => {
  const { draft } = decodeBacktest(task.request)
  return Effect.map(compiled(draft), (policy) => ({
    ...toTask(task),
    draft,
    unclear: unclearIn(policy, accounts),
    result: decodeDifference(task.result)
  }))
}

export const toUndo = (task: StoredTask): Undo => {
  const { only_by_guidance, policy_version, since } = decodeUndo(task.request)
  const result = decodeUndone(task.result)
  return {
    ...toTask(task),
    policy_version,
    since: shown(since),
    only_by_guidance,
    taken_back: result?.taken_back ?? null,
    left_hidden: result?.left_hidden ?? null
  }
}
