import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

/**
 * Runs `filling`, which puts rows into `table` by the million: without the checks that the rows refer to what is
 * there, which they are known to do, and without the indexes, which are made several times as fast afterwards.
 */
export const inBulk = Effect.fn("inBulk")(function* <E, R>(table: string, filling: Effect.Effect<unknown, E, R>) {
  const sql = yield* SqlClient.SqlClient
  yield* Effect.gen(function* () {
    yield* sql`SET LOCAL session_replication_role = replica`
    const indexes = yield* sql<{ readonly name: string; readonly definition: string }>`
      SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE tablename = ${table} AND indexname NOT IN (SELECT conname FROM pg_constraint)`
    for (const { name } of indexes) yield* sql`DROP INDEX ${sql(name)}`
    yield* filling
    for (const { definition } of indexes) yield* sql.unsafe(definition)
  }).pipe(sql.withTransaction)
  yield* sql`VACUUM ANALYZE ${sql(table)}`
})
