import { spawn } from "node:child_process"
import { rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"
import { Reactivity } from "@effect/experimental"
import { FileSystem, Path } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { PgClient } from "@effect/sql-pg"
import { Effect, Option, type Redacted } from "effect"
import { parsePostmasterPid } from "#src/Database/EmbeddedPostgres/PostmasterPid.ts"
import { spawnOptions } from "#src/Database/EmbeddedPostgres/Program.ts"
import { serverAccount } from "#src/Database/EmbeddedPostgres/ServerAccount.ts"
import { findServer } from "#src/Database/EmbeddedPostgres/ServerProcess.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { fastestRoot, volatileSettings } from "#test/TestCluster.ts"

const prefix = "embedded-postgres-"

const openFolderIn = Effect.fnUntraced(function* (directory: string) {
  const fs = yield* FileSystem.FileSystem
  const folder = yield* fs.makeTempDirectoryScoped({ directory, prefix })
  yield* fs.chmod(folder, 0o755)
  return yield* fs.realPath(folder)
})

/** A folder that every user can enter and run programs from, gone when the scope closes. */
export const openFolder = openFolderIn(tmpdir())

/** Where a cluster can be made, in a folder of its own: a thousand files, which are made several times as fast in memory. */
export const newHome = Effect.map(Effect.flatMap(fastestRoot, openFolderIn), (folder) => `${folder}/.steward/postgres`)

let initialised: Promise<string> | undefined

/** A home that was started and stopped once: others begin as its copies, since initialising takes a second. */
const initialisedHome = Effect.gen(function* () {
  const fs = yield* FileSystem.FileSystem
  const folder = yield* fs.makeTempDirectory({ directory: yield* fastestRoot, prefix })
  yield* fs.chmod(folder, 0o755)
  const home = `${yield* fs.realPath(folder)}/.steward/postgres`
  yield* Effect.scoped(start(home))
  return home
})

/** When all that began as its copies is done. */
export const forgetInitialised = async () => {
  if (initialised !== undefined) rmSync(dirname(dirname(await initialised)), { recursive: true })
  initialised = undefined
}

/** The same as `newHome`, with a cluster in it that was stopped in order. */
export const usedHome = Effect.gen(function* () {
  const fs = yield* FileSystem.FileSystem
  const from = yield* Effect.promise(
    () => (initialised ??= Effect.runPromise(Effect.provide(initialisedHome, BunContext.layer)))
  )
  const home = yield* newHome
  yield* fs.makeDirectory(dirname(home), { recursive: true })
  // cp keeps owners and modes, which the server insists on
  yield* Effect.promise(() => Bun.$`cp -a ${from} ${home}`.quiet())
  return home
})

export const start = (dataDirectory: string, reachableRoot?: string) =>
  EmbeddedPostgres.start({
    dataDirectory,
    settings: volatileSettings,
    ...(reachableRoot === undefined ? {} : { reachableRoot })
  })

export const query = Effect.fnUntraced(
  function* (server: { readonly url: Redacted.Redacted }, text: string) {
    const sql = yield* PgClient.make({ url: server.url, maxConnections: 1 })
    return yield* sql.unsafe(text)
  },
  Effect.scoped,
  Effect.provide(Reactivity.layer)
)

/** The process of the server that `postmaster.pid` names. */
export const serverPid = Effect.fnUntraced(function* (home: string) {
  const fs = yield* FileSystem.FileSystem
  const text = yield* fs.readFileString(`${home}/data/postmaster.pid`)
  return (yield* parsePostmasterPid(text)).pid
})

/**
 * Another Steward: `running` ends when its server takes connections, `kill` when kill -9 has ended it. What is left of
 * it when the scope closes, its server too, is killed.
 */
export const otherSteward = Effect.fnUntraced(function* (home: string) {
  const path = yield* Path.Path
  const script = path.join(path.dirname(fileURLToPath(import.meta.url)), "holdServer.ts")
  const child = spawn(process.execPath, [script, home], { stdio: ["ignore", "pipe", "inherit"] })
  const exit = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const said = new Promise<void>((resolve) => child.stdout.once("data", () => resolve()))
  const kill = Effect.promise(() => {
    child.kill("SIGKILL")
    return exit
  })
  yield* Effect.addFinalizer(() =>
    Effect.zipRight(kill, findServer(`${home}/data`)).pipe(
      Effect.map(Option.map(({ pid }) => process.kill(pid, "SIGKILL")))
    )
  )
  return { pid: child.pid, running: Effect.promise(() => said), kill }
})

/** The process id of some other program of the account the server runs under. */
export const programOfServerAccount = Effect.fnUntraced(function* (home: string) {
  const account = yield* serverAccount(home)
  const child = spawn("sleep", ["600"], { ...spawnOptions(account), stdio: "ignore" })
  yield* Effect.addFinalizer(() => Effect.sync(() => child.kill("SIGKILL")))
  return child.pid
})
