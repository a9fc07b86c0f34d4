import type { Socket } from "node:net"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Either, TestServices } from "effect"
import { bytesPerSecond, freeBytes, mostAtOnce } from "#src/Webhooks/Pace/ReadBudget.ts"
import { type Connections, makeConnections } from "#src/Webhooks/Wire/Connections.ts"
import { start } from "#src/Webhooks/Wire/PinnedRequest.ts"
import { type Receiver, receiver } from "../Receiver.ts"

const addresses = ["127.0.0.1"]

const connectionsAt = (now: () => number) =>
  Effect.acquireRelease(
    Effect.sync(() => makeConnections(now)),
    (all) => Effect.sync(all.closeAll)
  )
const connections = connectionsAt(() => 0)

/** Sends, and answers what came back as text. */
const send = (all: Connections, { port }: Receiver) =>
  Effect.async<string>((resume) => {
    const url = new URL(`http://hooks.steward.test:${port}/`)
    const request = { url, addresses, method: "POST", headers: {}, body: Buffer.from("{}") } as const
    start(request, all, { missing: "", address: undefined }, (result) =>
      resume(
        Effect.succeed(Either.match(result, { onLeft: ({ reason }) => reason, onRight: ({ excerpt }) => excerpt }))
      )
    )
  })

const answer = (text: string, headers = "") =>
  `HTTP/1.1 200 OK\r\n${headers}content-length: ${text.length}\r\n\r\n${text}`

describe("Connections", () => {
  /** How many connections three requests in a row take, whose answers are written so. */
  const taken = (write: (socket: Socket) => void) =>
    Effect.gen(function* () {
      const server = yield* receiver(write)
      const all = yield* connections
      const texts = yield* Effect.replicateEffect(send(all, server), 3)
      assert.deepEqual(texts, ["ok", "ok", "ok"])
      return server.connections()
    })

  it.scoped("are used again after an answer that is whole", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* taken((socket) => socket.write(answer("ok"))), 1)
      const chunked = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n"
      assert.strictEqual(yield* taken((socket) => socket.write(chunked)), 1)
    })
  )

  it.scoped("say that it may have been sent twice where a new one was closed as well as one that was kept open", () =>
    Effect.gen(function* () {
      let asked = 0
      const server = yield* receiver((socket) => (++asked === 1 ? socket.write(answer("ok")) : socket.destroy()))
      const all = yield* connections
      assert.strictEqual(yield* send(all, server), "ok")
      const twice = yield* send(all, server)
      assert.strictEqual(asked, 3)
      assert.match(twice, /closed the connection before it answered, as it did on one that was kept open: it may/)
      assert.match(yield* send(all, server), /closed the connection before it answered$/)
      assert.strictEqual(asked, 4)
    })
  )

  it.scoped("are not used again when more came than the answer, or when the receiver says so", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* taken((socket) => socket.write(answer("ok") + answer("not asked for"))), 3)
      assert.strictEqual(yield* taken((socket) => socket.write(answer("ok", "connection: close\r\n"))), 3)
      assert.strictEqual(yield* taken((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\nok")), 3)
    })
  )

  it.scoped("make a receiver wait that has made us read too much, and only that one", () =>
    Effect.gen(function* () {
      const [greedy, other] = [
        yield* receiver((socket) => socket.write(answer("ok"))),
        yield* receiver((socket) => socket.write(answer("ok")))
      ]
      const answered: Array<string> = []
      let asked = 0
      let before: ReadonlyArray<string> | undefined
      const all = yield* connectionsAt(() => {
        if (asked < 10) return 0
        before ??= [...answered]
        return 1000
      })
      const { count, wait } = all.meter(`http://hooks.steward.test:${greedy.port} 127.0.0.1`)
      count(freeBytes + mostAtOnce + bytesPerSecond / 200)
      assert.strictEqual(wait(), 5)
      yield* send(all, other)
      // From now on it is asked again and again, until the time has passed.
      const asking = {
        ...all,
        meter: (place: string) => {
          const meter = all.meter(place)
          return {
            ...meter,
            wait: () => {
              asked += 1
              return meter.wait()
            }
          }
        }
      }
      answered.push(yield* send(asking, greedy))
      assert.deepStrictEqual([before, answered], [[], ["ok"]])
      assert.strictEqual(wait(), 0)
    })
  )

  it.scoped("close when something comes that nobody asked for", () =>
    Effect.gen(function* () {
      const server = yield* receiver((socket) => socket.write(answer("ok")))
      const all = yield* connections
      yield* send(all, server)
      const socket = yield* server.connected
      socket.write(answer("not asked for"))
      // Nobody used for 4 seconds, it would be closed, too.
      yield* TestServices.provideLive(Effect.timeout(server.closed, "2 seconds"))
      assert.strictEqual(yield* send(all, server), "ok")
      assert.strictEqual(server.connections(), 2)
    })
  )

  it.scoped("are kept for 32 requests at a time, and the others closed", () =>
    Effect.gen(function* () {
      const server = yield* receiver((socket) => socket.write(answer("ok")))
      const all = yield* connections
      const many = Effect.forEach(Array.from({ length: 40 }), () => send(all, server), { concurrency: "unbounded" })
      yield* many
      assert.strictEqual(server.connections(), 40)
      yield* many
      assert.strictEqual(server.connections(), 48)
    })
  )

  it.scoped("cut for one request leave the next alone", () =>
    Effect.gen(function* () {
      const server = yield* receiver((socket) => socket.write(answer("ok")))
      const all = yield* connections
      const url = new URL(`http://hooks.steward.test:${server.port}/`)
      const request = { url, addresses, method: "POST", headers: {}, body: Buffer.from("{}") } as const
      let cut = () => {}
      yield* Effect.async<void>((resume) => {
        cut = start(request, all, { missing: "", address: undefined }, () => resume(Effect.void))
      })
      const next = yield* Effect.fork(send(all, server))
      yield* Effect.yieldNow()
      cut()
      assert.strictEqual(yield* next, "ok")
      assert.strictEqual(server.connections(), 1)
    })
  )
})
