import { SqlClient } from "@effect/sql"
import { DateTime, Effect, Either, Layer, Schema } from "effect"
import { rowsOf } from "#src/Database/Rows.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { pacificDay } from "./Quota.ts"
import { QuotaMeter } from "./QuotaMeter.ts"
import { spendShared } from "./Shares.ts"

const scope = "youtube"

const UsedRow = Schema.Struct({ used: Schema.Int })

const AccountRow = Schema.Struct({ account: Schema.String, used: Schema.Int })

/** Counts the quota in the database, so that every process of the installation counts together. `limit` in units a day. */
export const quotaStore = (limit: number) =>
  Layer.effect(
    QuotaMeter,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      return QuotaMeter.of({
        spend: tracedFn("QuotaMeter.spend")(function* (account, units, leaving = 0) {
          const now = yield* DateTime.now
          const day = pacificDay(now)
          const left = yield* Effect.gen(function* () {
            // whoever spends holds the row of the whole until it is done
            const [whole] = yield* sql`
              INSERT INTO platform_quotas (scope, day, used) VALUES (${scope}, ${day}::date, 0)
              ON CONFLICT (scope, day) DO UPDATE SET used = platform_quotas.used RETURNING used`.pipe(rowsOf(UsedRow))
            // an account that was read yesterday has a share in today
            const accounts = yield* sql`
              SELECT substr(scope, ${scope.length + 2}) AS account,
                sum(CASE WHEN day = ${day}::date THEN used ELSE 0 END)::integer AS used
              FROM platform_quotas WHERE starts_with(scope, ${`${scope} `}) AND day BETWEEN ${day}::date - 1 AND ${day}::date
              GROUP BY scope`.pipe(rowsOf(AccountRow))
            const by = new Map(accounts.map((row) => [row.account, row.used]))
            const spent = spendShared({ day, used: whole?.used ?? 0, by }, { account, units, leaving }, limit, now)
            if (Either.isLeft(spent)) return spent.left
            yield* sql`
              UPDATE platform_quotas SET used = ${spent.right.used} WHERE scope = ${scope} AND day = ${day}::date`
            if (account === null) return null
            yield* sql`
              INSERT INTO platform_quotas (scope, day, used) VALUES (${`${scope} ${account}`}, ${day}::date, ${units})
              ON CONFLICT (scope, day) DO UPDATE SET used = platform_quotas.used + excluded.used`
            if (by.get(account) === undefined || by.get(account) === 0) {
              yield* sql`
                DELETE FROM platform_quotas WHERE scope = ${`${scope} ${account}`} AND day < ${day}::date - 1`
            }
            return null
          }).pipe(transaction(sql), Effect.orDie)
          if (left !== null) return yield* left
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
