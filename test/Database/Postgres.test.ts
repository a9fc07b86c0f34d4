import { createServer, type Socket } from "node:net"
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { Chunk, Clock, Duration, Effect, Exit, Fiber, Redacted, TestClock } from "effect"
import { databaseTrouble } from "#src/Database/DatabaseTrouble.ts"
import { postgres } from "#src/Database/Postgres.ts"
import { testDatabaseUrl } from "#test/TestDatabase.ts"
import { turn } from "#test/Turn.ts"

/** An ErrorResponse of the PostgreSQL protocol. */
const refusal = (code: string, message: string) => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write("E")
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** AuthenticationOk and ReadyForQuery; then every query is answered by an empty one. */
const ready = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
const emptyAnswer = Buffer.from([0x49, 0, 0, 0, 4, 0x5a, 0, 0, 0, 5, 0x49])

/** How many messages a client has sent at once. */
const messagesIn = (sent: string | Buffer) => {
  const data = typeof sent === "string" ? Buffer.from(sent) : sent
  let count = 0
  for (let at = 0; at < data.length; at += 1 + data.readInt32BE(at + 1)) count += 1
  return count
}

/** A server that refuses its first guests with a code; answers how many have come. */
const doorkeeper = Effect.fn("doorkeeper")(function* (refused: number, code: string) {
  let guests = 0
  const server = createServer((socket: Socket) => {
    guests += 1
    const isRefused = guests <= refused
    let isIn = false
    socket.on("error", () => {})
    socket.on("data", (data) => {
      if (isRefused) socket.end(refusal(code, "the database system is starting up"))
      else socket.write(isIn ? Buffer.concat(Array.from({ length: messagesIn(data) }, () => emptyAnswer)) : ready)
      isIn = true
    })
  })
  yield* Effect.acquireRelease(
    Effect.async<void>((resume) => void server.listen(0, "127.0.0.1", () => resume(Effect.void))),
    () => Effect.sync(() => server.close())
  )
  const address = server.address()
  if (address === null || typeof address === "string") return yield* Effect.dieMessage("There is no port")
  const url = Redacted.make(`postgres://steward@127.0.0.1:${address.port}/steward`)
  return { url, guests: () => guests }
})

const connecting = Effect.fn("connecting")(function* (url: Redacted.Redacted) {
  const fiber = yield* SqlClient.SqlClient.pipe(Effect.provide(postgres({ url })), Effect.exit, Effect.fork)
  while ((yield* Fiber.poll(fiber))._tag === "None") {
    yield* turn
    const now = yield* Clock.currentTimeMillis
    // what sleeps for longer only limits how long an answer may take
    const isWaiting = Chunk.some(yield* TestClock.sleeps(), (until) => until <= now + 1000)
    if (isWaiting) yield* TestClock.adjust("1 second")
  }
  return yield* Fiber.join(fiber)
})

describe("postgres", () => {
  it.scoped("waits for a server that is starting up", () =>
    Effect.gen(function* () {
      const { guests, url } = yield* doorkeeper(3, "57P03")
      assert.isTrue(Exit.isSuccess(yield* connecting(url)))
      assert.strictEqual(guests(), 4)
    })
  )

  it.scoped("has its statements run as they are, also by a server that would compile them first", () =>
    Effect.gen(function* () {
      const url = yield* testDatabaseUrl
      const asking = <A, E>(ask: (sql: SqlClient.SqlClient) => Effect.Effect<A, E>) =>
        Effect.provide(Effect.flatMap(SqlClient.SqlClient, ask), postgres({ url }))
      yield* asking((sql) =>
        sql.unsafe(`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET jit = on', current_database()); END $$`)
      )
      assert.deepStrictEqual(yield* asking((sql) => sql`SHOW jit`), [{ jit: "off" }])
    })
  )

  it.scoped("waits half a minute for a server that is not there", () =>
    Effect.gen(function* () {
      const nobody = yield* Effect.scoped(doorkeeper(0, ""))
      const begun = yield* Clock.currentTimeMillis
      const exit = yield* connecting(nobody.url)
      assert.include(String(exit), "ECONNREFUSED")
      assert.approximately((yield* Clock.currentTimeMillis) - begun, 30_000, 1000)
    })
  )

  for (const code of ["28P01", "3D000"]) {
    it.scoped(`fails at once with a server that does not want it: ${code}`, () =>
      Effect.gen(function* () {
        const { guests, url } = yield* doorkeeper(3, code)
        assert.isTrue(Exit.isFailure(yield* connecting(url)))
        assert.strictEqual(guests(), 1)
      })
    )
  }

  it.scoped("fails at once where nobody knows the host", () =>
    Effect.gen(function* () {
      const begun = yield* Clock.currentTimeMillis
      const exit = yield* connecting(Redacted.make("postgres://steward@steward.invalid/steward"))
      assert.match(String(exit), /ENOTFOUND|EAI_AGAIN/)
      // what the pool may take to end is a second
      assert.isAtMost((yield* Clock.currentTimeMillis) - begun, 1000)
    })
  )
})

it.scoped("a database that is frozen, or a lock that is held, ends in a failure and not in a wait", () =>
  Effect.gen(function* () {
    const url = yield* testDatabaseUrl
    const timeouts = { connection: Duration.seconds(1), statement: Duration.millis(200) }
    yield* Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const slow = yield* Effect.flip(sql`SELECT pg_sleep(20)`)
      assert.strictEqual(databaseTrouble(slow), "busy")
      assert.deepStrictEqual(yield* sql`SELECT 1 AS one`, [{ one: 1 }])
      const [told] = yield* sql`SELECT current_setting('lock_timeout') AS lock,
        current_setting('idle_in_transaction_session_timeout') AS idle`
      assert.deepStrictEqual(told, { lock: "100ms", idle: "400ms" })
    }).pipe(Effect.provide(postgres({ url, timeouts })))
  })
)
