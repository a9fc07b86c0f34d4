import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { ClickId, CommentId, ContactId, LinkId, type WorkspaceId } from "#schema/Ids.ts"
import type { ReportQuery } from "#schema/resources/Report.ts"
import { commentOf } from "#src/Comments/CommentSql.ts"
import type { SaleSource } from "#src/Contacts/SalesLedTo.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import type { CheckedConversion } from "./CheckedConversion.ts"

export const SaleRow = Schema.Struct({
  click_id: ClickId,
  value: Schema.String,
  currency: Schema.String,
  occurred_at: Schema.DateFromSelf,
  link_id: LinkId,
  campaign: Schema.NullOr(Schema.String),
  comment_id: Schema.NullOr(CommentId),
  contact_id: Schema.NullOr(ContactId),
  replaced: Schema.Boolean
})
export type SaleRow = typeof SaleRow.Type

const PastSale = SaleRow.omit("replaced")

export const CurrencyTotal = Schema.Struct({
  currency: Schema.String,
  count: Schema.Number,
  value: Schema.String
})
export type CurrencyTotal = typeof CurrencyTotal.Type

/** Days of the brand's time zone, `YYYY-MM-DD`, both inclusive. */
export interface SaleDays {
  readonly from: string
  readonly to: string
}

/** From `since`, inclusive, to `until`, exclusive. */
export interface SaleTimes {
  readonly since: Date
  readonly until: Date
}

/** Which comments the clicks came from. */
export type SaleFilter = Pick<ReportQuery, "platform" | "surface" | "account_id">

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const comment = commentOf(sql, "k")

  return {
    /** No row where the workspace has no such click. */
    record: (workspaceId: WorkspaceId, sale: CheckedConversion, recordedAt: Date) =>
      sql`
      WITH click AS (
        SELECT k.workspace_id, k.id, k.link_id, k.comment_id, k.contact_id, k.campaign, ${comment.place}
        FROM clicks k LEFT JOIN ${comment.table} ON ${comment.on}
        WHERE k.workspace_id = ${workspaceId} AND k.id = ${sale.click_id}
      ), recorded AS (
        INSERT INTO sales (workspace_id, click_id, value, currency, occurred_at, recorded_at, link_id, comment_id,
          contact_id, campaign, account_id, platform, surface)
        SELECT workspace_id, id, ${sale.value}::numeric, ${sale.currency}::text, ${sale.occurred_at}::timestamptz,
          ${recordedAt}::timestamptz, link_id, comment_id, contact_id, campaign, account_id, platform, surface
        FROM click
        ON CONFLICT (workspace_id, click_id) DO UPDATE SET value = excluded.value, currency = excluded.currency,
          occurred_at = excluded.occurred_at, recorded_at = excluded.recorded_at
        -- a row that took the place of another one carries the transaction that locked that
        RETURNING click_id, value::text, currency, occurred_at, link_id, comment_id, contact_id, campaign,
          xmax <> 0 AS replaced
      )
      SELECT * FROM recorded`.pipe(rowsOf(SaleRow)),

    /** The newest sales that came of something, newest first. */
    of: (workspaceId: WorkspaceId, source: SaleSource, limit: number) => {
      const led =
        "commentId" in source
          ? sql`comment_id = ${source.commentId}`
          : sql`contact_id = ANY(${source.contactIds}::text[])`
      return sql`
        SELECT click_id, value::text, currency, occurred_at, link_id, comment_id, contact_id, campaign FROM sales
        WHERE workspace_id = ${workspaceId} AND ${led}
        ORDER BY occurred_at DESC, click_id DESC LIMIT ${limit}`.pipe(rowsOf(PastSale))
    },

    /** The newest sales that came of each comment, at most `limit` of each, newest first. */
    ofComments: (workspaceId: WorkspaceId, ids: ReadonlyArray<CommentId>, limit: number) =>
      sql`
        SELECT s.* FROM unnest(${[...ids]}::text[]) AS wanted (id) CROSS JOIN LATERAL (
          SELECT click_id, value::text, currency, occurred_at, link_id, comment_id, contact_id, campaign FROM sales
          WHERE workspace_id = ${workspaceId} AND comment_id = wanted.id
          ORDER BY occurred_at DESC, click_id DESC LIMIT ${limit}
        ) AS s`.pipe(rowsOf(PastSale)),

    /** Those that occurred in a stretch of time, newest first. */
    newest: (workspaceId: WorkspaceId, { since, until }: SaleTimes, filter: SaleFilter, limit: number) =>
      sql`
        SELECT click_id, value::text, currency, occurred_at, link_id, comment_id, contact_id, campaign FROM sales
        WHERE ${sql.and([
          sql`workspace_id = ${workspaceId} AND occurred_at >= ${since} AND occurred_at < ${until}`,
          ...(filter.account_id === undefined ? [] : [sql`account_id = ${filter.account_id}`]),
          ...(filter.platform === undefined ? [] : [sql`platform = ${filter.platform}`]),
          ...(filter.surface === undefined ? [] : [sql`surface = ${filter.surface}`])
        ])}
        ORDER BY occurred_at DESC, click_id DESC LIMIT ${limit}`.pipe(rowsOf(PastSale)),

    totals: (workspaceId: WorkspaceId, { from, to }: SaleDays, { account_id, platform, surface }: SaleFilter) =>
      sql`
        SELECT currency, sum(count)::int AS count, sum(value)::text AS value FROM sale_counts
        WHERE ${sql.and([
          sql`workspace_id = ${workspaceId} AND account_id = ${account_id ?? ""}`,
          sql`day BETWEEN ${from}::date AND ${to}::date`,
          ...(platform === undefined ? [] : [sql`platform = ${platform}`]),
          ...(surface === undefined ? [] : [sql`surface = ${surface}`])
        ])}
        GROUP BY currency HAVING sum(count) > 0 ORDER BY currency`.pipe(rowsOf(CurrencyTotal))
  }
})

export class SalesRepo extends Context.Tag("steward/SalesRepo")<SalesRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(SalesRepo, make)
}
