import { Command, Options } from "@effect/cli"
import { Effect, Option } from "effect"
import { Day } from "#schema/Day.ts"
import { Platform, platformName } from "#schema/Platform.ts"
import type { Report, ReportQuery } from "#schema/resources/Report.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { asGiven } from "../Console/AsGiven.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { print } from "../Console/Output.ts"
import { queryOf } from "../Console/Paging.ts"
import { parsedText } from "../Console/Parsed.ts"
import { table } from "../Console/Table.ts"
import { withExample } from "../Help/Example.ts"

export const reportsSummary = Command.make(
  "summary",
  {
    from: parsedText("from", Day).pipe(
      Options.optional,
      Options.withDescription("First day in the brand's time zone, as in 2026-03-01; used with --to")
    ),
    to: parsedText("to", Day).pipe(Options.optional, Options.withDescription("Last day, inclusive")),
    platform: Options.optional(Options.choice("platform", Platform.literals)),
    ...commonOptions
  },
  tracedFn("Cli.reportsSummary")(function* ({ from, json, platform, to, workspace }) {
    if (Option.isSome(from) !== Option.isSome(to)) {
      return yield* new CommandFailed({ message: "Give both --from and --to, or neither" })
    }
    const { workspaceId } = yield* asOperator(workspace)
    const reports = yield* Reports
    const report = yield* reports
      .summary(workspaceId, queryOf<ReportQuery>({ from, to, platform }))
      .pipe(Effect.mapError(asGiven({ from: "--from", to: "--to" })))
    yield* print(json, inWords(report), report)
  })
).pipe(
  Command.withDescription(withExample("Totals of a range of days", "reports summary --from 2026-03-01 --to 2026-03-31"))
)

type Totals = Report["comments"]

const row = (name: string, { deleted, hidden, received, visible, waiting }: Totals) => [
  name,
  ...[received, visible, hidden, deleted, waiting].map(String)
]

const duration = (seconds: number) =>
  seconds < 2 ? "a second" : seconds < 120 ? `${Math.round(seconds)} seconds` : `${Math.round(seconds / 60)} minutes`

const half = (what: string, seconds: number | null) =>
  seconds === null ? [] : [`Half of what was ${what} was ${what} within ${duration(seconds)}.`]

const inWords = (report: Report) => {
  const { replies } = report
  return [
    `From ${report.from} to ${report.to}, ${report.time_zone}:`,
    "",
    table(
      ["", "RECEIVED", "VISIBLE", "HIDDEN", "DELETED", "WAITING"],
      [row("all", report.comments), ...report.by_platform.map((totals) => row(platformName(totals.platform), totals))]
    ),
    "",
    `Hidden for: ${report.hidden_by_category.map(({ count, label }) => `${label} ${count}`).join(", ") || "nothing"}`,
    `Replies: ${replies.total} (people ${replies.person}, autopilot ${replies.autopilot}, campaigns ${replies.campaign})`,
    ...half("hidden", report.median_seconds_to_hide),
    ...half("replied to", report.median_seconds_to_reply),
    ...report.sales.map(({ count, currency, value }) => `Sales: ${count}, ${value} ${currency}`)
  ].join("\n")
}
