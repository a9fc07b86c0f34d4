import { SqlClient } from "@effect/sql"
import { Effect, Schema } from "effect"
import { NotFound } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"

const RemovedHook = Schema.Struct({
  removed_at: Schema.DateFromSelf,
  removed_by: Schema.NullOr(Schema.String)
})
type RemovedHook = typeof RemovedHook.Type

/** What a hook is called where there is none: who subscribes calls it a hook, and Settings shows webhooks too. */
type Name = "hook" | "webhook or hook"

/** Why there is no such hook: whoever asked for it reads here who has removed it since. */
const words = (called: Name, id: string, removed: RemovedHook | undefined): string => {
  const name = `${called} ${JSON.stringify(id.slice(0, 64))}`
  return removed === undefined
    ? `There is no ${name} in this workspace`
    : `There is no ${name} in this workspace any longer: ${removed.removed_by ?? "somebody"} removed it at ${shown(removed.removed_at)}`
}

/** The answer where there is no such hook: it never was, or somebody removed it. */
export const noHook = Effect.map(SqlClient.SqlClient, (sql) =>
  tracedFn("noHook")(function* (workspaceId: WorkspaceId, id: string, called: Name = "webhook or hook") {
    const [removed] = yield* Effect.orDie(
      sql`
      SELECT removed_at, removed_by FROM hooks
      WHERE workspace_id = ${workspaceId} AND id = ${id} AND removed_at IS NOT NULL`.pipe(rowsOf(RemovedHook))
    )
    return yield* Effect.fail(new NotFound({ message: words(called, id, removed) }))
  })
)
