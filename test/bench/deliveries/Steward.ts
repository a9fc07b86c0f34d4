import { SqlClient } from "@effect/sql"
import { Effect, Exit, Layer, ManagedRuntime, Scope } from "effect"
import { Client } from "pg"
import { deliveryWorker } from "#src/Webhooks/Send/DeliveryWorker.ts"
import { engine } from "./Engine.ts"
import { serveRunner, until } from "./Runner.ts"
import { subscribe, workspaceId } from "./Subscriptions.ts"

const url = process.argv[2] ?? ""
const runtime = ManagedRuntime.make(engine(url))
const watcher = new Client({ connectionString: url })
await watcher.connect()

const isDone = async () => {
  const left = await watcher.query(
    "SELECT 1 FROM undelivered WHERE state = 'queued' ORDER BY workspace_id, hook_id LIMIT 1"
  )
  return left.rows.length === 0
}

serveRunner({
  fill: (jobs) =>
    runtime.runPromise(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* subscribe([...new Set(jobs.map(({ url }) => url))])
        yield* sql`
          WITH given AS (
            SELECT * FROM json_to_recordset(${JSON.stringify(jobs)}::json) AS job (id text, url text, body text)
          ), said AS (
            INSERT INTO deliveries (workspace_id, id, hook_id, event, body, created_at)
            SELECT ${workspaceId}, id, 'hook_' || url, 'comment.received', body, 'epoch' FROM given
          ), opened AS (
            INSERT INTO hook_queues SELECT DISTINCT ${workspaceId}, 'hook_' || url FROM given ON CONFLICT DO NOTHING
          )
          INSERT INTO undelivered (workspace_id, delivery_id, hook_id, place, state, due_at)
          SELECT ${workspaceId}, id, 'hook_' || url, row_number() OVER (), 'queued', 'epoch' FROM given`
        yield* sql`VACUUM ANALYZE deliveries, undelivered`
      })
    ),
  drain: () =>
    runtime.runPromise(
      Effect.gen(function* () {
        const scope = yield* Scope.make()
        yield* Layer.buildWithScope(Layer.fresh(deliveryWorker), scope)
        yield* Effect.promise(() => until(isDone))
        yield* Scope.close(scope, Exit.void)
      })
    ),
  check: () =>
    runtime.runPromise(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const failed = yield* sql`SELECT 1 FROM delivery_log WHERE state <> 'delivered' OR attempts <> 1 LIMIT 1`
        if (failed.length > 0) return yield* Effect.dieMessage("Not every delivery arrived at the first attempt")
      })
    )
})
