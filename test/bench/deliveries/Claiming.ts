import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Redacted } from "effect"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { DeliveriesRepo } from "#src/Webhooks/Queue/DeliveriesRepo.ts"
import { median } from "../Statistics.ts"
import { subscribe, workspaceId } from "./Subscriptions.ts"

const busy = "http://127.0.0.1:1/hook"
const quick = "http://127.0.0.2:1/hook"
const times = 51

const queue = Effect.fn("queue")(function* (url: string, count: number) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`
    INSERT INTO deliveries (workspace_id, id, hook_id, event, body, created_at)
    SELECT ${workspaceId}, ${url} || n, 'hook_' || ${url}, 'comment.received', '{}', 'epoch'
    FROM generate_series(1, ${count}::int) AS n`
  yield* sql`
    INSERT INTO undelivered (workspace_id, delivery_id, hook_id, place, state, due_at)
    SELECT ${workspaceId}, ${url} || n, 'hook_' || ${url}, n, 'queued', 'epoch'
    FROM generate_series(1, ${count}::int) AS n`
  yield* sql`INSERT INTO hook_queues VALUES (${workspaceId}, 'hook_' || ${url}) ON CONFLICT DO NOTHING`
  yield* sql`VACUUM ANALYZE deliveries, undelivered`
})

/** Milliseconds to find and claim the one delivery that there is room for. */
const claimOne = Effect.gen(function* () {
  const repo = yield* DeliveriesRepo
  const now = new Date(Date.now())
  const begun = performance.now()
  const lanes = (yield* repo.walk(null, now)).filter(({ target_host }) => target_host === new URL(quick).host)
  const claimed = yield* repo.claim(
    lanes.map((lane) => ({ lane, take: 1, begin: 1, reach: 256 })),
    now,
    new Date(now.getTime() + 30_000)
  )
  if (claimed.length !== 1) return yield* Effect.dieMessage(`${claimed.length} deliveries were claimed`)
  return performance.now() - begun
})

/** What a claim takes while nothing and while `queued` deliveries wait for a host that has no room; milliseconds. */
export const claiming = Effect.fn("claiming")(
  function* (_: Redacted.Redacted, queued: number) {
    yield* subscribe([busy, quick])
    yield* queue(quick, 3 * times)
    yield* Effect.replicateEffect(claimOne, times)
    const alone = median(yield* Effect.replicateEffect(claimOne, times))
    yield* queue(busy, queued)
    return { alone, behind: median(yield* Effect.replicateEffect(claimOne, times)) }
  },
  (effect, url) =>
    Effect.provide(
      effect,
      Layer.merge(DeliveriesRepo.layer, SecretBox.layer(Redacted.make(new Uint8Array(32)))).pipe(
        Layer.provideMerge(Layer.merge(PgClient.layer({ url, maxConnections: 1 }), RandomBytes.layer))
      )
    )
)
