import { Reactivity } from "@effect/experimental"
import { SqlClient, SqlError } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Context, Duration, Effect, Layer, Redacted } from "effect"
import { Pool } from "pg"
import { databaseTrouble } from "./DatabaseTrouble.ts"
import { patiently } from "./Patience.ts"
import { leanStatements } from "./Statements/LeanStatements.ts"
import { prepareStatements } from "./Statements/PreparedStatements.ts"
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

const noSuchHost = ["ENOTFOUND", "EAI_AGAIN"]

/** Nobody listens or answers yet, or the server lets nobody in yet. A host that nobody knows is a wrong setting. */
const isComing = (failure: unknown): boolean =>
  databaseTrouble(failure) !== null && !(failure instanceof SqlError.SqlError && noSuchHost.includes(codeOf(failure)))

const codeOf = ({ cause }: SqlError.SqlError): string =>
  typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : ""

const connected = ({ applicationName = "steward", maxConnections, timeouts, url }: PostgresOptions) =>
  Effect.gen(function* () {
    const pool = yield* Effect.acquireRelease(
      Effect.sync(
        () =>
          new Pool({
            connectionString: Redacted.value(url),
            application_name: applicationName,
            keepAlive: true,
            // what is asked for together is sent together, and not each thing when the one before is answered
            pipeline: true,
            ...(timeouts === undefined ? {} : poolTimeouts(timeouts)),
            ...(maxConnections === undefined ? {} : { max: maxConnections })
          })
      ),
      (pool) => Effect.promise(() => pool.end()).pipe(Effect.interruptible, Effect.timeoutOption("1 second"))
    )
    // a connection that breaks while it is idle is replaced; unheard, the event would end the process
    pool.on("error", () => {})
    // to compile a statement takes PostgreSQL longer than to run it: 1.7 s for a search by text and status, which takes 0.1
    pool.on("connect", (client) => client.query("SET jit = off", () => {}))
    const clock = yield* Effect.clock
    prepareStatements(pool, () => clock.unsafeCurrentTimeMillis())
    const asked = Effect.tryPromise({
      try: () => pool.query("SELECT 1"),
      catch: (cause) => new SqlError.SqlError({ cause, message: "PgClient: Failed to connect" })
    }).pipe(
      Effect.timeoutFail({
        duration: "5 seconds",
        onTimeout: () =>
          new SqlError.SqlError({ cause: new Error("Connection timed out"), message: "PgClient: Connection timed out" })
      })
    )
    yield* patiently(asked, isComing)
    return pool
  })

/** PostgreSQL: the SQL client, and the pool that it stands on. */
export const postgres = (options: PostgresOptions) =>
  Layer.scopedContext(
    Effect.gen(function* () {
      const pool = yield* connected(options)
      const isLimited = options.timeouts !== undefined && Duration.toMillis(options.timeouts.statement) > 0
      const client = leanStatements(yield* PgClient.fromPool({ acquire: Effect.succeed(pool) }), isLimited)
      return Context.make(PgClient.PgClient, client).pipe(
        Context.add(SqlClient.SqlClient, client),
        Context.add(ConnectionPool, pool)
      )
    })
  ).pipe(Layer.provide(Reactivity.layer))
