import { SqlClient, SqlError, type Statement } from "@effect/sql"
import { Effect, FiberRef, Option, Schema } from "effect"
import { type CustomTypesConfig, type Pool, types } from "pg"
import { Timestamp } from "#schema/Time.ts"
import { shown, shownOfText, type Timed } from "#src/Ground/Time.ts"
import { trustedEach } from "#src/Ground/Trusted.ts"
import { ConnectionPool } from "./Postgres.ts"

interface Query {
  readonly text: string
  readonly values: ReadonlyArray<unknown>
  /** Under which it is planned once a connection. */
  readonly name?: string
}

/** Rows as their schema says, but for times, which may be as they are shown. */
const timedRows = <Fields extends Schema.Struct.Fields>({ fields }: Schema.Struct<Fields>) => {
  const isTime = ({ ast }: Pick<Schema.Schema.All, "ast">) => Schema.is(Schema.make(ast))(new Date(0))
  const timed = Object.entries(fields).map(([name, field]): readonly [string, Schema.Schema.All] => [
    name,
    Schema.isSchema(field) && isTime(field) ? Schema.Union(Schema.make(field.ast), Timestamp) : Schema.make(field.ast)
  ])
  type Row = Timed<Schema.Struct.Type<Fields>>
  return trustedEach(Schema.make<Row>(Schema.Struct(Object.fromEntries(timed)).ast))
}

/**
 * Ends with the statement, also for a caller who has gone: it holds a connection until then, and whoever asks and goes, again
 * and again, must not hold more of them than who stays.
 */
const onPool = (pool: Pool, { values, ...query }: Query) =>
  Effect.uninterruptible(
    Effect.async<ReadonlyArray<object>, SqlError.SqlError>((resume) => {
      pool.query<object>({ ...query, values: [...values], types: shownTimes }, (cause, result) =>
        resume(
          cause
            ? Effect.fail(new SqlError.SqlError({ cause, message: "Failed to execute statement" }))
            : Effect.succeed(result.rows)
        )
      )
    })
  )

/** Runs a query straight on the pool; where there is none, and in a transaction, `asEver` is run instead. */
const run = (
  pool: Option.Option<Pool>,
  query: Query,
  asEver: Effect.Effect<ReadonlyArray<object>, SqlError.SqlError>
) =>
  Effect.withFiberRuntime<ReadonlyArray<object>, SqlError.SqlError>((fiber) => {
    if (Option.isNone(pool) || fiber.currentContext.unsafeMap.has(SqlClient.TransactionConnection.key)) return asEver
    const rows = onPool(pool.value, query)
    if (!fiber.getFiberRef(FiberRef.currentTracerEnabled)) return rows
    const attributes = { "db.system.name": "postgresql", "db.operation.name": "execute", "db.query.text": query.text }
    return Effect.withSpan(rows, "sql.execute", { kind: "client", captureStackTrace: false, attributes })
  })

/**
 * Runs single statements straight on the pool, past what the SQL client does around each, and reads times as they are
 * shown. Inside a transaction they run as ever. To put together what reads a row costs as much as the statement: once for each.
 */
export const direct = Effect.map(
  Effect.serviceOption(ConnectionPool),
  (pool) =>
    <Fields extends Schema.Struct.Fields>(row: Schema.Struct<Fields>) => {
      const read = timedRows(row)
      return (statement: Statement.Statement<object>) => {
        const [text, values] = statement.compile()
        return Effect.map(run(pool, { text, values }, statement), read)
      }
    }
)

/**
 * As `direct`, for a statement whose text is always the same: it is put together once, from values that stand for those
 * of each run and differ from one another, and planned once a connection, under its name.
 */
export const prepared = <Fields extends Schema.Struct.Fields, Values extends object>(
  name: string,
  row: Schema.Struct<Fields>,
  standIns: Values,
  make: (values: Values) => Statement.Statement<object>
) =>
  Effect.map(Effect.serviceOption(ConnectionPool), (pool) => {
    const read = timedRows(row)
    const [text, stood] = make(standIns).compile()
    const names = stood.map((value) => Object.entries(standIns).find(([, standIn]) => standIn === value)?.[0])
    return (values: Values) => {
      const given = new Map<string | undefined, unknown>(Object.entries(values))
      const query = {
        name,
        text,
        values: names.map((name, index) => (given.has(name) ? given.get(name) : stood[index]))
      }
      return Effect.map(
        run(
          pool,
          query,
          Effect.suspend(() => make(values))
        ),
        read
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
