import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { Conflict, InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { data } from "../Page.ts"
import { Report, reportParameters } from "../Report.ts"
import { Conversion, RecordedSale } from "../Sale.ts"
import { strict } from "../Strict.ts"
import { Authentication } from "./Authentication.ts"
import { describe } from "./describe.ts"

const summary = HttpApiEndpoint.get("summary", "/reports/summary")
  .setUrlParams(strict(Schema.Struct(reportParameters)))
  .addSuccess(data(Report, "ReportAnswer"))
  .addError(InvalidRequest)
  .annotateContext(
    describe(
      "getReport",
      "Report totals",
      "Totals for a range of days in the brand's time zone; by default the last 30 days."
    )
  )

const convert = HttpApiEndpoint.post("convert", "/conversions")
  .setPayload(strict(Conversion))
  .addSuccess(data(RecordedSale, "RecordedSaleAnswer"))
  .addError(InvalidRequest)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .annotateContext(
    describe(
      "recordSale",
      "Record a sale",
      "Records a sale from a tracked link. Safe to repeat: the latest value for a click replaces the earlier one."
    )
  )

export class ReportsApi extends HttpApiGroup.make("reports")
  .add(summary)
  .add(convert)
  .middleware(Authentication)
  .annotateContext(
    OpenApi.annotations({ title: "Reports", description: "Report totals, and sales from tracked links" })
  ) {}
