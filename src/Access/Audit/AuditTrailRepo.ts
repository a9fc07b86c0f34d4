import { SqlClient } from "@effect/sql"
import { Context, DateTime, Effect, Layer, Option } from "effect"
import type { AuditQuery } from "#schema/Audit.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { SortKey } from "#src/Database/Cursor.ts"

export interface AuditRow {
  readonly id: string
  readonly at: Date
  readonly actor: string
  readonly what: string
  readonly before: unknown
  readonly after: unknown
}

const make = Effect.map(SqlClient.SqlClient, (sql) => ({
  /** Rows older than `after`, newest first. */
  list: (
    workspaceId: WorkspaceId,
    { actor, since, until, what }: Omit<AuditQuery, "cursor" | "limit">,
    after: Option.Option<SortKey>,
    limit: number
  ) => sql<AuditRow>`
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
    ORDER BY at DESC, id DESC LIMIT ${limit}`
}))

export class AuditTrailRepo extends Context.Tag("steward/AuditTrailRepo")<
  AuditTrailRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(AuditTrailRepo, make)
}
