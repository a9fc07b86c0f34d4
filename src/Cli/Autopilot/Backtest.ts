import { Args, Command, Options } from "@effect/cli"
import { Option, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { type Backtest, defaultBacktest, maxBacktest } from "#schema/resources/policy/Backtest.ts"
import { maxExamples, mostExamples } from "#schema/resources/policy/DraftDifference.ts"
import { PolicyTasks } from "#src/Autopilot/Drafts/PolicyTasks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { print } from "../Console/Output.ts"
import { withExample } from "../Help/Example.ts"
import { differenceInWords } from "./Difference.ts"
import { unclearInWords } from "./Echo.ts"
import { followed } from "./Following.ts"
import { draftOptions, givenDraft } from "./GivenDraft.ts"

const finished = tracedFn("Cli.finishedBacktest")(function* (workspaceId: WorkspaceId, id: string) {
  const { getBacktest } = yield* PolicyTasks
  const get = getBacktest(workspaceId, id)
  return yield* followed("backtest", yield* get, get)
})

const inWords = ({ result, unclear }: Backtest, examples?: number) =>
  [
    ...(result === null ? [] : [differenceInWords(result, examples)]),
    ...unclearInWords(unclear),
    "",
    "Nothing is changed; shadow start tries it on new comments, guidance set and protections set put it in force."
  ].join("\n")

export const backtestStart = Command.make(
  "start",
  {
    ...draftOptions,
    limit: Options.integer("limit").pipe(
      Options.withSchema(
        Schema.Int.pipe(
          Schema.between(1, maxBacktest, {
            message: () => `--limit must be a whole number between 1 and ${maxBacktest}`
          })
        )
      ),
      Options.withDefault(defaultBacktest),
      Options.withDescription(
        `How many of the newest comments to replay, 1 to ${maxBacktest}; default ${defaultBacktest}`
      )
    ),
    examples: Options.integer("examples").pipe(
      Options.withSchema(
        Schema.Int.pipe(
          Schema.between(1, mostExamples, {
            message: () => `--examples must be a whole number between 1 and ${mostExamples}`
          })
        )
      ),
      Options.optional,
      Options.withDescription(`How many comments to show of each kind of change, 1 to ${mostExamples}`)
    ),
    ...commonOptions
  },
  tracedFn("Cli.backtestStart")(function* ({ examples, guidance, json, limit, protections, workspace }) {
    const tasks = yield* PolicyTasks
    const draft = yield* givenDraft({ guidance, protections })
    const principal = yield* asOperator(workspace)
    const { id } = yield* tasks.startBacktest(principal, {
      draft,
      limit,
      examples: Option.getOrElse(examples, () => maxExamples)
    })
    const task = yield* finished(principal.workspaceId, id)
    yield* print(json, inWords(task, Option.getOrUndefined(examples)), task)
  })
).pipe(
  Command.withDescription(
    withExample(
      "Replays past comments under a draft and tells the difference",
      'backtest start --guidance "Hide mentions of Acme."'
    )
  )
)

export const backtestShow = Command.make(
  "show",
  {
    id: Args.text({ name: "id" }).pipe(Args.withDescription("Its id, as backtest start prints it: tsk_…")),
    ...commonOptions
  },
  tracedFn("Cli.backtestShow")(function* ({ id, json, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const task = yield* finished(workspaceId, id)
    yield* print(json, inWords(task), task)
  })
).pipe(
  Command.withDescription(withExample("Shows what came of a backtest, as soon as it is done", "backtest show tsk_…"))
)
