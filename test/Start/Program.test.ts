import { spawn } from "node:child_process"
import { FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { freePort } from "#src/Database/EmbeddedPostgres/FreePort.ts"
import { postgres } from "#src/Database/Postgres.ts"
import { printKey } from "#src/Database/Secrets/SecretKey.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { key, start } from "#test/Database/Secrets/Keys.ts"
import { testDatabaseUrl } from "#test/TestDatabase.ts"
import { wayTo } from "#test/WayTo.ts"

/** A program of Steward run to its end, as an operator runs it: what it said, and how it ended. */
const ran = Effect.fn("ran")(function* (
  program: string,
  args: ReadonlyArray<string>,
  environment: Record<string, string>
) {
  const { HOME = "/", PATH = "" } = process.env
  const cwd = new URL("../..", import.meta.url).pathname
  return yield* Effect.async<{ readonly said: string; readonly code: number | null }>((resume) => {
    let said = ""
    const child = spawn(process.execPath, [program, ...args], { cwd, env: { HOME, PATH, ...environment } })
    const collect = (chunk: Buffer) => {
      said += chunk.toString("utf8")
    }
    child.stdout.on("data", collect)
    child.stderr.on("data", collect)
    child.once("close", (code) => resume(Effect.succeed({ said, code })))
    return Effect.sync(() => child.kill("SIGKILL"))
  })
})

describe("a program that is started", () => {
  it.scopedLive("under a wrong secret key is refused in words, the service as well as the command line", () =>
    Effect.gen(function* () {
      const fs = yield* FileSystem.FileSystem
      const url = yield* testDatabaseUrl
      yield* start([key(1)]).pipe(Effect.provide(postgres({ url })))
      const environment = {
        DATABASE_URL: Redacted.value(url),
        STEWARD_PORT: String(yield* freePort),
        STEWARD_DATA_DIR: yield* fs.makeTempDirectoryScoped(),
        STEWARD_SECRET_KEY: printKey(key(2)),
        STEWARD_TEAM_NOTE: "hello"
      }
      const runs = yield* Effect.all(
        [ran("src/main.ts", [], environment), ran("src/Cli/main.ts", ["comments", "list"], environment)],
        { concurrency: "unbounded" }
      )
      const [service, commandLine] = runs
      // in the service's own log, and once
      assert.match(service.said, /^\{"message":"STEWARD_TEAM_NOTE is not a setting of Steward, and is ignored\./m)
      assert.notInclude(commandLine.said, "STEWARD_TEAM_NOTE")
      for (const { code, said } of runs) {
        assert.strictEqual(code, 1)
        assert.match(said, /STEWARD_SECRET_KEY holds the key \w{8}, and secrets in this database are sealed under/)
        assert.notMatch(said, /should not have happened|CannotOpen|at .*\.ts:/)
        assert.notInclude(said, printKey(key(2)))
      }
    }).pipe(Effect.provide([BunContext.layer, RandomBytes.layer]))
  )

  it.scopedLive(
    "on a database that a newer version migrated is refused in words, the service as well as the command line",
    () =>
      Effect.gen(function* () {
        const fs = yield* FileSystem.FileSystem
        const url = yield* testDatabaseUrl
        yield* Effect.flatMap(
          SqlClient.SqlClient,
          (sql) => sql`INSERT INTO steward_migrations (migration_id, name) VALUES (9999, 'of_another_time')`
        ).pipe(Effect.provide(postgres({ url })))
        const environment = {
          DATABASE_URL: Redacted.value(url),
          STEWARD_PORT: String(yield* freePort),
          STEWARD_DATA_DIR: yield* fs.makeTempDirectoryScoped(),
          STEWARD_SECRET_KEY: printKey(key(1))
        }
        const runs = yield* Effect.all(
          [ran("src/main.ts", [], environment), ran("src/Cli/main.ts", ["comments", "list"], environment)],
          { concurrency: "unbounded" }
        )
        for (const { code, said } of runs) {
          assert.strictEqual(code, 1)
          assert.match(said, /A newer version of Steward migrated this database \(to 9999; this version knows \d+\)/)
        }
      }).pipe(Effect.provide([BunContext.layer, RandomBytes.layer]))
  )

  it.scopedLive(
    "and is asked for JSON says nothing beside it, also where it waits for the database, and what failed in JSON",
    () =>
      Effect.gen(function* () {
        const way = yield* wayTo(yield* testDatabaseUrl, "SELECT 1")
        const list = ["workspaces", "list", "--json"]
        const [waited, blank, nowhere] = yield* Effect.all(
          [{ DATABASE_URL: Redacted.value(way.url) }, { DATABASE_URL: "" }, { STEWARD_DATA_DIR: "/nowhere" }].map(
            (environment) => Effect.map(ran("src/Cli/main.ts", list, environment), ({ said }) => said)
          ),
          { concurrency: "unbounded" }
        )
        assert.deepStrictEqual(JSON.parse(waited ?? ""), { data: [], next_cursor: null })
        assert.strictEqual(way.broken(), 1)
        assert.propertyVal(JSON.parse(blank ?? ""), "code", "invalid_request")
        assert.propertyVal(JSON.parse(nowhere ?? ""), "code", "not_found")
      }).pipe(Effect.provide(BunContext.layer))
  )

  it.live("and cannot run ends at once, before there is a data folder", () =>
    Effect.gen(function* () {
      const environment = { STEWARD_DATA_DIR: "/proc/steward" }
      const runs = yield* Effect.all(
        [
          ran("src/main.ts", ["--comments", "/nowhere.csv"], environment),
          ran("src/main.ts", [], environment),
          ran("src/main.ts", ["--help"], { STEWARD_PORT: "x" })
        ],
        { concurrency: "unbounded" }
      )
      const [file, folder, help] = runs
      assert.deepStrictEqual(
        runs.map(({ code }) => code),
        [1, 1, 0]
      )
      assert.match(file.said, /^Steward cannot run\. \/nowhere\.csv cannot be replayed: there is no such file\.\n$/)
      assert.match(folder.said, /^Steward cannot run\. Steward cannot write to its data folder \/proc\/steward/)
      assert.match(folder.said, /Set STEWARD_DATA_DIR to a folder/)
      assert.match(help.said, /^Usage: bun run start/)
    })
  )
})
