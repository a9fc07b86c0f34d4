import type { Socket } from "node:net"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Either, Fiber, Layer, TestClock } from "effect"
import { WebhookSender } from "#src/Webhooks/Send/WebhookSender.ts"
import { TargetPolicy } from "#src/Webhooks/Target/TargetPolicy.ts"
import { receiver } from "../Receiver.ts"
import { answering, host, send } from "../Sending.ts"

const together = (...urls: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const { send } = yield* WebhookSender
    return yield* Effect.forEach(urls, (url) =>
      send({ workspaceId: "ws_1", url, method: "POST", headers: {}, body: "{}" })
    )
  })

const kept = (resolver: ReturnType<typeof answering>) =>
  Effect.provide(
    WebhookSender.layer().pipe(Layer.provide([resolver.layer, TargetPolicy.layer({ allowPrivate: true })]))
  )

const staysOpen = (socket: Socket) => void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok")

describe("connections of WebhookSender", () => {
  it.scoped("sends again over the connection that it has, without asking DNS anew", () =>
    Effect.gen(function* () {
      const server = yield* receiver(staysOpen)
      const dns = answering(["127.0.0.1"])
      const url = `http://${host}:${server.port}/`
      const answers = yield* together(url, `${url}other`, url).pipe(kept(dns))
      assert.deepStrictEqual(
        answers.map(({ address, status }) => [address, status]),
        [1, 2, 3].map(() => ["127.0.0.1", 200])
      )
      assert.strictEqual(server.connections(), 1)
      assert.strictEqual(dns.asked.length, 1)
      yield* server.closed
    })
  )

  it.scoped(
    "asks DNS anew a second later, and leaves connections alone to what is no longer an address of the host",
    () =>
      Effect.gen(function* () {
        const server = yield* receiver(staysOpen, { host: "0.0.0.0" })
        const dns = answering(["127.0.0.1"], ["127.0.0.2"], ["127.0.0.1"])
        const url = `http://${host}:${server.port}/`
        const later = Effect.zipLeft(together(url), TestClock.adjust("1 second"))
        const answers = yield* Effect.replicateEffect(later, 3).pipe(kept(dns))
        assert.deepStrictEqual(
          answers.flat().map(({ address }) => address),
          ["127.0.0.1", "127.0.0.2", "127.0.0.1"]
        )
        assert.strictEqual(server.connections(), 2)
      })
  )

  it.scoped("shares no connection between names that stand for the same address", () =>
    Effect.gen(function* () {
      const server = yield* receiver(staysOpen)
      const [one, other] = [`http://${host}:${server.port}/`, `http://other.steward.test:${server.port}/`]
      yield* together(one, other, one, other).pipe(kept(answering(["127.0.0.1"])))
      assert.strictEqual(server.connections(), 2)
    })
  )

  it.scoped("begins again on a new connection when the one that it had was closed meanwhile", () =>
    Effect.gen(function* () {
      let requests = 0
      const server = yield* receiver((socket) => {
        requests += 1
        if (requests === 2) socket.resetAndDestroy()
        else staysOpen(socket)
      })
      const url = `http://${host}:${server.port}/`
      const answers = yield* together(url, url).pipe(kept(answering(["127.0.0.1"])))
      assert.deepStrictEqual(
        answers.map(({ status }) => status),
        [200, 200]
      )
      assert.deepStrictEqual([requests, server.connections()], [3, 2])
    })
  )

  for (const name of [host, "127.0.0.1"]) {
    it.scoped(`are cut when the time is over, and nothing more is heard of them (${name})`, () =>
      Effect.gen(function* () {
        const server = yield* receiver(() => {})
        const ended = yield* Deferred.make<void>()
        const heard: Array<string> = []
        const sender = yield* WebhookSender
        const request = {
          workspaceId: "ws_1",
          url: `http://${name}:${server.port}/`,
          method: "POST",
          headers: {},
          body: "{}"
        } as const
        sender.start(request, (result) => {
          heard.push(Either.match(result, { onLeft: ({ _tag }) => _tag, onRight: ({ excerpt }) => excerpt }))
          Deferred.unsafeDone(ended, Effect.void)
        })
        yield* server.arrived
        yield* TestClock.adjust("8 seconds")
        yield* Deferred.await(ended)
        const socket = yield* server.connected
        staysOpen(socket)
        yield* server.closed
        assert.deepStrictEqual(heard, ["DeadlineExceeded"])
      }).pipe(kept(answering(["127.0.0.1"])))
    )
  }

  it.scoped("says of a request that cannot be written what is wrong with it", () =>
    Effect.gen(function* () {
      const { send } = yield* WebhookSender
      const request = {
        workspaceId: "ws_1",
        url: `http://${host}/`,
        method: "POST",
        headers: { "x-a": "a\nb" },
        body: "{}"
      } as const
      for (const _ of ["looked up", "known"]) {
        const error = yield* Effect.flip(send(request))
        assert.strictEqual(error._tag, "ConnectionFailed")
        assert.include(error.reason, "The header x-a cannot be sent")
      }
    }).pipe(kept(answering(["127.0.0.1"])))
  )

  it.scoped("cuts the connection when it is interrupted", () =>
    Effect.gen(function* () {
      const server = yield* receiver(() => {})
      const sending = yield* Effect.fork(send(`http://${host}:${server.port}/`))
      yield* server.arrived
      yield* Fiber.interrupt(sending)
      yield* server.closed
    })
  )
})
