import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { CommentId, ContactId, WorkspaceId } from "#schema/Ids.ts"
import type { ReportQuery } from "#schema/Report.ts"
import type { CheckedConversion } from "./CheckedConversion.ts"

export interface SaleRow {
  readonly click_id: string
  /** Decimal text, as all money. */
  readonly value: string
  readonly currency: string
  readonly occurred_at: Date
  readonly comment_id: CommentId | null
  readonly contact_id: ContactId | null
  readonly replaced: boolean
}

export interface CurrencyTotal {
  readonly currency: string
  readonly count: number
  readonly value: string
}

/** Days of a time zone, `YYYY-MM-DD`, both inclusive. */
export interface SaleDays {
  readonly from: string
  readonly to: string
  readonly timeZone: string
}

/** Which comments the clicks came from. */
export type SaleFilter = Pick<ReportQuery, "platform" | "surface" | "account_id">

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const fromComment = (filter: SaleFilter) => {
    const conditions = (["platform", "surface", "account_id"] as const).flatMap((column) => {
      const value = filter[column]
      return value === undefined ? [] : [sql`c.${sql(column)} = ${value}`]
    })
    return conditions.length === 0
      ? []
      : [
          sql`EXISTS (
            SELECT FROM clicks k JOIN comments c ON c.workspace_id = k.workspace_id AND c.id = k.comment_id
            WHERE k.workspace_id = s.workspace_id AND k.id = s.click_id AND ${sql.and(conditions)}
          )`
        ]
  }

  return {
    /** No row where the workspace has no such click. */
    record: (workspaceId: WorkspaceId, sale: CheckedConversion, recordedAt: Date) => sql<SaleRow>`
      WITH click AS (
        SELECT workspace_id, id, comment_id, contact_id FROM clicks
        WHERE workspace_id = ${workspaceId} AND id = ${sale.click_id}
      ), recorded AS (
        INSERT INTO sales (workspace_id, click_id, value, currency, occurred_at, recorded_at)
        SELECT workspace_id, id, ${sale.value}::numeric, ${sale.currency}::text, ${sale.occurred_at}::timestamptz,
          ${recordedAt}::timestamptz
        FROM click
        ON CONFLICT (workspace_id, click_id) DO UPDATE SET value = excluded.value, currency = excluded.currency,
          occurred_at = excluded.occurred_at, recorded_at = excluded.recorded_at
        RETURNING new.click_id, new.value::text, new.currency, new.occurred_at, old.click_id IS NOT NULL AS replaced
      )
      SELECT recorded.*, click.comment_id, click.contact_id FROM recorded, click`,

    totals: (workspaceId: WorkspaceId, { from, timeZone, to }: SaleDays, filter: SaleFilter) => sql<CurrencyTotal>`
      SELECT s.currency, count(*)::int AS count, sum(s.value)::text AS value FROM sales s
      WHERE ${sql.and([
        sql`s.workspace_id = ${workspaceId}`,
        // no zone is a whole day away from UTC; this is for the index
        sql`s.occurred_at >= (${from}::date - 1)::timestamp AT TIME ZONE 'UTC'`,
        sql`s.occurred_at < (${to}::date + 2)::timestamp AT TIME ZONE 'UTC'`,
        sql`timezone(${timeZone}, s.occurred_at)::date BETWEEN ${from}::date AND ${to}::date`,
        ...fromComment(filter)
      ])}
      GROUP BY s.currency ORDER BY s.currency`
  }
})

export class SalesRepo extends Context.Tag("steward/SalesRepo")<SalesRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(SalesRepo, make)
}
