import { SqlClient, type SqlError } from "@effect/sql"
import { Clock, Duration, Effect, Layer, Schedule } from "effect"
import { patiently } from "./Patience.ts"

/** How far two clocks are apart that are said to agree: what asking takes, and what clocks drift. */
const agreeing = 250

/** A process that is wrong about the time is so for no longer than this. */
const lookEvery = Duration.seconds(30)

/** Unix milliseconds by the database. */
const databaseTime = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql<{ readonly at: number }>`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at`
).pipe(Effect.map((rows) => rows[0]?.at ?? Number.NaN))

/** Unix milliseconds at the beginning of this process's steady time, and by how much it may be wrong. */
interface Origin {
  readonly at: number
  readonly within: number
}

/** From what `time` tells now. The answer may be of any moment since it was asked. */
const originOf = <E, R>(time: Effect.Effect<number, E, R>) =>
  Effect.gen(function* () {
    const before = performance.now()
    const told = yield* time
    const within = (performance.now() - before) / 2
    return { at: told - before - within, within } satisfies Origin as Origin
  })

/** What is seen where it differs for certain; a busy database that answers late says little. */
export const corrected = (known: Origin, seen: Origin): Origin =>
  Math.abs(seen.at - known.at) > agreeing + known.within + seen.within ? seen : known

const closest = (origins: ReadonlyArray<Origin>, first: Origin) =>
  origins.reduce((best, origin) => (origin.within < best.within ? origin : best), first)

/**
 * The time for everything that stands on this layer: the database's, counted on in steady steps and compared again every
 * half a minute. Of several processes on one database one whose own clock is wrong ends nothing before its time.
 */
export const clockFollowing = <E, R>(time: Effect.Effect<number, E, R>): Layer.Layer<never, E, R> =>
  Layer.unwrapScoped(
    Effect.gen(function* () {
      const own = Clock.make()
      const asked = patiently(originOf(time))
      let origin = closest([yield* asked, yield* asked], yield* asked)
      const compare = Effect.gen(function* () {
        const next = corrected(origin, yield* originOf(time))
        if (next === origin) return
        yield* Effect.logWarning("The database's clock was set; Steward follows it", {
          milliseconds: Math.round(next.at - origin.at)
        })
        origin = next
      })
      yield* Effect.ignore(compare).pipe(Effect.delay(lookEvery), Effect.repeat(Schedule.forever), Effect.forkScoped)
      const millis = () => Math.floor(origin.at + performance.now())
      const nanos = () => BigInt(Math.round((origin.at + performance.now()) * 1000)) * 1000n
      return Layer.setClock({
        [Clock.ClockTypeId]: Clock.ClockTypeId,
        unsafeCurrentTimeMillis: millis,
        unsafeCurrentTimeNanos: nanos,
        currentTimeMillis: Effect.sync(millis),
        currentTimeNanos: Effect.sync(nanos),
        sleep: (duration) => own.sleep(duration)
      })
    })
  )

export const databaseClock: Layer.Layer<never, SqlError.SqlError, SqlClient.SqlClient> = clockFollowing(databaseTime)
