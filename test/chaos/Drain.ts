import { SqlClient } from "@effect/sql"
import { Clock, Duration, Effect } from "effect"
import { slowest } from "./Faults/PlatformFaults.ts"
import { isEmpty, queues } from "./Queues.ts"
import type { SandboxControl } from "./Sandbox.ts"

const every = "500 millis"
/** So often in a row must all be done, for an echo of the platform can come after the last deed. */
const quietTimes = 4

const longestClaim = Duration.seconds(35)
const betweenReadings = Duration.seconds(20)

/** Accounts are read at once that are read seldom, or were put off. */
export const readSoon = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = new Date(yield* Clock.currentTimeMillis)
  // a reading that is under way holds its account for half a minute at most
  const free = new Date(now.getTime() + Duration.toMillis(longestClaim))
  const before = new Date(now.getTime() - Duration.toMillis(betweenReadings))
  yield* sql`
    UPDATE accounts SET poll_due_at = ${now}
    WHERE poll_due_at > ${free} AND coalesce(polled_at, created_at) < ${before}`
})

/** The platforms' faults are over: what was to wait for that, up to an hour, need not. */
const bringForward = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = new Date(yield* Clock.currentTimeMillis)
  yield* sql`UPDATE platform_work SET due_at = ${now} WHERE state = 'queued' AND due_at > ${now}`
  yield* readSoon
})

/** Waits until everything that was written is here and nothing is left to be done; answers the seconds it took. */
export const drain = Effect.fn("drain")(function* (sandbox: Pick<SandboxControl, "state">, atMost: Duration.Duration) {
  const started = yield* Clock.currentTimeMillis
  const elapsed = Effect.map(Clock.currentTimeMillis, (now) => now - started)
  const { comments } = yield* sandbox.state
  const written = comments.filter(({ own, removed }) => !own && !removed).length

  // a reply waits for what the platform may be at still: one that is brought forward sooner is posted twice
  yield* Effect.sleep(slowest)
  let quiet = 0
  while (quiet < quietTimes && (yield* elapsed) < Duration.toMillis(atMost)) {
    yield* Effect.sleep(every)
    yield* bringForward
    const left = yield* queues
    const isDone = isEmpty(left) && left.comments >= written && (yield* sandbox.state).webhooks.pending === 0
    quiet = isDone ? quiet + 1 : 0
  }
  return (yield* elapsed) / 1000
}, Effect.orDie)
