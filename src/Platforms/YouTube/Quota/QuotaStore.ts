import { SqlClient } from "@effect/sql"
import { DateTime, Effect, Layer, Schema } from "effect"
import { rowsOf } from "#src/Database/Rows.ts"
import { pacificDay, quotaUsedUp, within } from "./Quota.ts"
import { QuotaMeter } from "./QuotaMeter.ts"

const scope = "youtube"

const UsedRow = Schema.Struct({ used: Schema.Int })

/** Counts the quota in the database, so that every process of the installation counts together. `limit` in units a day. */
export const quotaStore = (limit: number) =>
  Layer.effect(
    QuotaMeter,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      return QuotaMeter.of({
        spend: Effect.fn("QuotaMeter.spend")(function* (units, leaving = 0) {
          const now = yield* DateTime.now
          const most = within(limit, leaving)
          const taken = yield* Effect.orDie(sql`
            INSERT INTO platform_quotas (scope, day, used)
            SELECT ${scope}, ${pacificDay(now)}::date, ${units}::integer WHERE ${units}::integer <= ${most}::integer
            ON CONFLICT (scope, day) DO UPDATE SET used = platform_quotas.used + excluded.used
            WHERE platform_quotas.used + excluded.used <= ${most}
            RETURNING used
          `)
          if (taken.length === 0) return yield* quotaUsedUp(now, leaving)
        }),
        exhausted: Effect.gen(function* () {
          const now = yield* DateTime.now
          yield* sql`
            INSERT INTO platform_quotas (scope, day, used) VALUES (${scope}, ${pacificDay(now)}, ${limit})
            ON CONFLICT (scope, day) DO UPDATE SET used = ${limit}
          `
        }).pipe(Effect.orDie),
        used: Effect.gen(function* () {
          const day = pacificDay(yield* DateTime.now)
          const rows = yield* sql`
            SELECT used FROM platform_quotas WHERE scope = ${scope} AND day = ${day}::date`.pipe(rowsOf(UsedRow))
          return { units: rows[0]?.used ?? 0, limit }
        }).pipe(Effect.orDie)
      })
    })
  )
