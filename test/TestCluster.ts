import { statfs } from "node:fs/promises"
import { tmpdir } from "node:os"
import { Reactivity } from "@effect/experimental"
import { FileSystem, Path } from "@effect/platform"
import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Effect, Option, Redacted } from "effect"
import { binariesIn, installedBinaries, majorVersion } from "#src/Database/EmbeddedPostgres/Binaries.ts"
import { holdHome } from "#src/Database/EmbeddedPostgres/HomeLock.ts"
import { findServer } from "#src/Database/EmbeddedPostgres/ServerProcess.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { migrate } from "#src/Database/Migrations.ts"

/** A cluster that need not survive a crash of the machine is several times as fast. */
export const volatileSettings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }

/**
 * Beside it, for many small databases that soon go: sockets in the data folder, at half of the price of TCP, no vacuum
 * that comes when it likes, pages read by who wants them (a new database has none in memory), and a log of changes that
 * nobody copies.
 */
const briefSettings = (version: number) => ({
  ...volatileSettings,
  unix_socket_directories: ".",
  autovacuum: "off",
  ...(version >= 18 ? { io_method: "sync" } : {}),
  wal_level: "minimal",
  max_wal_senders: "0"
})

/** `STEWARD_TEST_POSTGRES` names the folder of another PostgreSQL than Steward's own, as in /usr/lib/postgresql/15. */
export const chosenBinaries = Effect.suspend(() => {
  const folder = process.env.STEWARD_TEST_POSTGRES
  return folder === undefined ? installedBinaries : binariesIn(folder)
})

/** The migrated database of which every test database is a copy. Nothing may stay connected to it. */
export const templateDatabase = "steward_template"

const prefix = "steward-test-"

/** A server of a test: its URL, and the folder of its socket. */
export interface TestServer {
  readonly url: Redacted.Redacted
  readonly socket: string
}

/** The same database through the server's socket. */
export const throughSocket = (url: Redacted.Redacted, { socket }: Pick<TestServer, "socket">) => {
  const other = new URL(Redacted.value(url))
  other.searchParams.set("host", socket)
  return Redacted.make(other.href)
}

/** The URL of another database of the same server. */
export const databaseUrl = (url: Redacted.Redacted, database: string) => {
  const other = new URL(Redacted.value(url))
  other.pathname = `/${database}`
  return Redacted.make(other.href)
}

const isAlive = (pid: number) =>
  Effect.try(() => process.kill(pid, 0)).pipe(
    Effect.map(() => true),
    // another user's process cannot be signalled, but is alive
    Effect.catchAll(({ error }) => Effect.succeed(error instanceof Error && "code" in error && error.code === "EPERM"))
  )

const removeHome = Effect.fnUntraced(function* (directory: string) {
  const fs = yield* FileSystem.FileSystem
  const home = yield* fs.realPath(directory)
  yield* fs.remove(home, { recursive: true })
  if (home !== directory) yield* fs.remove(directory, { force: true })
})

// what a run left that was killed: its server, if it still runs, and its files
const discard = Effect.fnUntraced(function* (directory: string) {
  const fs = yield* FileSystem.FileSystem
  const home = yield* fs.realPath(directory)
  yield* holdHome(home)
  const server = yield* findServer(`${home}/data`)
  if (Option.isSome(server)) process.kill(server.value.pid, "SIGQUIT")
  yield* removeHome(directory).pipe(Effect.retry({ times: 3 }))
}, Effect.scoped)

const discardStale = Effect.fnUntraced(function* (root: string) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const names = (yield* fs.readDirectory(root)).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    const pid = Number.parseInt(name.slice(prefix.length), 10)
    if (Number.isInteger(pid) && (yield* isAlive(pid))) continue
    yield* discard(path.join(root, name)).pipe(
      Effect.catchAll((error) => Effect.logWarning(`${name} in ${root} cannot be removed`, error.message))
    )
  }
})

/** Files here are kept in memory. */
const memory = "/dev/shm"
/** Bytes that a run's databases take at most, several times over. */
const room = 1024 ** 3

/** Where a run's databases come and go the fastest: in memory if there is room, as there seldom is in a container. */
export const fastestRoot: Effect.Effect<string> = Effect.tryPromise(() => statfs(memory)).pipe(
  Effect.map(({ bavail, bsize }) => (bavail * bsize >= room ? memory : tmpdir())),
  Effect.orElseSucceed(tmpdir)
)

const makeTemplate = Effect.fnUntraced(
  function* (url: Redacted.Redacted, version: number) {
    const sql = yield* PgClient.make({ url, maxConnections: 1 })
    // each of some thousand connections would prove the password by 4096 rounds of hashing, on both sides
    if (version >= 16) yield* sql`SET scram_iterations = 1`
    yield* sql`ALTER ROLE steward PASSWORD ${sql.literal(`'${new URL(Redacted.value(url)).password}'`)}`
    yield* sql`CREATE DATABASE ${sql(templateDatabase)}`
    yield* PgClient.make({ url: databaseUrl(url, templateDatabase), maxConnections: 1 }).pipe(
      Effect.flatMap((template) => Effect.provideService(migrate, SqlClient.SqlClient, template)),
      Effect.scoped
    )
  },
  Effect.scoped,
  Effect.provide(Reactivity.layer)
)

/** A PostgreSQL of its own in a directory below `root`, with the template database, gone when the scope closes. */
export const testCluster = Effect.fnUntraced(function* (root: string = tmpdir()) {
  const path = yield* Path.Path
  yield* discardStale(root)
  const dataDirectory = path.join(root, `${prefix}${process.pid}-${crypto.randomUUID().slice(0, 8)}`)
  yield* Effect.addFinalizer(() => Effect.ignoreLogged(removeHome(dataDirectory)))
  const binaries = yield* chosenBinaries
  const version = Number(majorVersion(binaries))
  const { url } = yield* EmbeddedPostgres.start({ dataDirectory, settings: briefSettings(version), binaries })
  yield* makeTemplate(url, version)
  return { url, socket: path.join(dataDirectory, "data") } satisfies TestServer as TestServer
})
