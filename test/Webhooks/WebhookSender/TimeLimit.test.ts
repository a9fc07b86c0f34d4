import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer, Option, TestClock } from "effect"
import { Resolver } from "#src/Webhooks/Names/Resolver.ts"
import type { SendError } from "#src/Webhooks/Target/SendError.ts"
import { receiver } from "../Receiver.ts"
import { host, send } from "../Sending.ts"

const afterEightSeconds = Effect.fn(function* (
  sending: Fiber.Fiber<unknown, SendError>,
  tag: SendError["_tag"] = "DeadlineExceeded"
) {
  yield* TestClock.adjust("7999 millis")
  assert.isTrue(Option.isNone(yield* Fiber.poll(sending)))
  yield* TestClock.adjust("1 millis")
  const error = yield* Effect.flip(Fiber.join(sending))
  assert.strictEqual(error._tag, tag)
  return error.reason
})

describe("the time that WebhookSender gives", () => {
  it.scoped("gives a receiver that never answers 8 seconds, and cuts the connection", () =>
    Effect.gen(function* () {
      const server = yield* receiver(() => {})
      const sending = yield* Effect.fork(send(`http://${host}:${server.port}/`))
      yield* server.arrived
      assert.strictEqual(yield* afterEightSeconds(sending), "did not answer within 8 seconds")
      yield* server.closed
    })
  )

  it.scoped("counts headers that never end into the 8 seconds", () =>
    Effect.gen(function* () {
      const server = yield* receiver((socket) => void socket.write("HTTP/1.1 200 OK\r\nx-a: b\r\n"))
      const sending = yield* Effect.fork(send(`http://${host}:${server.port}/`))
      yield* server.arrived
      assert.strictEqual(yield* afterEightSeconds(sending), "did not answer within 8 seconds")
      yield* server.closed
    })
  )

  it.scoped("counts the TLS handshake into the 8 seconds", () =>
    Effect.gen(function* () {
      const server = yield* receiver(() => {})
      const sending = yield* Effect.fork(send(`https://${host}:${server.port}/`))
      yield* server.connected
      assert.strictEqual(yield* afterEightSeconds(sending), "did not finish the TLS handshake within 8 seconds")
      yield* server.closed
    })
  )

  it.scoped("counts DNS into the 8 seconds", () =>
    Effect.gen(function* () {
      const asked = yield* Deferred.make<void>()
      const lookup = () => Effect.zipRight(Deferred.succeed(asked, undefined), Effect.never)
      const silent = Layer.succeed(Resolver, { lookup })
      const sending = yield* Effect.fork(send(`http://${host}/`, {}, { allowPrivate: true }, silent))
      yield* Deferred.await(asked)
      const reason = `the host name ${host} could not be looked up within 8 seconds`
      assert.strictEqual(yield* afterEightSeconds(sending, "HostUnreachable"), reason)
    })
  )
})
