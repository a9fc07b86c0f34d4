import { Reactivity } from "@effect/experimental"
import { FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { PgClient } from "@effect/sql-pg"
import { afterAll, assert, it, vi } from "@effect/vitest"
import { Deferred, Duration, Effect, Exit, type Redacted, Scope, Stream } from "effect"
import { joinGuests } from "#src/Database/EmbeddedPostgres/Guests.ts"
import { isServerOn } from "#src/Database/EmbeddedPostgres/ServerProcess.ts"
import {
  forgetInitialised,
  newHome,
  otherSteward,
  programOfServerAccount,
  query,
  serverPid,
  start,
  usedHome
} from "./EmbeddedPostgres/Scenario.ts"

// initialising and processes that start take their time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

afterAll(forgetInitialised)

// a commit here is one that is on the disk, whatever the volatile settings say: the server gets killed after it
const keep = "SET synchronous_commit = on; CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)"
const readKept = (server: { readonly url: Redacted.Redacted }) => query(server, "SELECT n FROM kept")
const kept = [{ n: 7 }]

const kill = (pid: number) => Effect.sync(() => process.kill(pid, "SIGKILL"))

it.scopedLive("starts on an empty folder, stops with its scope, and keeps the data for the next start", () =>
  Effect.gen(function* () {
    const home = yield* newHome
    const pid = yield* Effect.scoped(
      Effect.gen(function* () {
        const server = yield* start(home)
        assert.isFalse(server.adopted)
        yield* query(server, keep)
        const pid = yield* serverPid(home)
        // it leads a process group of its own, so that Ctrl-C in the terminal does not reach it
        assert.doesNotThrow(() => process.kill(-pid, 0))
        return pid
      })
    )
    assert.isFalse(yield* isServerOn(pid, `${home}/data`))
    assert.deepStrictEqual(yield* readKept(yield* start(home)), kept)
  }).pipe(Effect.provide(BunContext.layer))
)

it.scopedLive("stops within 5 s though a session is in a transaction", () =>
  Effect.gen(function* () {
    const home = yield* usedHome
    const scope = yield* Scope.make()
    const server = yield* Scope.extend(start(home), scope)
    const sql = yield* PgClient.make({ url: server.url, maxConnections: 1 })
    yield* Effect.flatMap(sql.reserve, (session) => session.executeUnprepared("BEGIN", [], undefined))
    const [took] = yield* Effect.timed(Scope.close(scope, Exit.void))
    assert.isBelow(Duration.toSeconds(took), 5)
  }).pipe(Effect.provide([BunContext.layer, Reactivity.layer]))
)

it.scopedLive("adopts the server of a Steward that was killed, and stops it like its own", () =>
  Effect.gen(function* () {
    const home = yield* usedHome
    const other = yield* otherSteward(home)
    yield* other.running
    const pid = yield* serverPid(home)
    yield* other.kill
    yield* Effect.scoped(
      Effect.gen(function* () {
        const server = yield* start(home)
        assert.isTrue(server.adopted)
        assert.strictEqual(yield* serverPid(home), pid)
        yield* query(server, keep)
      })
    )
    assert.isFalse(yield* isServerOn(pid, `${home}/data`))
    assert.deepStrictEqual(yield* readKept(yield* start(home)), kept)
  }).pipe(Effect.provide(BunContext.layer))
)

it.scopedLive("leaves its server to those who use it still, and the last of them stops it", () =>
  Effect.gen(function* () {
    const home = yield* usedHome
    const [holder, guest, other] = [yield* Scope.make(), yield* Scope.make(), yield* Scope.make()]
    const server = yield* Scope.extend(start(home), holder)
    const pid = yield* serverPid(home)
    const isRunning = isServerOn(pid, `${home}/data`)
    yield* Scope.extend(joinGuests(home), guest)
    yield* Scope.extend(joinGuests(home), other)
    yield* Scope.close(other, Exit.void)
    assert.isTrue(yield* isRunning)
    yield* Scope.close(holder, Exit.void)
    yield* query(server, "SELECT 1")
    assert.isTrue(yield* isRunning)
    yield* Scope.close(guest, Exit.void)
    assert.isFalse(yield* isRunning)
  }).pipe(Effect.provide(BunContext.layer))
)

it.scopedLive("refuses a folder that another Steward holds, and names its process", () =>
  Effect.gen(function* () {
    const home = yield* usedHome
    const other = yield* otherSteward(home)
    yield* other.running
    const pid = yield* serverPid(home)
    const error = yield* Effect.flip(Effect.scoped(start(home)))
    assert.strictEqual(error.reason, "InUse")
    assert.include(error.message, `Another Steward (process ${other.pid}) is already using ${home}`)
    assert.isTrue(yield* isServerOn(pid, `${home}/data`))
  }).pipe(Effect.provide(BunContext.layer))
)

it.scopedLive("recovers a server that was killed together with its Steward", () =>
  Effect.gen(function* () {
    const home = yield* usedHome
    const other = yield* otherSteward(home)
    yield* other.running
    const pid = yield* serverPid(home)
    yield* other.kill
    yield* Effect.scoped(Effect.flatMap(start(home), (server) => Effect.zipRight(query(server, keep), kill(pid))))
    const server = yield* start(home)
    assert.isFalse(server.adopted)
    assert.deepStrictEqual(yield* readKept(server), kept)
  }).pipe(Effect.provide(BunContext.layer))
)

it.scopedLive("starts a server again that was killed alone, on its port", () =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const server = yield* start(yield* usedHome)
    yield* query(server, keep)
    const home = server.log.slice(0, -"/postgres.log".length)
    const isWatching = yield* Deferred.make<void>()
    const readyAgain = fs.watch(home).pipe(
      Stream.tap(() => Deferred.succeed(isWatching, undefined)),
      Stream.merge(fs.watch(server.log)),
      Stream.mapEffect(() => fs.readFileString(server.log)),
      Stream.filter((log) => log.split("ready to accept connections").length > 2),
      Stream.runHead
    )
    const waiting = yield* Effect.fork(readyAgain)
    // a server may be back before anybody watches
    yield* Effect.repeat(Effect.zipRight(fs.writeFileString(`${home}/watched`, ""), Deferred.isDone(isWatching)), {
      until: (isDone) => isDone
    })
    yield* kill(yield* serverPid(home))
    yield* waiting
    assert.deepStrictEqual(yield* readKept(server), kept)
  }).pipe(Effect.provide(BunContext.layer))
)

