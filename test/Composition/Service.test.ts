import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { FetchHttpClient } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Layer, Mailbox, Option, Redacted, Schema, Scope, TestClock } from "effect"
import { rooms } from "#src/Composition/Rooms.ts"
import { doors } from "#src/Composition/Service.ts"
import { freePort } from "#src/Database/EmbeddedPostgres/FreePort.ts"
import { listen } from "#src/Database/Signals/Listen.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { brand, House, testSettings } from "#test/House.ts"
import { testDatabaseUrl } from "#test/TestDatabase.ts"

const get = (url: string, key?: Redacted.Redacted) =>
  Effect.tryPromise(async () => {
    const headers = key === undefined ? {} : { authorization: `Bearer ${Redacted.value(key)}` }
    const response = await fetch(url, { headers, keepalive: false })
    return { status: response.status, connection: response.headers.get("connection"), text: await response.text() }
  })

/** A service with a request that is answered only when it is told to, and that is being closed. */
const closing = Effect.gen(function* () {
  const port = yield* freePort
  const url = `http://127.0.0.1:${port}`
  const { key } = yield* brand()
  const [begun, go] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
  const summary = () =>
    Effect.zipRight(
      Deferred.succeed(begun, undefined),
      Effect.zipRight(Deferred.await(go), Effect.dieMessage("has no figures"))
    )
  const scope = yield* Scope.make()
  yield* Layer.buildWithScope(doors({ port }), scope).pipe(Effect.provideService(Reports, { summary }))
  const request = yield* Effect.fork(Effect.exit(get(`${url}/api/v1/reports/summary`, key)))
  yield* Deferred.await(begun)
  assert.strictEqual((yield* get(`${url}/readyz`)).status, 200)
  const closed = yield* Effect.fork(Scope.close(scope, Exit.void))
  return { url, key, request, closed, go }
})

describe("a service that is closed", () => {
  it.effect("finishes what it is asked, says that it is not ready, and is gone", () =>
    Effect.gen(function* () {
      const { closed, go, key, request, url } = yield* closing
      const unready = yield* get(`${url}/readyz`)
      assert.deepInclude(unready, { status: 503, connection: "close" })
      assert.include(unready.text, "This process is shutting down")
      assert.strictEqual((yield* get(`${url}/healthz`)).status, 200)
      assert.strictEqual((yield* get(`${url}/api/v1/me`, key)).status, 200)
      assert.isTrue(Option.isNone(yield* Fiber.poll(closed)))
      yield* Deferred.succeed(go, undefined)
      const answered = yield* Effect.flatten(Fiber.join(request))
      assert.strictEqual(answered.status, 500)
      assert.include(answered.text, '"code":"internal"')
      yield* Fiber.join(closed)
      assert.isTrue(Exit.isFailure(yield* Effect.exit(get(`${url}/healthz`))))
    }).pipe(Effect.provide(House))
  )

  it.effect("waits four seconds and no longer", () =>
    Effect.gen(function* () {
      const { closed, request, url } = yield* closing
      assert.strictEqual((yield* get(`${url}/readyz`)).status, 503)
      yield* TestClock.adjust("3999 millis")
      assert.strictEqual((yield* get(`${url}/readyz`)).status, 503)
      assert.isTrue(Option.isNone(yield* Fiber.poll(closed)))
      yield* TestClock.adjust("1 millis")
      yield* Fiber.join(closed)
      const answered = yield* Fiber.join(request)
      assert.isTrue(Exit.isFailure(answered) || answered.value.status >= 499)
    }).pipe(Effect.provide(House))
  )
})

