import { SqlClient } from "@effect/sql"
import { Effect, Schedule } from "effect"
import { quantile } from "../Statistics.ts"
import { channelOf, pageOf } from "./Brands.ts"
import { followDecided } from "./FollowDecided.ts"
import { commentsEach, externalIdOf, type PushesOptions, pushes } from "./Pushes.ts"
import { atPace, send, sendAll } from "./Send.ts"
import { decidedCount, openWork, unsearched, type Watched, watched } from "./Watch.ts"

export interface Service {
  readonly pid: number
  readonly webhooks: string
}

export interface Flow extends Watched {
  /** Comments a second. */
  readonly accepted: number
  readonly decided: number
  /** Statements a comment, those that begin and end a transaction among them. */
  readonly statements: number
}

const connections = 8

/** Statements since the last reset, but for the bench's own. */
const statements = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly calls: number }>`
    SELECT coalesce(sum(calls), 0)::int AS calls FROM pg_stat_statements
    WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND query NOT LIKE '%decision_counts%' AND query NOT LIKE '%pg_stat_%' AND query NOT LIKE '%count(*)::int AS count%'`
  return row?.calls ?? 0
})

/** Waits until as many comments are decided and, where that is measured, nothing is left to be done at the platform. */
const settled = (count: number, isActing: boolean) =>
  Effect.repeat(
    Effect.gen(function* () {
      if ((yield* decidedCount) < count) return false
      return !isActing || (yield* openWork) === 0
    }),
    { schedule: Schedule.spaced("20 millis"), until: (isDone) => isDone }
  )

/** Waits until nothing is left to be done at the platform or for searches: what is measured next is alone. */
export const idle = Effect.repeat(
  Effect.zipWith(openWork, unsearched, (open, missing) => open + missing),
  {
    schedule: Schedule.spaced("100 millis"),
    until: (left) => left === 0
  }
)

/** Sends webhooks as quickly as they are taken, and waits until all in them is decided; where all say one text, done. */
export const flatOut = Effect.fn("flatOut")(function* (service: Service, options: PushesOptions) {
  const sql = yield* SqlClient.SqlClient
  const all = pushes(options)
  const before = yield* decidedCount
  yield* sql`SELECT pg_stat_statements_reset()`
  const begun = performance.now()
  const [seconds, bounds] = yield* watched(
    service.pid,
    Effect.tap(
      sendAll(service.webhooks, all, connections),
      settled(before + all.length * commentsEach, options.text !== undefined)
    )
  )
  const took = (performance.now() - begun) / 1000
  const comments = all.length * commentsEach
  const flow: Flow = {
    ...bounds,
    accepted: comments / seconds,
    decided: comments / took,
    statements: (yield* statements) / comments
  }
  return flow
})

export interface Pace extends Omit<PushesOptions, "brands"> {
  readonly brand: number
  readonly everyMilliseconds: number
  /** One of how many webhooks is followed. */
  readonly followed: number
}

/** Milliseconds within which 95 of 100 comments of a brand are decided, of webhooks that come at an even pace. */
export const paced = Effect.fn("paced")(function* (
  service: Service,
  { brand, everyMilliseconds, followed, ...pace }: Pace
) {
  const times: Array<number> = []
  const decided = yield* followDecided(brand)
  yield* atPace(pushes({ ...pace, brands: [brand] }), everyMilliseconds, (push, index) =>
    Effect.gen(function* () {
      const begun = performance.now()
      yield* send(service.webhooks, push)
      if (index % followed !== 0) return
      yield* decided(externalIdOf(pageOf(brand), pace.run, index * commentsEach))
      times.push(performance.now() - begun)
    })
  )
  return quantile(times, 0.95)
}, Effect.scoped)

/** Has the channels of brands read, and waits until as many comments of each are decided as YouTube lists. */
export const polled = Effect.fn("polled")(function* (
  service: Pick<Service, "pid">,
  { brands, each }: { readonly brands: ReadonlyArray<number>; readonly each: number }
) {
  const sql = yield* SqlClient.SqlClient
  const before = yield* decidedCount
  const comments = brands.length * each
  yield* sql`SELECT pg_stat_statements_reset()`
  const begun = performance.now()
  const [, bounds] = yield* watched(
    service.pid,
    Effect.zipRight(
      sql`UPDATE accounts SET poll_due_at = 'epoch' WHERE external_id = ANY (${brands.map(channelOf)}::text[])`,
      settled(before + comments, false)
    )
  )
  const rate = (comments * 1000) / (performance.now() - begun)
  const flow: Flow = { ...bounds, accepted: rate, decided: rate, statements: (yield* statements) / comments }
  return flow
})