it.scopedLive("starts beside a postmaster.pid whose process id now belongs to another program", () =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const home = yield* usedHome
    yield* Effect.scoped(Effect.flatMap(start(home), (server) => query(server, keep)))
    const program = yield* programOfServerAccount(home)
    const lines = [program, `${home}/data`, "1700000000", "5432", "", "127.0.0.1", "  0 0", "ready", ""]
    yield* fs.writeFileString(`${home}/data/postmaster.pid`, lines.join("\n"))
    assert.deepStrictEqual(yield* readKept(yield* start(home)), kept)
  }).pipe(Effect.provide(BunContext.layer))
)

it.scopedLive("initialises anew after a Steward was killed in the middle of it", () =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const home = yield* newHome
    yield* fs.makeDirectory(home, { recursive: true })
    yield* fs.chmod(home, 0o711)
    const begun = yield* Effect.fork(
      fs.watch(home).pipe(
        Stream.filter((event) => event.path.includes("initialising-")),
        Stream.runHead
      )
    )
    yield* Effect.yieldNow()
    const other = yield* otherSteward(home)
    yield* begun
    yield* other.kill
    assert.isFalse(yield* fs.exists(`${home}/data`))
    const server = yield* start(home)
    assert.deepStrictEqual(yield* query(server, "SELECT 1 AS n"), [{ n: 1 }])
    assert.deepStrictEqual(
      (yield* fs.readDirectory(home)).filter((name) => name.startsWith("initialising-")),
      []
    )
  }).pipe(Effect.provide(BunContext.layer))
)

it.scopedLive("says in words that the data are of another major version, and leaves them alone", () =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const home = yield* newHome
    yield* fs.makeDirectory(`${home}/data`, { recursive: true })
    yield* fs.writeFileString(`${home}/data/PG_VERSION`, "17\n")
    const error = yield* Effect.flip(Effect.scoped(start(home)))
    assert.strictEqual(error.reason, "Version")
    assert.include(error.message, "was made by PostgreSQL 17; Steward runs PostgreSQL 18")
    assert.deepStrictEqual(yield* fs.readDirectory(`${home}/data`), ["PG_VERSION"])
  }).pipe(Effect.provide(BunContext.layer))
)

it.scopedLive("does not take over a folder that holds something else", () =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const home = yield* newHome
    yield* fs.makeDirectory(`${home}/data`, { recursive: true })
    yield* fs.writeFileString(`${home}/data/letter.txt`, "Dear")
    const error = yield* Effect.flip(Effect.scoped(start(home)))
    assert.include(error.message, "holds files, but no PostgreSQL cluster")
    assert.isTrue(yield* fs.exists(`${home}/data/letter.txt`))
  }).pipe(Effect.provide(BunContext.layer))
)
