import { Reactivity } from "@effect/experimental"
import { SqlClient, SqlError } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer, Redacted, Schedule } from "effect"
import { Pool } from "pg"
import { rootCause } from "#src/Ground/RootCause.ts"
import { type DatabaseTimeouts, poolTimeouts } from "./Timeouts.ts"

/** The connections under the SQL client. */
export class ConnectionPool extends Context.Tag("steward/ConnectionPool")<ConnectionPool, Pool>() {}

export interface PostgresOptions {
  readonly url: Redacted.Redacted
  readonly maxConnections?: number
  readonly applicationName?: string
  /** None for whoever has the time: migrations, and what an operator runs. */
  readonly timeouts?: DatabaseTimeouts
}

/** What starts together comes in any order; a server that recovers from a crash takes a while. */
const reconnecting = Schedule.spaced("1 second").pipe(Schedule.upTo("30 seconds"))

/** Nobody listens yet, or the server lets nobody in yet: 57P03, cannot_connect_now. */
const isComing = ({ cause }: SqlError.SqlError) =>
  typeof cause === "object" &&
  cause !== null &&
  "code" in cause &&
  ["ECONNREFUSED", "57P03"].includes(String(cause.code))

const connected = ({ applicationName = "steward", maxConnections, timeouts, url }: PostgresOptions) =>
  Effect.gen(function* () {
    const pool = yield* Effect.acquireRelease(
      Effect.sync(
        () =>
          new Pool({
            connectionString: Redacted.value(url),
            application_name: applicationName,
            keepAlive: true,
            ...(timeouts === undefined ? {} : poolTimeouts(timeouts)),
            ...(maxConnections === undefined ? {} : { max: maxConnections })
          })
      ),
      (pool) => Effect.promise(() => pool.end()).pipe(Effect.interruptible, Effect.timeoutOption("1 second"))
    )
    // a connection that breaks while it is idle is replaced; unheard, the event would end the process
    pool.on("error", () => {})
    yield* Effect.tryPromise({
      try: () => pool.query("SELECT 1"),
      catch: (cause) => new SqlError.SqlError({ cause, message: "PgClient: Failed to connect" })
    }).pipe(
      Effect.timeoutFail({
        duration: "5 seconds",
        onTimeout: () =>
          new SqlError.SqlError({ cause: new Error("Connection timed out"), message: "PgClient: Connection timed out" })
      }),
      Effect.tapError((error) =>
        isComing(error) ? Effect.logWarning(`Waiting for PostgreSQL: ${rootCause(error)}`) : Effect.void
      ),
      Effect.retry({ while: isComing, schedule: reconnecting })
    )
    return pool
  })

/** PostgreSQL: the SQL client, and the pool that it stands on. */
export const postgres = (options: PostgresOptions) =>
  Layer.scopedContext(
    Effect.gen(function* () {
      const pool = yield* connected(options)
      const client = yield* PgClient.fromPool({ acquire: Effect.succeed(pool) })
      return Context.make(PgClient.PgClient, client).pipe(
        Context.add(SqlClient.SqlClient, client),
        Context.add(ConnectionPool, pool)
      )
    })
  ).pipe(Layer.provide(Reactivity.layer))
