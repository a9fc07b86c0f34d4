import { Schema } from "effect"
import { Day } from "../Day.ts"
import { Platform, platforms, Surface } from "../Platform.ts"
import { text } from "../Text.ts"
import { ProtectionKey, protectionKeys } from "./Autopilot.ts"

export const maxReportDays = 366
export const defaultReportDays = 30

const count = (description: string) =>
  Schema.Int.annotations({ description, jsonSchema: { type: "integer", minimum: 0 } })

const optional = <A, I, R>(schema: Schema.Schema<A, I, R>) => Schema.optionalWith(schema, { exact: true })

export const reportParameters = {
  from: optional(Day.annotations({ description: "First day, in the brand's time zone; used with to" })),
  to: optional(Day.annotations({ description: `Last day, inclusive; at most ${maxReportDays} days from the first` })),
  platform: optional(Platform),
  surface: optional(Surface),
  account_id: optional(text({ max: 64, description: "Connected account id" }))
}

export const ReportQuery = Schema.Struct(reportParameters)
export type ReportQuery = typeof ReportQuery.Type

/** Comments received in the range, and how they stand now. */
const totals = {
  received: count("Comments received, those not decided yet included"),
  visible: count("Visible now"),
  hidden: count("Hidden now"),
  deleted: count("Deleted"),
  waiting: count("Waiting for a person")
}

const seconds = (description: string) => Schema.NullOr(Schema.Int).annotations({ description })

export const Report = Schema.Struct({
  from: Day.annotations({ description: "First day" }),
  to: Day.annotations({ description: "Last day, inclusive" }),
  time_zone: Schema.String.annotations({ description: "The brand's time zone, IANA" }),
  comments: Schema.Struct(totals).annotations({
    description: "Comments received in the range, and how they stand now"
  }),
  replies: Schema.Struct({
    total: count("Replies posted"),
    person: count("By people"),
    autopilot: count("By the autopilot"),
    campaign: count("By campaigns")
  }).annotations({ description: "Replies posted in the range, by who sent them" }),
  median_seconds_to_hide: seconds(
    "Median, in whole seconds, from receiving a comment to the platform's confirmation that it is hidden: of the " +
      "comments received in the range, hidden through Steward and not shown again. The lower of two in the middle; null without any"
  ),
  median_seconds_to_reply: seconds(
    "Median, in whole seconds, from receiving a comment to its first reply: of the comments received in the range that " +
      "were replied to. The lower of two in the middle; null without any"
  ),
  hidden_by_category: Schema.Array(
    Schema.Struct({
      category: Schema.NullOr(ProtectionKey).annotations({
        description: "Area of the decision; null where it has none"
      }),
      label: Schema.String.annotations({ description: "The area as people see it" }),
      count: count("Comments hidden for it")
    })
  ).annotations({ description: "Largest first", jsonSchema: { maxItems: protectionKeys.length + 1 } }),
  by_platform: Schema.Array(Schema.Struct({ platform: Platform, ...totals })).annotations({
    description: "Platforms with comments in the range",
    jsonSchema: { maxItems: platforms.length }
  }),
  by_surface: Schema.Array(Schema.Struct({ surface: Surface, ...totals })).annotations({
    description: "Surfaces with comments in the range",
    jsonSchema: { maxItems: 2 }
  }),
  by_day: Schema.Array(
    Schema.Struct({
      date: Day.annotations({ description: "Day in the brand's time zone" }),
      received: count("Received on that day"),
      hidden: count("Of these, hidden now"),
      asked: count("Of these, how many a person was asked about")
    })
  ).annotations({ description: "Every day of the range, zeros included", jsonSchema: { maxItems: maxReportDays } }),
  sales: Schema.Array(
    Schema.Struct({
      currency: Schema.String.annotations({ description: "ISO 4217" }),
      count: count("Sales"),
      value: Schema.Number.annotations({ description: "Sum in the major unit, exact to the currency's minor unit" })
    })
  ).annotations({
    description: "Sales that occurred in the range, by currency",
    // three letters name no more
    jsonSchema: { maxItems: 26 ** 3 }
  })
}).annotations({ identifier: "Report", description: "Totals of a range of days" })
export type Report = typeof Report.Type
