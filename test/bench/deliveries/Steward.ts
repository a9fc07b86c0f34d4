import { FetchHttpClient } from "@effect/platform"
import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Effect, Exit, Layer, Logger, ManagedRuntime, Redacted, Scope } from "effect"
import { AppLinks } from "#src/AppLinks.ts"
import { AuditLog } from "#src/Database/AuditLog.ts"
import { SecretBox } from "#src/Database/SecretBox.ts"
import { Signals } from "#src/Database/Signals.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ids.ts"
import { RandomBytes } from "#src/RandomBytes.ts"
import { DeliveriesRepo } from "#src/Webhooks/DeliveriesRepo.ts"
import { DeliveryRunner } from "#src/Webhooks/DeliveryRunner.ts"
import { HookQueueRepo } from "#src/Webhooks/HookQueueRepo.ts"
import { secretPurpose } from "#src/Webhooks/HookSecrets.ts"
import { HooksRepo } from "#src/Webhooks/HooksRepo.ts"
import { HostSlots } from "#src/Webhooks/HostSlots.ts"
import { Outbox } from "#src/Webhooks/Outbox.ts"
import { Resolver } from "#src/Webhooks/Resolver.ts"
import { TargetPolicy } from "#src/Webhooks/TargetPolicy.ts"
import { WebhookSender } from "#src/Webhooks/WebhookSender.ts"
import { secret } from "./Job.ts"
import { serveRunner, until } from "./Runner.ts"

const ground = Layer.mergeAll(
  AuditLog.layer,
  WorkspaceClock.layer,
  SecretBox.layer(Redacted.make(new Uint8Array(32).fill(7))),
  AppLinks.layer("http://localhost"),
  Resolver.layer,
  TargetPolicy.layer({ allowPrivate: true })
).pipe(
  Layer.provideMerge(Layer.mergeAll(Ids.layer, Signals.layer)),
  Layer.provideMerge(
    Layer.mergeAll(
      PgClient.layer({ url: Redacted.make(process.argv[2] ?? ""), maxConnections: 10 }),
      RandomBytes.layer,
      FetchHttpClient.layer
    )
  )
)

const engine = DeliveryRunner.layer.pipe(
  Layer.provideMerge(Layer.mergeAll(Outbox.layer, WebhookSender.layer())),
  Layer.provideMerge(Layer.mergeAll(HooksRepo.layer, HookQueueRepo.layer, DeliveriesRepo.layer, HostSlots.layer)),
  Layer.provideMerge(ground),
  // as the service runs
  Layer.provideMerge(Layer.merge(Logger.json, Layer.setTracerEnabled(false)))
)

const workspaceId = "ws_bench"
const runtime = ManagedRuntime.make(engine)

/** A hook for each URL. */
const subscribe = Effect.fn("subscribe")(function* (urls: ReadonlyArray<string>) {
  const sql = yield* SqlClient.SqlClient
  const box = yield* SecretBox
  yield* sql`
    INSERT INTO workspaces (id, name, protections, created_at) VALUES (${workspaceId}, 'Bench', '{}', 'epoch')
    ON CONFLICT DO NOTHING`
  const sealed = yield* box.seal(secretPurpose, Redacted.make(secret))
  yield* sql`
    INSERT INTO hooks (workspace_id, id, kind, events, target_url, target_host, integration, sealed_secret, created_at)
    SELECT ${workspaceId}, 'hook_' || url, 'settings', '{}', url, split_part(url, '/', 3), 'api', ${sealed}, 'epoch'
    FROM unnest(${urls}::text[]) AS url ON CONFLICT DO NOTHING`
})

serveRunner({
  fill: (jobs) =>
    runtime.runPromise(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* subscribe([...new Set(jobs.map(({ url }) => url))])
        const rows = jobs.map(({ body, id, url }) => ({ body, id, url }))
        yield* sql`
          INSERT INTO deliveries (workspace_id, id, hook_id, event, body, state, due_at, created_at)
          SELECT ${workspaceId}, id, 'hook_' || url, 'comment.received', body, 'queued', 'epoch', 'epoch'
          FROM json_to_recordset(${JSON.stringify(rows)}::json) AS job (id text, url text, body text)`
        yield* sql`VACUUM ANALYZE deliveries`
      })
    ),
  drain: () =>
    runtime.runPromise(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const runtime = yield* Effect.runtime<SqlClient.SqlClient>()
        const scope = yield* Scope.make()
        yield* Layer.buildWithScope(Layer.fresh(DeliveryRunner.worker), scope)
        const left = sql`SELECT 1 FROM deliveries WHERE state = 'queued' LIMIT 1`
        yield* Effect.promise(() =>
          until(() => Effect.map(left, (rows) => rows.length === 0).pipe(Effect.provide(runtime), Effect.runPromise))
        )
        yield* Scope.close(scope, Exit.void)
        const failed = yield* sql`SELECT 1 FROM deliveries WHERE state <> 'delivered' OR attempts <> 1 LIMIT 1`
        if (failed.length > 0) return yield* Effect.dieMessage("Not every delivery arrived at the first attempt")
      })
    )
})
