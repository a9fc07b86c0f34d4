import { FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { assert, it, vi } from "@effect/vitest"
import { Effect } from "effect"
import { installedBinaries, program, reachableBinaries } from "#src/Database/EmbeddedPostgres/Binaries.ts"
import { run } from "#src/Database/EmbeddedPostgres/Program.ts"
import { serverAccount } from "#src/Database/EmbeddedPostgres/ServerAccount.ts"
import { openFolder, query, start } from "./Scenario.ts"

// initialising and processes that start take their time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

// only root runs PostgreSQL as another account, which a folder can shut out
const asRoot = it.scopedLive.skipIf(process.getuid?.() !== 0)

const shutFolder = Effect.gen(function* () {
  const fs = yield* FileSystem.FileSystem
  const folder = `${yield* openFolder}/shut`
  yield* fs.makeDirectory(folder)
  yield* fs.chmod(folder, 0o700)
  return folder
})

asRoot("root: data go where the server's account can enter, behind a link that alone decides", () =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const shut = yield* shutFolder
    const root = `${yield* openFolder}/steward`
    const home = `${shut}/.steward/postgres`
    yield* Effect.scoped(Effect.flatMap(start(home, root), (server) => query(server, "CREATE TABLE kept (n int)")))
    const target = yield* fs.readLink(home)
    assert.isTrue(target.startsWith(`${root}/postgres-`))
    yield* Effect.scoped(
      Effect.flatMap(start(home, root), (server) =>
        Effect.map(query(server, "SELECT n FROM kept"), (rows) => assert.deepStrictEqual(rows, []))
      )
    )
    assert.strictEqual(yield* fs.readLink(home), target)

    yield* fs.remove(home)
    const tables = yield* Effect.scoped(
      Effect.flatMap(start(home, root), (server) => query(server, "SELECT 1 FROM pg_tables WHERE tablename = 'kept'"))
    )
    assert.deepStrictEqual(tables, [])
    assert.isTrue(yield* fs.exists(`${target}/data/PG_VERSION`))
    assert.strictEqual((yield* fs.stat(shut)).mode & 0o777, 0o700)
  }).pipe(Effect.provide(BunContext.layer))
)

asRoot("root: programs the server's account cannot reach are copied once to where it can", () =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const shut = yield* shutFolder
    const root = `${yield* openFolder}/steward`
    const installed = yield* installedBinaries
    const account = yield* serverAccount(shut)
    yield* fs.symlink(installed.folder, `${shut}/native`)
    const unreachable = { ...installed, folder: `${shut}/native/` }
    const copy = yield* reachableBinaries(unreachable, account, root)
    assert.isTrue(copy.folder.startsWith(`${root}/postgresql-18.`))
    const { output } = yield* run(program(copy, "postgres"), ["-V"], account)
    assert.include(output, "PostgreSQL) 18.")
    yield* fs.remove(`${shut}/native`)
    assert.deepStrictEqual(yield* reachableBinaries(unreachable, account, root), copy)
    assert.deepStrictEqual(yield* reachableBinaries(installed, account, root), installed)
  }).pipe(Effect.provide(BunContext.layer))
)
