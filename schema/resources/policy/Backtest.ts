import { Schema } from "effect"
import { Unclear } from "./CompiledPolicy.ts"
import { DraftDifference, maxExamples, mostExamples } from "./DraftDifference.ts"
import { PolicyDraft } from "./PolicyDraft.ts"
import { policyTask } from "./PolicyTask.ts"

export const maxBacktest = 10_000
export const defaultBacktest = 1000

export const BacktestRequest = Schema.Struct({
  draft: PolicyDraft,
  limit: Schema.optionalWith(
    Schema.Int.pipe(
      Schema.between(1, maxBacktest, { message: () => `must be a whole number between 1 and ${maxBacktest}` }),
      Schema.annotations({
        description: `How many of the newest comments to replay, 1 to ${maxBacktest}; default ${defaultBacktest}`
      })
    ),
    { exact: true }
  ),
  examples: Schema.optionalWith(
    Schema.Int.pipe(
      Schema.between(1, mostExamples, { message: () => `must be a whole number between 1 and ${mostExamples}` }),
      Schema.annotations({
        description: `How many comments to show of each kind of change, 1 to ${mostExamples}; default ${maxExamples}`
      })
    ),
    { exact: true }
  )
}).annotations({ identifier: "BacktestRequest", description: "A draft to try, and on how many comments" })
export type BacktestRequest = typeof BacktestRequest.Type

const backtest = { ...policyTask, draft: PolicyDraft, unclear: Unclear }

export const BacktestStarted = Schema.Struct({
  ...backtest,
  result: Schema.Null.annotations({ description: "Null until done" })
}).annotations({ identifier: "BacktestStarted", description: "A draft that is going to be tried" })
export type BacktestStarted = typeof BacktestStarted.Type

export const Backtest = Schema.Struct({
  ...backtest,
  result: Schema.NullOr(DraftDifference).annotations({ description: "What the draft would change; null until done" })
}).annotations({ identifier: "Backtest", description: "A draft tried on the brand's own past comments" })
export type Backtest = typeof Backtest.Type
