import { Command } from "@effect/cli"
import { Effect } from "effect"
import type { AutopilotStatus } from "#schema/resources/Autopilot.ts"
import { percentOf } from "#src/Autopilot/Status/Percent.ts"
import { StatusReport } from "#src/Autopilot/Status/StatusReport.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { print } from "../Console/Output.ts"
import { table } from "../Console/Table.ts"

const weekOf = (name: string, week: AutopilotStatus["this_week"]) => [
  name,
  `${week.decided}`,
  `${week.handled_alone} (${percentOf(week.handled_alone, week.decided)})`,
  `${week.asked_you} (${percentOf(week.asked_you, week.decided)})`,
  `${week.corrections}`,
  week.agreement === null ? "" : percentOf(week.handled_alone - week.corrections, week.handled_alone)
]

const inWords = (status: AutopilotStatus) =>
  [
    status.summary,
    "",
    table(
      ["", "DECIDED", "ALONE", "ASKED", "CORRECTED", "AGREEMENT"],
      [weekOf("last 7 days", status.this_week), weekOf("7 days before", status.previous_week)]
    ),
    ...(status.handles_on_its_own.length === 0
      ? []
      : ["", `Handles on its own: ${status.handles_on_its_own.join(", ")}`]),
    ...(status.asks_more_about.length === 0 ? [] : ["", `Asks more about: ${status.asks_more_about.join(", ")}`]),
    ...(status.taught.length === 0 ? [] : ["", ...status.taught]),
    ...(status.second_opinions === null
      ? []
      : ["", `Second opinions today: ${status.second_opinions.asked_today} of ${status.second_opinions.a_day}`])
  ].join("\n")

export const autopilotStatus = Command.make(
  "status",
  commonOptions,
  tracedFn("Cli.autopilotStatus")(function* ({ workspace, json }) {
    const { workspaceId } = yield* asOperator(workspace)
    const status = yield* Effect.flatMap(StatusReport, ({ get }) => get(workspaceId))
    yield* print(json, inWords(status), status)
  })
).pipe(Command.withDescription("How the autopilot is doing: two weeks, what it handles alone, what waits"))
