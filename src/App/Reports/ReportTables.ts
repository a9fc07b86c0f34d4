import { platformName } from "#schema/Platform.ts"
import type { Comment } from "#schema/resources/Comment.ts"
import type { Report } from "#schema/resources/Report.ts"
import type { Sale } from "#schema/resources/Sale.ts"
import { csv, csvRows } from "./Csv.ts"

export const reportTables = ["days", "platforms", "surfaces", "categories", "sales"] as const
export type ReportTable = (typeof reportTables)[number]

export const surfaceNames = { organic: "Posts", ad: "Ads" } as const

/** A sale, and the comment that led to it where one did. */
export interface SoldBy {
  readonly sale: Sale
  readonly comment: Pick<Comment, "id" | "text" | "has_media" | "author" | "platform"> | null
}

const standing = ["received", "visible", "hidden", "waiting", "deleted"] as const

const saleColumns = ["occurred_at", "value", "currency", "campaign", "comment_id", "comment", "author", "contact_id"]

/** The line above sales in a file. */
export const salesHeading = csvRows([saleColumns])

/** Sales as lines of a file. */
export const salesCsv = (sales: ReadonlyArray<SoldBy>): string =>
  csvRows(
    sales.map(({ comment, sale }) => [
      sale.occurred_at,
      sale.value,
      sale.currency,
      sale.campaign,
      sale.comment_id,
      comment?.text ?? null,
      comment?.author.name ?? null,
      sale.contact_id
    ])
  )

/** A table of what the report itself has, as a file. */
export const reportCsv = (table: Exclude<ReportTable, "sales">, report: Report): string => {
  switch (table) {
    case "days":
      return csv(
        ["date", "received", "hidden", "asked"],
        report.by_day.map(({ asked, date, hidden, received }) => [date, received, hidden, asked])
      )
    case "platforms":
      return csv(
        ["platform", ...standing],
        report.by_platform.map((row) => [platformName(row.platform), ...standing.map((name) => row[name])])
      )
    case "surfaces":
      return csv(
        ["surface", ...standing],
        report.by_surface.map((row) => [surfaceNames[row.surface], ...standing.map((name) => row[name])])
      )
    case "categories":
      return csv(
        ["area", "hidden"],
        report.hidden_by_category.map(({ count, label }) => [label, count])
      )
  }
}
