import { SqlClient } from "@effect/sql"
import { Effect, Ref, Schedule } from "effect"
import { memoryOf, secondsOf, serverSeconds } from "./Processes.ts"

export interface Watched {
  /** Of one processor, from 0 to the number of processors. */
  readonly service: number
  readonly server: number
  /** The most that the service held, in megabytes. */
  readonly memory: number
  /** What connections that were at work waited for, most often first, in words. */
  readonly waits: string
}

/** How many comments were decided. */
export const decidedCount = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly count: number }>`
    SELECT coalesce(sum(decided), 0)::int AS count FROM decision_counts`
  return row?.count ?? 0
})

/** How much platform work is still to be done. */
export const openWork = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly count: number }>`
    SELECT count(*)::int AS count FROM platform_work WHERE state = 'queued'`
  return row?.count ?? 0
})

/** How many comments the index that they are searched by lacks. */
export const unsearched = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly count: number }>`
    SELECT ((SELECT count(*) FROM comments) - (SELECT count(*) FROM comment_search))::int AS count`
  return row?.count ?? 0
})

const inWords = (seen: ReadonlyMap<string, number>) => {
  const total = [...seen.values()].reduce((sum, count) => sum + count, 0)
  return [...seen]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([what, count]) => `${what} ${Math.round((100 * count) / total)} %`)
    .join(", ")
}

/** What bounds an effect: processor time, and what the service's connections wait for while they are at work. */
export const watched = <A, E, R>(pid: number, effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [own] = yield* sql<{ readonly pid: number }>`SELECT pg_backend_pid() AS pid`
    const seen = yield* Ref.make<ReadonlyMap<string, number>>(new Map())
    const memory = yield* Ref.make(0)
    const look = Effect.gen(function* () {
      const held = yield* memoryOf(pid)
      yield* Ref.update(memory, (most) => Math.max(most, held))
      const rows = yield* sql<{ readonly what: string; readonly count: number }>`
        SELECT coalesce(wait_event_type || '/' || wait_event, 'running') AS what, count(*)::int AS count
        FROM pg_stat_activity
        WHERE state <> 'idle' AND pid <> pg_backend_pid() AND application_name LIKE 'steward%' GROUP BY 1`
      yield* Ref.update(seen, (before) => {
        const after = new Map(before)
        for (const { count, what } of rows) after.set(what, (after.get(what) ?? 0) + count)
        return after
      })
    })
    const begun = performance.now()
    const [service, server] = [yield* secondsOf(pid), yield* serverSeconds(own?.pid ?? 0)]
    const answer = yield* Effect.raceFirst(
      effect,
      Effect.zipRight(Effect.repeat(look, Schedule.spaced("50 millis")), Effect.never)
    )
    const seconds = (performance.now() - begun) / 1000
    const bounds: Watched = {
      service: ((yield* secondsOf(pid)) - service) / seconds,
      server: ((yield* serverSeconds(own?.pid ?? 0)) - server) / seconds,
      memory: yield* Ref.get(memory),
      waits: inWords(yield* Ref.get(seen))
    }
    return [answer, bounds] as const
  })
