import { Args, Command, Options } from "@effect/cli"
import { Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Undo } from "#schema/resources/policy/Undo.ts"
import { PolicyTasks } from "#src/Autopilot/Drafts/PolicyTasks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { print } from "../Console/Output.ts"
import { parsedText } from "../Console/Parsed.ts"
import { requiredTimeOption } from "../Console/TimeOption.ts"
import { withExample } from "../Help/Example.ts"
import { followed } from "./Following.ts"

const beforeTheFirst = "none"

const PolicyVersion = Schema.transform(
  Schema.String.pipe(
    Schema.pattern(/^([1-9]\d{0,8}|none)$/, { message: () => `must be a version such as 3, or ${beforeTheFirst}` })
  ),
  Schema.NullOr(Schema.Int),
  {
    strict: true,
    decode: (text) => (text === beforeTheFirst ? null : Number(text)),
    encode: (version) => (version === null ? beforeTheFirst : String(version))
  }
)

const finished = tracedFn("Cli.finishedUndo")(function* (workspaceId: WorkspaceId, id: string) {
  const { getUndo } = yield* PolicyTasks
  const get = getUndo(workspaceId, id)
  return yield* followed("undo", yield* get, get)
})

const leftInWords = (count: number) =>
  count === 0
    ? ""
    : `\n${count === 1 ? "1 comment stays hidden, since your settings of today would hide it as well, or ask, or its text was deleted" : `${count} comments stay hidden, since your settings of today would hide them as well, or ask, or their text was deleted`}.`

const inWords = ({ left_hidden, only_by_guidance, policy_version, since, taken_back }: Undo) => {
  const who = only_by_guidance ? "the guidance" : "the autopilot"
  const under = policy_version === null ? "before the first version" : `under version ${policy_version}`
  const which = `that ${who} hid ${under} of the policy since ${since}`
  const left = leftInWords(left_hidden ?? 0)
  if (taken_back === 0) return `There is no comment to show again ${which}.${left}`
  const are = taken_back === 1 ? "1 comment is" : `${taken_back} comments are`
  return `${are} shown again ${which}; a running Steward tells the platforms.${left}`
}

export const undoStart = Command.make(
  "start",
  {
    version: parsedText("policy-version", PolicyVersion).pipe(
      Options.withDescription(`The version whose hides to take back, or ${beforeTheFirst} for those before the first`)
    ),
    since: requiredTimeOption("since", "Takes back what was hidden at this time and later"),
    onlyByGuidance: Options.boolean("only-by-guidance").pipe(
      Options.withDescription(
        "Leaves hidden what a protection hid, and no rule of the guidance or competitor that it names"
      )
    ),
    ...commonOptions
  },
  tracedFn("Cli.undoStart")(function* ({ json, onlyByGuidance, since, version, workspace }) {
    const tasks = yield* PolicyTasks
    const principal = yield* asOperator(workspace)
    const { id } = yield* tasks.startUndo(principal, {
      policy_version: version,
      since,
      only_by_guidance: onlyByGuidance
    })
    const task = yield* finished(principal.workspaceId, id)
    yield* print(json, inWords(task), task)
  })
).pipe(
  Command.withDescription(
    withExample(
      "Shows again what a policy version hid, and what today's settings would not hide as well",
      "undo start --policy-version 3 --since 2026-03-01T09:00:00Z"
    )
  )
)

export const undoShow = Command.make(
  "show",
  {
    id: Args.text({ name: "id" }).pipe(Args.withDescription("Its id, as undo start prints it: tsk_…")),
    ...commonOptions
  },
  tracedFn("Cli.undoShow")(function* ({ id, json, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const task = yield* finished(workspaceId, id)
    yield* print(json, inWords(task), task)
  })
).pipe(Command.withDescription(withExample("Shows what came of an undo, as soon as it is done", "undo show tsk_…")))
