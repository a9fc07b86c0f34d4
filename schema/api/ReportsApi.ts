import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { Conflict, Forbidden, InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { data } from "../Page.ts"
import { Report, reportParameters } from "../resources/Report.ts"
import { Conversion, RecordedSale } from "../resources/Sale.ts"
import { strict } from "../Strict.ts"
import { Authentication } from "./Authentication.ts"
import { operation } from "./Operation.ts"
import { IdempotencyHeaders } from "./RequestHeaders.ts"

export const getReport = HttpApiEndpoint.get("summary", "/reports/summary")
  .setUrlParams(strict(Schema.Struct(reportParameters)))
  .addSuccess(data(Report, "ReportAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .pipe(
    operation({
      id: "getReport",
      summary: "Report totals",
      description: "Totals for a range of days in the brand's time zone; by default the last 30 days.",
      permission: null,
      scope: "read",
      tool: "get_report",
      command: "reports summary"
    })
  )

export const recordSale = HttpApiEndpoint.post("convert", "/conversions")
  .setHeaders(IdempotencyHeaders)
  .setPayload(strict(Conversion))
  .addSuccess(data(RecordedSale, "RecordedSaleAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .pipe(
    operation({
      id: "recordSale",
      summary: "Record a sale",
      description:
        "Records a sale from a tracked link. Safe to repeat: the latest value for a click replaces the earlier one.",
      permission: null,
      scope: "moderate",
      tool: "record_sale"
    })
  )

export class ReportsApi extends HttpApiGroup.make("reports")
  .add(getReport)
  .add(recordSale)
  .middleware(Authentication)
  .annotateContext(
    OpenApi.annotations({ title: "Reports", description: "Report totals, and sales from tracked links" })
  ) {}
