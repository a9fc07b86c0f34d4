import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { NotFound } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { shown } from "#src/Time.ts"

interface RemovedHook {
  readonly removed_at: Date
  readonly removed_by: string | null
}

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
  Effect.fn("noHook")(function* (workspaceId: WorkspaceId, id: string, called: Name = "webhook or hook") {
    const [removed] = yield* Effect.orDie(sql<RemovedHook>`
      SELECT removed_at, removed_by FROM hooks
      WHERE workspace_id = ${workspaceId} AND id = ${id} AND removed_at IS NOT NULL`)
    return yield* Effect.fail(new NotFound({ message: words(called, id, removed) }))
  })
)
