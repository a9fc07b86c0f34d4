import { SqlClient, SqlError, type Statement } from "@effect/sql"
import { Effect, FiberRef, Option } from "effect"
import { type CustomTypesConfig, type Pool, types } from "pg"
import { shown, shownOfText, type Timed } from "#src/Time.ts"
import { ConnectionPool } from "./Postgres.ts"

interface Query {
  readonly text: string
  readonly values: ReadonlyArray<unknown>
  /** Under which it is planned once a connection. */
  readonly name?: string
}

const onPool = <A extends object>(pool: Pool, { values, ...query }: Query) =>
  Effect.async<ReadonlyArray<Timed<A>>, SqlError.SqlError>((resume) => {
    pool.query<Timed<A>>({ ...query, values: [...values], types: shownTimes }, (cause, result) =>
      resume(
        cause
          ? Effect.fail(new SqlError.SqlError({ cause, message: "Failed to execute statement" }))
          : Effect.succeed(result.rows)
      )
    )
  })

/** Runs a query straight on the pool; where there is none, and in a transaction, `asEver` is run instead. */
const run = <A extends object>(
  pool: Option.Option<Pool>,
  query: Query,
  asEver: Effect.Effect<ReadonlyArray<Timed<A>>, SqlError.SqlError>
) =>
  Effect.withFiberRuntime<ReadonlyArray<Timed<A>>, SqlError.SqlError>((fiber) => {
    if (Option.isNone(pool) || fiber.currentContext.unsafeMap.has(SqlClient.TransactionConnection.key)) return asEver
    const rows = onPool<A>(pool.value, query)
    if (!fiber.getFiberRef(FiberRef.currentTracerEnabled)) return rows
    const attributes = { "db.system.name": "postgresql", "db.operation.name": "execute", "db.query.text": query.text }
    return Effect.withSpan(rows, "sql.execute", { kind: "client", captureStackTrace: false, attributes })
  })

/**
 * Runs single statements straight on the pool, past what the SQL client does around each, and reads times as they are
 * shown. Inside a transaction they run as ever.
 */
export const direct = Effect.map(
  Effect.serviceOption(ConnectionPool),
  (pool) =>
    <A extends object>(statement: Statement.Statement<A>) => {
      const [text, values] = statement.compile()
      return run<A>(pool, { text, values }, statement)
    }
)

/**
 * As `direct`, for a statement whose text is always the same: it is put together once, from values that stand for those
 * of each run and differ from one another, and planned once a connection, under its name.
 */
export const prepared = <A extends object, Values extends object>(
  name: string,
  standIns: Values,
  make: (values: Values) => Statement.Statement<A>
) =>
  Effect.map(Effect.serviceOption(ConnectionPool), (pool) => {
    const [text, stood] = make(standIns).compile()
    const names = stood.map((value) => Object.entries(standIns).find(([, standIn]) => standIn === value)?.[0])
    return (values: Values) => {
      const given = new Map<string | undefined, unknown>(Object.entries(values))
      const query = {
        name,
        text,
        values: names.map((name, index) => (given.has(name) ? given.get(name) : stood[index]))
      }
      return run<A>(
        pool,
        query,
        Effect.suspend(() => make(values))
      )
    }
  })

const readTime = (text: string) =>
  Option.getOrElse(shownOfText(text), () => {
    const time: unknown = types.getTypeParser(types.builtins.TIMESTAMPTZ)(text)
    return time instanceof Date ? shown(time) : time
  })

const shownTimes: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.TIMESTAMPTZ && format !== "binary" ? readTime : types.getTypeParser(oid, format)
}
