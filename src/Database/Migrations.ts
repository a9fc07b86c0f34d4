import { FileSystem, Path } from "@effect/platform"
import { Migrator, SqlClient, SqlError } from "@effect/sql"
import { Effect } from "effect"
import { span } from "#src/Ground/Span.ts"

const directory = new URL("../../schema/migrations", import.meta.url)
/** PostgreSQL's code for a table that is there already. */
const duplicateTable = "42P07"
const run = Migrator.make({})

/** The migrator makes its table wherever it could not see it, also where the connection broke while it looked. */
const isThereAfterAll = (error: unknown) =>
  error instanceof SqlError.SqlError &&
  typeof error.cause === "object" &&
  error.cause !== null &&
  "code" in error.cause &&
  error.cause.code === duplicateTable

/**
 * Applies every `schema/migrations/*.sql` that the database has not seen, in the order of their numbers, in one
 * transaction. A number that is left out was never used. Processes that start together wait for each other. Answers the
 * names of those applied.
 */
export const migrate = Effect.gen(function* () {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const sql = yield* SqlClient.SqlClient
  const folder = yield* path.fromFileUrl(directory)
  const names = (yield* fs.readDirectory(folder)).filter((name) => name.endsWith(".sql"))
  const migrations: Record<string, Effect.Effect<void, unknown>> = {}
  for (const name of names) {
    const text = yield* fs.readFileString(path.join(folder, name))
    migrations[name.slice(0, -".sql".length)] = Effect.asVoid(sql.unsafe(text))
  }
  const applied = yield* run({ loader: Migrator.fromRecord(migrations), table: "steward_migrations" }).pipe(
    Effect.retry({ times: 1, while: isThereAfterAll })
  )
  return applied.map(([id, name]) => `${id}_${name}`)
}).pipe(span("Migrations.migrate"))

/** The number of the newest migration in this version of Steward. */
export const latestMigration = Effect.gen(function* () {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const names = yield* fs.readDirectory(yield* path.fromFileUrl(directory))
  return Math.max(0, ...names.map((name) => Number.parseInt(name, 10)).filter(Number.isInteger))
})
