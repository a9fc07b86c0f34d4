import { Schema } from "effect"
import { data } from "../Page.ts"
import { Report, reportParameters } from "../Report.ts"
import { Conversion, RecordedSale } from "../Sale.ts"
import { fieldsArgument, tool, writes } from "./Tool.ts"

export const get_report = tool({
  title: "Report totals",
  description:
    "Totals for a range of days in the brand's time zone; by default the last 30 days. Comments and how they stand, " +
    "replies by who sent them, median times to hide and to reply, by category, platform, surface and day, and sales.",
  input: Schema.Struct({ ...reportParameters, fields: fieldsArgument(Report.fields) }),
  output: data(Report, "ReportAnswer")
})

export const record_sale = tool({
  title: "Record a sale",
  description:
    "Records a sale from a tracked link, so that revenue shows next to the comment that led to it. Safe to repeat: the " +
    "latest value for a click replaces the earlier one.",
  hints: writes(),
  scope: "moderate",
  input: Conversion,
  output: data(RecordedSale, "RecordedSaleAnswer")
})
