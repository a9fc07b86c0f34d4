import { FileSystem, Path } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { PgClient } from "@effect/sql-pg"
import { assert, it } from "@effect/vitest"
import { ConfigProvider, Effect, Option, Redacted } from "effect"
import { GivenWords } from "#src/Cli/Console/CommandLine.ts"
import { beginsAnew, databaseUrl } from "#src/Cli/Console/DatabaseUrl.ts"
import { runningPostgres } from "#src/Cli/Console/RunningPostgres.ts"
import { databaseUrl as other } from "#test/TestCluster.ts"
import { TestDatabase, testDatabaseUrl } from "#test/TestDatabase.ts"

const withConfig = (settings: Record<string, string>) =>
  Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(settings))))

it.scoped("DATABASE_URL is what it says", () =>
  Effect.gen(function* () {
    const url = yield* withConfig({ DATABASE_URL: "postgres://somewhere/else" })(databaseUrl)
    assert.strictEqual(Redacted.value(url), "postgres://somewhere/else")
  }).pipe(Effect.provide(BunContext.layer))
)

it.scoped("a data folder without a database is named, and nothing is made in it", () =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const path = yield* Path.Path
    const folder = path.join(yield* fs.makeTempDirectoryScoped(), "mistyped")
    const error = yield* withConfig({ STEWARD_DATA_DIR: folder })(databaseUrl).pipe(
      Effect.provideService(GivenWords, ["webhooks", "list"]),
      Effect.flip
    )
    assert.include(error.message, `There is no database of Steward in ${folder}`)
    assert.include(error.message, "\n  STEWARD_DATA_DIR=FOLDER bun run steward webhooks list\n")
    assert.isFalse(yield* fs.exists(folder))
  }).pipe(Effect.provide(BunContext.layer))
)

it("only the making of a workspace makes a database", () => {
  assert.isTrue(beginsAnew(["workspaces", "create", "Fjord"]))
  for (const words of [[], ["workspaces", "list"], ["keys", "create"], ["comments", "list"]]) {
    assert.isFalse(beginsAnew(words))
  }
})

it.scoped("the database of a Steward that runs is found from its data folder", () =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const path = yield* Path.Path
    const sql = yield* PgClient.PgClient
    const [row] = yield* sql<{ data_directory: string }>`SHOW data_directory`
    const folder = yield* fs.makeTempDirectoryScoped()
    yield* fs.symlink(path.dirname(row?.data_directory ?? ""), path.join(folder, "postgres"))

    const expected = other(yield* testDatabaseUrl, "steward")
    const url = yield* withConfig({ STEWARD_DATA_DIR: folder })(databaseUrl)
    assert.strictEqual(Redacted.value(url), Redacted.value(expected))
    assert.deepStrictEqual(yield* runningPostgres(path.join(folder, "nothing")), Option.none())
  }).pipe(Effect.provide([BunContext.layer, TestDatabase]))
)
