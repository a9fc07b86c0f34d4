import { Schema } from "effect"
import { getReport, recordSale } from "../api/ReportsApi.ts"
import { Report, reportParameters } from "../resources/Report.ts"
import { Conversion } from "../resources/Sale.ts"
import { fieldsArgument, toolOf, writes } from "./Tool.ts"

export const get_report = toolOf(getReport, {
  title: "Report totals",
  description:
    "Totals for a range of days, by default the last 30: comments and how they stand, replies by who sent them, median " +
    "times to hide and to reply, by category, platform, surface and day, and sales.",
  input: Schema.Struct({ ...reportParameters, fields: fieldsArgument(Report.fields) }),
  call: ({ fields: _, ...urlParams }) => ({ urlParams })
})

export const record_sale = toolOf(recordSale, {
  title: "Record a sale",
  description:
    "Records a sale from a tracked link, so that revenue shows next to the comment that led to it. Safe to repeat: the " +
    "latest value for a click replaces the earlier one.",
  hints: writes(),
  input: Conversion,
  call: (payload) => ({ payload })
})
