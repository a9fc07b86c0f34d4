import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { DeliveryId, HookId, WorkspaceId } from "#schema/Ids.ts"
import { afresh } from "./BehindAll.ts"
import { openLane } from "./OpenLane.ts"

/** What becomes of all that waits for a hook, when something becomes of the hook. */
const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** What is still queued or held is not sent. */
    cancel: (workspaceId: WorkspaceId, hookId: HookId, at: Date) =>
      // Each state has an index of its own.
      Effect.forEach(
        [sql`state = 'queued'`, sql`state = 'held'`],
        (waiting) => sql`
          UPDATE undelivered SET state = 'cancelled', finished_at = ${at}
          WHERE workspace_id = ${workspaceId} AND hook_id = ${hookId} AND ${waiting}`,
        { discard: true }
      ),

    /** What is queued waits until the hook is resumed, unless an attempt that is in flight ends it. */
    hold: (workspaceId: WorkspaceId, hookId: HookId) => sql`
      UPDATE undelivered SET state = 'held'
      WHERE workspace_id = ${workspaceId} AND hook_id = ${hookId} AND state = 'queued'`,

    /** What was held is due now, with all its tries before it. */
    release: (workspaceId: WorkspaceId, hookId: HookId, now: Date) =>
      Effect.zipRight(
        openLane(sql, workspaceId, hookId),
        Effect.asVoid(sql`
          UPDATE undelivered SET state = 'queued', due_at = ${now}, ${afresh(sql)}
          WHERE workspace_id = ${workspaceId} AND hook_id = ${hookId} AND state = 'held'`)
      ),

    /** Tells a receiver that its hook is gone; without a body, since many refuse a DELETE that has one. */
    farewell: (workspaceId: WorkspaceId, id: DeliveryId, hookId: HookId, at: Date) =>
      Effect.zipRight(
        openLane(sql, workspaceId, hookId),
        sql`
      WITH said AS (
        INSERT INTO deliveries ${sql.insert({
          workspace_id: workspaceId,
          id,
          hook_id: hookId,
          method: "DELETE",
          event: "hook.removed",
          body: "",
          created_at: at
        })}
      )
      INSERT INTO undelivered ${sql.insert({
        workspace_id: workspaceId,
        delivery_id: id,
        hook_id: hookId,
        state: "queued",
        due_at: at
      })}`
      )
  }
})

export class HookQueueRepo extends Context.Tag("steward/HookQueueRepo")<
  HookQueueRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(HookQueueRepo, make)
}