/** The program as an operator starts it, and the lines that it writes. */
const started = Effect.fn("started")(function* (environment: Record<string, string>) {
  const lines = yield* Mailbox.make<string>()
  const ended = yield* Deferred.make<number | null>()
  const child = yield* Effect.acquireRelease(
    Effect.sync(() => {
      const { HOME = "/", PATH = "" } = process.env
      const cwd = new URL("../..", import.meta.url).pathname
      const env = { HOME, PATH, ...environment }
      const child = spawn(process.execPath, ["src/main.ts"], { cwd, env, stdio: ["ignore", "pipe", "inherit"] })
      createInterface(child.stdout).on("line", (line) => lines.unsafeOffer(line))
      child.once("exit", (code) => Deferred.unsafeDone(ended, Effect.succeed(code)))
      return child
    }),
    (child) => Effect.sync(() => child.kill("SIGKILL"))
  )
  const said = (words: string) => Effect.repeat(lines.take, { until: (line) => line.includes(words) })
  return { child, said, ended: Deferred.await(ended) }
})

const isLogLine = (line: string) => Option.isSome(readLogLine(line))

const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"

const readLogLine = Schema.decodeUnknownOption(
  Schema.parseJson(
    Schema.Struct({
      message: Schema.String,
      logLevel: Schema.String,
      timestamp: Schema.String,
      annotations: Schema.Unknown,
      fiberId: Schema.String
    })
  )
)

it.scopedLive("a program that is told to end answers what it was asked before, and ends well", () =>
  Effect.gen(function* () {
    const url = yield* testDatabaseUrl
    const port = yield* freePort
    const house = rooms(testSettings).pipe(
      Layer.provideMerge(Layer.mergeAll(PgClient.layer({ url }), RandomBytes.layer, FetchHttpClient.layer)),
      Layer.provide(BunContext.layer)
    )
    yield* Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { key, workspaceId } = yield* brand()
      yield* sql`CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN PERFORM pg_notify('asked', ''); RETURN NULL; END $$`
      yield* sql`CREATE TRIGGER tell AFTER INSERT ON rate_limits EXECUTE FUNCTION tell()`
      const asked = yield* listen(url, "asked")
      const program = yield* started({
        DATABASE_URL: Redacted.value(url),
        STEWARD_PORT: String(port),
        STEWARD_SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
        STEWARD_TRUSTED_PROXIES: "127.0.0.0/8"
      })
      const first = ["Steward is starting", "The database has every migration", "Steward listens on port"]
      for (const words of first) assert.isTrue(isLogLine(yield* program.said(words)), words)
      const answer = yield* sql.withTransaction(
        Effect.gen(function* () {
          // whoever changes the settings waits for this
          yield* sql`SELECT FROM workspaces WHERE id = ${workspaceId} FOR UPDATE`
          const answer = yield* Effect.fork(
            Effect.tryPromise(() =>
              fetch(`http://127.0.0.1:${port}/api/v1/autopilot/protections`, {
                method: "PATCH",
                headers: {
                  authorization: `Bearer ${Redacted.value(key)}`,
                  traceparent,
                  "x-forwarded-for": "198.51.100.7"
                },
                body: '{"links":true}'
              })
            )
          )
          yield* asked.take
          // as a terminal that is closed does, which is passed on as SIGTERM
          program.child.kill("SIGHUP")
          yield* program.said("Steward is shutting down")
          // nor is it cut short by whoever grows impatient
          program.child.kill("SIGINT")
          program.child.kill("SIGQUIT")
          program.child.kill("SIGTERM")
          // nothing else is waited for: by its own clock the program waits four seconds for the answer
          return answer
        })
      )
      assert.strictEqual((yield* Fiber.join(answer)).status, 200)
      // the line of the request, of the trace of who asked, and past the proxy
      const line: unknown = JSON.parse(yield* program.said("/api/v1/autopilot/protections"))
      assert.deepInclude(line, { traceId: "0af7651916cd43dd8448eb211c80319c" })
      assert.deepNestedInclude(line, { "annotations.client_address": "198.51.100.7" })
      assert.isTrue(isLogLine(yield* program.said("Steward has shut down")))
      assert.strictEqual(yield* program.ended, 0)
    }).pipe(Effect.provide(house))
  })
)
