import { SqlClient } from "@effect/sql"
import { Effect, Schema } from "effect"
import { NotFound } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"

const NoHook = Schema.Struct({
  /** Null for a webhook of Settings that is there, which who subscribes cannot see. */
  removed_at: Schema.NullOr(Schema.DateFromSelf),
  removed_by: Schema.NullOr(Schema.String)
})
type NoHook = typeof NoHook.Type

/** What a hook is called where there is none: who subscribes calls it a hook, and Settings shows webhooks too. */
type Name = "hook" | "webhook or hook"

/** Why there is no such hook: whoever asked for it reads here who has removed it since. */
const words = (called: Name, id: string, row: NoHook | undefined): string => {
  const name = `${called} ${JSON.stringify(id.slice(0, 64))}`
  if (row === undefined) return `There is no ${name} in this workspace`
  return row.removed_at === null
    ? `There is no ${name}: the webhook of this id was added in Settings, and is changed and removed there`
    : `There is no ${name} in this workspace any longer: ${row.removed_by ?? "somebody"} removed it at ${shown(row.removed_at)}`
}

/** The answer where there is no such hook: it never was, or somebody removed it. */
export const noHook = Effect.map(SqlClient.SqlClient, (sql) =>
  tracedFn("noHook")(function* (workspaceId: WorkspaceId, id: string, called: Name = "webhook or hook") {
    const [row] = yield* Effect.orDie(
      sql`
      SELECT removed_at, removed_by FROM hooks
      WHERE workspace_id = ${workspaceId} AND id = ${id}
        AND (removed_at IS NOT NULL OR (${called === "hook"} AND kind = 'settings'))`.pipe(rowsOf(NoHook))
    )
    return yield* Effect.fail(new NotFound({ message: words(called, id, row) }))
  })
)
