import { SqlClient, SqlError, type Statement } from "@effect/sql"
import { Effect, FiberRef, Option } from "effect"
import { ConnectionPool } from "./Postgres.ts"

export interface DirectOptions {
  /** Planned once a connection, under this name: for a statement whose text is always the same. */
  readonly name?: string
}

/**
 * Runs single statements straight on the pool, past what the SQL client does around each. Inside a transaction they
 * run as ever.
 */
export const direct = Effect.map(
  Effect.serviceOption(ConnectionPool),
  (pool) =>
    <A extends object>(
      statement: Statement.Statement<A>,
      options: DirectOptions = {}
    ): Effect.Effect<ReadonlyArray<A>, SqlError.SqlError> =>
      Effect.withFiberRuntime((fiber) => {
        if (Option.isNone(pool) || fiber.currentContext.unsafeMap.has(SqlClient.TransactionConnection.key)) {
          return statement
        }
        const [text, values] = statement.compile()
        const run = Effect.async<ReadonlyArray<A>, SqlError.SqlError>((resume) => {
          pool.value.query<A>({ ...options, text, values: [...values] }, (cause, result) =>
            resume(
              cause
                ? Effect.fail(new SqlError.SqlError({ cause, message: "Failed to execute statement" }))
                : Effect.succeed(result.rows)
            )
          )
        })
        if (!fiber.getFiberRef(FiberRef.currentTracerEnabled)) return run
        const attributes = { "db.system.name": "postgresql", "db.operation.name": "execute", "db.query.text": text }
        return Effect.withSpan(run, "sql.execute", { kind: "client", captureStackTrace: false, attributes })
      })
)
