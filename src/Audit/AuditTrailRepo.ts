import { SqlClient } from "@effect/sql"
import { Context, DateTime, Effect, Layer, Option, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { AuditQuery } from "#schema/resources/Audit.ts"
import type { SortKey } from "#src/Database/Cursor.ts"
import { rowsOf } from "#src/Database/Rows.ts"

export const AuditRow = Schema.Struct({
  id: Schema.String,
  at: Schema.DateFromSelf,
  actor: Schema.String,
  what: Schema.String,
  before: Schema.Unknown,
  after: Schema.Unknown
})
export type AuditRow = typeof AuditRow.Type

const make = Effect.map(SqlClient.SqlClient, (sql) => ({
  /** Rows older than `after`, newest first. */
  list: (
    workspaceId: WorkspaceId,
    { actor, since, until, what }: Omit<AuditQuery, "cursor" | "limit">,
    after: Option.Option<SortKey>,
    limit: number
  ) =>
    sql`
    SELECT id, at, actor, what, before, after FROM audit_log
    WHERE ${sql.and([
      sql`workspace_id = ${workspaceId}`,
      ...(actor === undefined ? [] : [sql`position(lower(${actor}) in lower(actor)) > 0`]),
      ...(what === undefined
        ? []
        : [what.includes(".") ? sql`what = ${what}` : sql`split_part(what, '.', 1) = ${what}`]),
      ...(since === undefined ? [] : [sql`at >= ${DateTime.toDateUtc(since)}`]),
      ...(until === undefined ? [] : [sql`at < ${DateTime.toDateUtc(until)}`]),
      ...Option.match(after, {
        onNone: () => [],
        onSome: ({ at, id }) => [sql`(at, id) < (${new Date(at)}, ${id})`]
      })
    ])}
    ORDER BY at DESC, id DESC LIMIT ${limit}`.pipe(rowsOf(AuditRow))
}))

export class AuditTrailRepo extends Context.Tag("steward/AuditTrailRepo")<
  AuditTrailRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(AuditTrailRepo, make)
}
