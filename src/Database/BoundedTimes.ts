import { SqlClient } from "@effect/sql"
import { Clock, Duration, Effect, Layer } from "effect"
import { span } from "#src/Ground/Span.ts"
import { periodic } from "./Periodic.ts"

/** Times of a table that cannot be further ahead of the clock than `longest`, unless the clock was set back since. */
export interface BoundedTime {
  readonly table: string
  readonly column: string
  readonly longest: Duration.DurationInput
  /** Of these rows alone, in SQL. */
  readonly among?: string
  /** What a time that is too far ahead becomes: the end of what it can mean, or now, for what only waits. */
  readonly becomes: "longest" | "now"
}

/** How far the clocks of processes that share a database may differ: nothing within it is taken for a clock set back. */
const clockSkew = Duration.minutes(5)

/** No claim of work lasts this long: one that ends later was made by a clock that ran ahead, and holds nobody up. */
export const longestClaim = Duration.minutes(10)

/** Whether a row whose claim lasts until the time in a column may be claimed. What is held for ever is nobody's. */
export const claimable = (
  sql: SqlClient.SqlClient,
  column: `${"" | "u." | "head." | "t."}claimed_until`,
  now: Date
) => {
  const until = sql.literal(column)
  const end = new Date(now.getTime() + Duration.toMillis(longestClaim))
  return sql`(${until} <= ${now} OR ${until} > ${end} AND ${until} < 'infinity')`
}

/**
 * Bounds times that a clock which ran ahead has left behind: what waits for them would wait for as long as it ran ahead,
 * and what ends with them would live on for that long. Answers how many there were.
 */
export const boundTimes = (times: ReadonlyArray<BoundedTime>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const now = yield* Clock.currentTimeMillis
    const bounded = yield* Effect.forEach(times, ({ among, becomes, column, longest, table }) => {
      const end = now + Duration.toMillis(longest)
      const rest = among === undefined ? sql`` : sql` AND ${sql.literal(among)}`
      return sql`
        UPDATE ${sql(table)} SET ${sql(column)} = ${new Date(becomes === "now" ? now : end)}
        WHERE ${sql(column)} > ${new Date(end + Duration.toMillis(clockSkew))}${rest} RETURNING 1`
    })
    const count = bounded.reduce((sum, rows) => sum + rows.length, 0)
    if (count > 0)
      yield* Effect.logWarning(`The clock was set back: ${count} times that lay too far ahead were bounded`)
    return count
  }).pipe(span("BoundedTimes.bound"))

/** Looks once a minute. */
export const boundedTimes = (times: ReadonlyArray<BoundedTime>) =>
  Layer.unwrapEffect(
    Effect.map(SqlClient.SqlClient, (sql) =>
      periodic({
        name: "bounded times",
        every: "1 minute",
        task: Effect.provideService(boundTimes(times), SqlClient.SqlClient, sql)
      })
    )
  )
