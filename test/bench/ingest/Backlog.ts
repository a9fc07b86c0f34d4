import { createHash } from "node:crypto"
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { median } from "../Statistics.ts"
import { accountOf, workspaceOf } from "./Brands.ts"
import type { Service } from "./Flow.ts"
import { memoryOf } from "./Processes.ts"
import { commentsEach, pushes } from "./Pushes.ts"
import { decidedCount } from "./Watch.ts"

/** Webhooks that are written with one statement. */
const atOnce = 500

const digestOf = (body: Uint8Array) => createHash("sha256").update(body).digest()

/** Fills the inbox of the first brand's page with webhooks that nobody has read; `comments` in all, or a few more. */
export const fillInbox = Effect.fn("fillInbox")(function* (comments: number) {
  const sql = yield* SqlClient.SqlClient
  for (let set = 0; set * atOnce * commentsEach < comments; set++) {
    const bodies = pushes({ count: atOnce, brands: [0], run: 1000 + set }).map(({ body }) => body)
    yield* sql`
      INSERT INTO inbox (workspace_id, account_id, digest, body, received_at)
      SELECT ${workspaceOf(0)}, ${accountOf(0)}, digest, body, now()
      FROM unnest(${bodies.map(digestOf)}::bytea[], ${bodies.map((body) => Buffer.from(body))}::bytea[])
        WITH ORDINALITY AS pushed (digest, body, n)
      ORDER BY n`
  }
  yield* sql`VACUUM ANALYZE inbox`
})

/** Of one part of the time: comments that were decided a second, and the megabytes that the service held. */
export interface Stretch {
  readonly decided: number
  readonly memory: number
}

export interface Drained {
  /** In the order of time, and as long as each other. */
  readonly stretches: ReadonlyArray<Stretch>
  /** What the service held when it had just started, in megabytes. */
  readonly started: number
  /** The most that the service held, in megabytes. */
  readonly memory: number
}

const stretchCount = 4

/** Watches for some seconds how what waits is worked through. */
export const drained = Effect.fn("drained")(function* ({ pid }: Pick<Service, "pid">, seconds: number) {
  const stretches: Array<Stretch> = []
  const started = yield* memoryOf(pid)
  let most = 0
  for (let stretch = 0; stretch < stretchCount; stretch++) {
    const begun = performance.now()
    const before = yield* decidedCount
    const held: Array<number> = []
    while (performance.now() - begun < (1000 * seconds) / stretchCount) {
      yield* Effect.sleep("200 millis")
      held.push(yield* memoryOf(pid))
    }
    most = Math.max(most, ...held)
    const decided = (1000 * ((yield* decidedCount) - before)) / (performance.now() - begun)
    stretches.push({ decided, memory: median(held) })
  }
  return { stretches, started, memory: most } satisfies Drained
})
