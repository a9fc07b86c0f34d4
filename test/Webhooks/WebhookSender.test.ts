import type { Socket } from "node:net"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer, Option, TestClock } from "effect"
import { Resolver } from "#src/Webhooks/Resolver.ts"
import type { SendError } from "#src/Webhooks/SendError.ts"
import { TargetPolicy } from "#src/Webhooks/TargetPolicy.ts"
import { WebhookSender } from "#src/Webhooks/WebhookSender.ts"
import { certificate } from "./Certificate.ts"
import { receiver, reply } from "./Receiver.ts"
import { answering, host, send } from "./Sending.ts"

describe("WebhookSender", () => {
  it.scoped("sends exactly the bytes and headers it was given", () =>
    Effect.gen(function* () {
      const server = yield* receiver(reply("200 OK", "thanks"))
      const body = Uint8Array.from({ length: 256 }, (_, byte) => byte)
      const headers = { "content-type": "application/json", "x-service-delivery": "dlv_1" }
      const answer = yield* send(`http://${host}:${server.port}/a/b?c=d#e`, { body, headers })
      const { body: arrivedBody, head } = yield* server.arrived
      assert.deepEqual([...arrivedBody], [...body])
      assert.deepEqual(head.toLowerCase().split("\r\n").sort(), [
        "connection: keep-alive",
        "content-length: 256",
        "content-type: application/json",
        `host: ${host}:${server.port}`,
        "post /a/b?c=d http/1.1",
        "x-service-delivery: dlv_1"
      ])
      assert.deepEqual(answer, {
        status: 200,
        retryAfter: null,
        location: null,
        excerpt: "thanks",
        address: "127.0.0.1",
        milliseconds: 0
      })
      yield* server.closed
    })
  )

  it.scoped("sends a DELETE without a body", () =>
    Effect.gen(function* () {
      const server = yield* receiver(reply("204 No Content"))
      const { status } = yield* send(`http://${host}:${server.port}/`, { method: "DELETE", body: "" })
      const { head } = yield* server.arrived
      assert.strictEqual(status, 204)
      assert.match(head, /^DELETE \/ HTTP/)
      assert.notMatch(head, /content-length|transfer-encoding/i)
    })
  )

  it.scoped("measures how long the answer took", () =>
    Effect.gen(function* () {
      const server = yield* receiver(() => {})
      const sending = yield* Effect.fork(send(`http://${host}:${server.port}/`))
      yield* server.arrived
      yield* TestClock.adjust("250 millis")
      reply("200 OK")(yield* server.connected)
      assert.strictEqual((yield* Fiber.join(sending)).milliseconds, 250)
    })
  )

  it.scoped("does not follow a redirect", () =>
    Effect.gen(function* () {
      const elsewhere = yield* receiver(reply("200 OK"))
      const location = `http://127.0.0.1:${elsewhere.port}/`
      const server = yield* receiver(reply("302 Found", "", [`location: ${location}`, "retry-after: 7"]))
      const answer = yield* send(`http://${host}:${server.port}/`)
      assert.deepInclude(answer, { status: 302, location, retryAfter: "7" })
      assert.strictEqual(elsewhere.connections(), 0)
    })
  )

  it.scoped("refuses a target before anything is sent", () =>
    Effect.gen(function* () {
      const server = yield* receiver(reply("200 OK"), { tls: true })
      const strict = { allowPrivate: false, ca: certificate }
      const named = `https://${host}:${server.port}/`
      const refused = Effect.fn(function* (url: string, addresses: ReadonlyArray<string>) {
        const error = yield* Effect.flip(send(url, {}, strict, answering(addresses).layer))
        assert.strictEqual(error._tag, "TargetRefused")
        return error.reason
      })
      assert.include(yield* refused(named, ["127.0.0.1"]), `${host} leads to an address that is not of the public`)
      for (const forbidden of ["127.0.0.1", "::1", "::ffff:8.8.8.8", "10.0.0.1", "fe80::1", "64:ff9b::808:808"]) {
        yield* refused(named, ["93.184.215.14", forbidden])
        yield* refused(named, [forbidden, "2606:4700:4700::1111"])
      }
      assert.include(yield* refused(`https://127.0.0.1:${server.port}/`, []), "127.0.0.1")
      assert.include(yield* refused(`http://${host}:${server.port}/`, []), "https://")
      assert.strictEqual(server.connections(), 0)
    })
  )

  it.scoped("says when a name has no address", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(send(`http://${host}/`, {}, { allowPrivate: true }, answering([]).layer))
      assert.deepInclude(error, { _tag: "ConnectionFailed", reason: `the host name ${host} has no address` })
    })
  )

  const afterEightSeconds = Effect.fn(function* (sending: Fiber.Fiber<unknown, SendError>) {
    yield* TestClock.adjust("7999 millis")
    assert.isTrue(Option.isNone(yield* Fiber.poll(sending)))
    yield* TestClock.adjust("1 millis")
    const error = yield* Effect.flip(Fiber.join(sending))
    assert.strictEqual(error._tag, "DeadlineExceeded")
    return error.reason
  })

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
      assert.strictEqual(yield* afterEightSeconds(sending), reason)
    })
  )

  const together = (...urls: ReadonlyArray<string>) =>
    Effect.gen(function* () {
      const { send } = yield* WebhookSender
      return yield* Effect.forEach(urls, (url) => send({ url, method: "POST", headers: {}, body: "{}" }))
    })

  const kept = (resolver: ReturnType<typeof answering>) =>
    Effect.provide(
      WebhookSender.layer().pipe(Layer.provide([resolver.layer, TargetPolicy.layer({ allowPrivate: true })]))
    )

  const staysOpen = (socket: Socket) => void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok")

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
