import { Reactivity } from "@effect/experimental"
import { FileSystem, Path } from "@effect/platform"
import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer, Option, Redacted, Ref, Schedule } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { type Binaries, installedBinaries, reachableBinaries } from "./EmbeddedPostgres/Binaries.ts"
import { type Cluster, openCluster } from "./EmbeddedPostgres/Cluster.ts"
import { openHome } from "./EmbeddedPostgres/DataHome.ts"
import { failing } from "./EmbeddedPostgres/EmbeddedPostgresError.ts"
import { hasGuests } from "./EmbeddedPostgres/Guests.ts"
import { type Holder, holdHome } from "./EmbeddedPostgres/HomeLock.ts"
import { type EmbeddedServerOptions, type Server, startServer } from "./EmbeddedPostgres/Server.ts"
import { serverAccount } from "./EmbeddedPostgres/ServerAccount.ts"
import { findServer } from "./EmbeddedPostgres/ServerProcess.ts"
import type { ServerSettings } from "./EmbeddedPostgres/ServerSettings.ts"
import { stopServer } from "./EmbeddedPostgres/StopServer.ts"

export interface EmbeddedPostgresOptions {
  /** Absolute path of a folder for this cluster alone, as in `<clone>/.steward/postgres`; made on first use. */
  readonly dataDirectory: string
  /** Settings of PostgreSQL over ours; `fsync: "off"` also skips the flush after initialising. */
  readonly settings?: ServerSettings
  /** Where root puts what the server's account cannot reach (see `openHome`). Default: /var/lib/steward. */
  readonly reachableRoot?: string
  /** Who holds the folder, for the words to others. Default: the service. */
  readonly holder?: Holder
  /** Programs to run in the place of those that are installed with Steward. */
  readonly binaries?: Binaries
}

const urlOf = (password: Redacted.Redacted, port: number, database: string) =>
  Redacted.make(`postgres://steward:${Redacted.value(password)}@127.0.0.1:${port}/${database}`)

const createDatabase = tracedFn("EmbeddedPostgres.createDatabase")(
  function* (cluster: Cluster, port: number) {
    const sql = yield* PgClient.make({ url: urlOf(cluster.password, port, "postgres"), maxConnections: 1 })
    const found = yield* sql`SELECT 1 FROM pg_database WHERE datname = 'steward'`
    if (found.length === 0) yield* sql`CREATE DATABASE steward`
  },
  Effect.scoped,
  Effect.provide(Reactivity.layer),
  failing("create the database steward")
)

// keeps one log back: what was said before a crash
const rotate = tracedFn("EmbeddedPostgres.rotate")(
  function* (log: string) {
    const fs = yield* FileSystem.FileSystem
    if (yield* fs.exists(log)) yield* fs.rename(log, `${log}.1`)
  },
  Effect.catchAll((error) => Effect.logWarning("PostgreSQL's log cannot be renamed, so it keeps growing", error))
)

const supervise = (current: Ref.Ref<Option.Option<Server>>, options: EmbeddedServerOptions) =>
  Effect.gen(function* () {
    const server = yield* Ref.get(current)
    if (Option.isNone(server) || (yield* server.value.isRunning)) return
    yield* Effect.logWarning("PostgreSQL has ended unexpectedly; it is started again")
    yield* startServer(options, Option.some(server.value.port), (next) => Ref.set(current, Option.some(next)))
  }).pipe(
    Effect.catchAll((error) => Effect.logError(error.message)),
    Effect.repeat(Schedule.spaced("1 second"))
  )

const start = tracedFn("EmbeddedPostgres.start")(function* (options: EmbeddedPostgresOptions) {
  const path = yield* Path.Path
  const directory = path.resolve(options.dataDirectory)
  const reachableRoot = options.reachableRoot ?? "/var/lib/steward"
  const settings = options.settings ?? {}

  const account = yield* serverAccount(directory)
  const home = yield* openHome({ directory, account, reachableRoot })
  yield* holdHome(home, options.holder)
  const installed = options.binaries ?? (yield* installedBinaries)
  const binaries = yield* reachableBinaries(installed, account, reachableRoot)
  const cluster = yield* openCluster({ home, binaries, account, volatile: settings["fsync"] === "off" })

  const log = path.join(home, "postgres.log")
  const server: EmbeddedServerOptions = { data: cluster.data, log, binaries, account, settings }
  const current = yield* Ref.make(Option.none<Server>())
  yield* Effect.addFinalizer(() =>
    Effect.flatMap(
      Ref.get(current),
      Option.match({
        onNone: () => Effect.void,
        onSome: (running) => Effect.unlessEffect(stopServer(running), hasGuests(home))
      })
    )
  )
  // a server that still runs keeps its log open
  if (Option.isNone(yield* findServer(cluster.data))) yield* rotate(log)
  yield* startServer(server, Option.none(), (next) => Ref.set(current, Option.some(next)))
  const running = yield* Effect.flatMap(Ref.get(current), Effect.orDie)
  yield* createDatabase(cluster, running.port)
  yield* Effect.forkScoped(supervise(current, server))
  return { url: urlOf(cluster.password, running.port, "steward"), adopted: running.adopted, log }
})

/** A running PostgreSQL 18 of our own. `url` names the database `steward` with user and password. */
export class EmbeddedPostgres extends Context.Tag("steward/EmbeddedPostgres")<
  EmbeddedPostgres,
  {
    readonly url: Redacted.Redacted
    /** Whether the server was left running by a Steward that died, and adopted. */
    readonly adopted: boolean
    /** The server's log; the one of the start before is beside it, with `.1`. */
    readonly log: string
  }
>() {
  /**
   * Starts PostgreSQL 18 on a data directory, initialising it on first use, and stops it when the scope closes; where
   * other commands use it then, the last of them does (`joinGuests`).
   *
   * A server that a killed Steward left running is adopted; one that is killed itself is started again on its port, with
   * the data kept. The folder is held while the scope is open: a second Steward is refused, in words. Root runs the
   * server as another account (`serverAccount`). Fails with `EmbeddedPostgresError`, whose message is for people.
   */
  static readonly start = start

  static readonly layer = (options: EmbeddedPostgresOptions) => Layer.scoped(EmbeddedPostgres, start(options))
}
