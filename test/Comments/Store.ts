import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { HookId, type WorkspaceId } from "#schema/Ids.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { Ids } from "#src/Ground/Ids.ts"

/** Every comment of a workspace as it is stored, oldest first. */
export const storedComments = Effect.fn("storedComments")(function* (workspaceId: WorkspaceId) {
  const sql = yield* SqlClient.SqlClient
  return yield* Effect.orDie(
    sql<StoredComment>`SELECT * FROM comments WHERE workspace_id = ${workspaceId} ORDER BY received_at, id`
  )
})

/** Everything that the store knows about the comments of a workspace, for comparing. */
export const snapshot = Effect.fn("snapshot")(function* (workspaceId: WorkspaceId) {
  const sql = yield* SqlClient.SqlClient
  const comments = yield* storedComments(workspaceId)
  const history = yield* sql`SELECT * FROM comment_history WHERE workspace_id = ${workspaceId}
    ORDER BY comment_id, position`
  return { comments, history, delivered: yield* delivered(workspaceId) }
}, Effect.orDie)

/** Subscribes to each of these events alone. */
export const subscribed = Effect.fn("subscribed")(function* (workspaceId: WorkspaceId, ...events: Array<WebhookEvent>) {
  const sql = yield* SqlClient.SqlClient
  const { make } = yield* Ids
  for (const event of events) {
    yield* sql`INSERT INTO hooks ${sql.insert({
      workspace_id: workspaceId,
      id: yield* make("hook", HookId.make),
      kind: "rest",
      events: [event],
      target_url: "https://receiver.example/hook",
      target_host: "receiver.example:443",
      integration: "api",
      sealed_secret: new Uint8Array(0),
      created_at: new Date(0)
    })}`
  }
}, Effect.orDie)

/** The events that were put in the outbox, each with the status its comment then had. */
export const delivered = Effect.fn("delivered")(function* (workspaceId: WorkspaceId) {
  const sql = yield* SqlClient.SqlClient
  return yield* Effect.orDie(
    sql<{ readonly event: WebhookEvent; readonly status: string }>`
      SELECT event, body::json -> 'comment' ->> 'status' AS status FROM deliveries
      WHERE workspace_id = ${workspaceId} ORDER BY created_at, event`
  )
})
