import { SqlClient, SqlError, type Statement } from "@effect/sql"
import { Effect, FiberRef, Option } from "effect"
import { type CustomTypesConfig, types } from "pg"
import { shown, shownOfText, type Timed } from "#src/Time.ts"
import { ConnectionPool } from "./Postgres.ts"

export interface DirectOptions {
  /** Planned once a connection, under this name: for a statement whose text is always the same. */
  readonly name?: string
}

/**
 * Runs single statements straight on the pool, past what the SQL client does around each, and reads times as they are
 * shown. Inside a transaction they run as ever.
 */
export const direct = Effect.map(
  Effect.serviceOption(ConnectionPool),
  (pool) =>
    <A extends object>(
      statement: Statement.Statement<A>,
      options: DirectOptions = {}
    ): Effect.Effect<ReadonlyArray<Timed<A>>, SqlError.SqlError> =>
      Effect.withFiberRuntime((fiber) => {
        if (Option.isNone(pool) || fiber.currentContext.unsafeMap.has(SqlClient.TransactionConnection.key)) {
          return statement
        }
        const [text, values] = statement.compile()
        const run = Effect.async<ReadonlyArray<Timed<A>>, SqlError.SqlError>((resume) => {
          pool.value.query<Timed<A>>({ ...options, text, values: [...values], types: shownTimes }, (cause, result) =>
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

const readTime = (text: string) =>
  Option.getOrElse(shownOfText(text), () => {
    const time: unknown = types.getTypeParser(types.builtins.TIMESTAMPTZ)(text)
    return time instanceof Date ? shown(time) : time
  })

const shownTimes: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.TIMESTAMPTZ && format !== "binary" ? readTime : types.getTypeParser(oid, format)
}
