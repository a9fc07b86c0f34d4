import { SqlClient } from "@effect/sql"
import { Clock, Effect, Schedule } from "effect"

/** What the service has not finished. `claimed` of it are in the hands of a process, or were in those of a dead one. */
export interface Queues {
  readonly undecided: number
  readonly deciding: number
  readonly work: number
  readonly working: number
  readonly deliveries: number
  readonly delivering: number
  /** Answers that were taken back, and whose followers are not all looked at again. */
  readonly revisits: number
  readonly comments: number
}

export const queues = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = new Date(yield* Clock.currentTimeMillis)
  const [row] = yield* sql<Queues>`
    SELECT
      (SELECT count(*)::int FROM comments) AS comments,
      (SELECT count(*)::int FROM comments WHERE status = 'pending') AS undecided,
      (SELECT count(*)::int FROM comments WHERE status = 'pending' AND claimed_until > ${now}) AS deciding,
      (SELECT count(*)::int FROM revisits) AS revisits,
      (SELECT count(*)::int FROM platform_work WHERE state IN ('queued', 'parked')) AS work,
      (SELECT count(*)::int FROM platform_work WHERE state = 'queued' AND claimed_until > ${now}) AS working,
      (SELECT count(*)::int FROM undelivered WHERE state = 'queued') AS deliveries,
      (SELECT count(*)::int FROM undelivered WHERE state = 'queued' AND claimed_until > ${now}) AS delivering
  `
  return yield* Effect.fromNullable(row)
}).pipe(Effect.orDie)

/** PostgreSQL takes a moment to recover, and connections that were lost are made anew. */
export const queuesPatiently = queues.pipe(
  Effect.sandbox,
  Effect.retry(Schedule.intersect(Schedule.spaced("100 millis"), Schedule.recurs(600))),
  Effect.unsandbox
)

export const isEmpty = ({ deliveries, revisits, undecided, work }: Queues) =>
  deliveries + revisits + undecided + work === 0
