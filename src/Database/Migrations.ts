import { FileSystem, Path } from "@effect/platform"
import { Migrator, SqlClient, SqlError } from "@effect/sql"
import { Data, Effect, Schema } from "effect"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { rowsOf } from "./Rows.ts"

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

/** A later version of Steward migrated the database: this one does not know what it would read and write there. */
export class NewerDatabase extends Data.TaggedError("NewerDatabase")<{ readonly message: string }> {}

const NewestRow = Schema.Struct({ id: Schema.NullOr(Schema.Number) })

const numberOf = (name: string) => Number.parseInt(name, 10)

const latestOf = (names: ReadonlyArray<string>) => Math.max(0, ...names.map(numberOf).filter(Number.isInteger))

/** To be asked after migrating, which has waited for every process that was at it. */
const noLaterVersion = tracedFn("Migrations.noLaterVersion")(function* (latest: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql`SELECT max(migration_id) AS id FROM steward_migrations`.pipe(rowsOf(NewestRow))
  const newest = row?.id ?? 0
  if (newest <= latest) return
  return yield* new NewerDatabase({
    message:
      `A newer version of Steward migrated this database (to ${newest}; this version knows ${latest}), and an older one ` +
      "would read and write it wrongly. Start the newer version, or restore a backup from before it into another database."
  })
})

/**
 * Applies every `schema/migrations/*.sql` that the database has not seen, in the order of their numbers, in one
 * transaction. A number that is left out was never used. Processes that start together wait for each other. Answers the
 * names of those applied, and fails where a later version has been at work.
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
  yield* noLaterVersion(latestOf(names))
  return applied.map(([id, name]) => `${id}_${name}`)
}).pipe(span("Migrations.migrate"))

/** The number of the newest migration in this version of Steward. */
export const latestMigration = Effect.gen(function* () {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  return latestOf(yield* fs.readDirectory(yield* path.fromFileUrl(directory)))
})
