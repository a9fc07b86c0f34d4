import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, TestClock } from "effect"
import { certificate } from "../Certificate.ts"
import { receiver, reply } from "../Receiver.ts"
import { answering, host, send } from "../Sending.ts"

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

  it.scoped("says how long the body of a DELETE is that has one", () =>
    Effect.gen(function* () {
      const server = yield* receiver(reply("204 No Content"))
      yield* send(`http://${host}:${server.port}/`, { method: "DELETE", body: "{}" })
      const { body, head } = yield* server.arrived
      assert.match(head, /^content-length: 2$/im)
      assert.strictEqual(body.toString(), "{}")
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
      assert.include(yield* refused(named, ["127.0.0.1"]), `${host} leads to an address that is not on the public`)
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
      assert.deepInclude(error, { _tag: "HostUnreachable", reason: `the host name ${host} has no address` })
    })
  )
})
