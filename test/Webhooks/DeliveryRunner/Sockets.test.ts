import type { Socket } from "node:net"
import { FetchHttpClient } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Layer, Random, Ref, Schema, type Scope, TestClock } from "effect"
import { DeliveryBody } from "#schema/resources/Event.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { verify } from "#src/Webhooks/Signing/SignatureVerifier.ts"
import { brand, houseOn } from "#test/House.ts"
import {
  addSettingsWebhook,
  decodeHeaders,
  deliveriesOf,
  drainAll,
  hookOf,
  Secrets,
  start,
  subscribe,
  verifies
} from "../Delivering.ts"
import { commentEvents, newComment, settle } from "../Happenings.ts"
import { accepts } from "../Libraries.ts"
import { type Arrived, receiver, reply } from "../Receiver.ts"

/** The house with the sender of the product, which may call this machine. */
const SocketHouse = Secrets.layer.pipe(
  Layer.provideMerge(houseOn(FetchHttpClient.layer, { allowPrivateTargets: true }))
)

const scenario = <E>(
  name: string,
  body: Effect.Effect<void, E, Layer.Layer.Success<typeof SocketHouse> | Scope.Scope>
) =>
  it.scoped(name, () =>
    TestClock.setTime(start).pipe(
      Effect.zipRight(body),
      Effect.withRandom(Random.fixed([0.5])),
      Effect.provide(SocketHouse)
    )
  )

const decodeBody = Schema.decodeUnknown(Schema.parseJson(DeliveryBody), { onExcessProperty: "error" })

const headersOf = ({ head }: Arrived): Readonly<Record<string, string>> =>
  Object.fromEntries(
    head
      .split("\r\n")
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()])
  )

/** A receiver that keeps what it gets, and answers one after the other, the last again and again. */
const keepingReceiver = Effect.fn("keepingReceiver")(function* (...answers: ReadonlyArray<(socket: Socket) => void>) {
  const kept: Array<{ readonly target: string; readonly headers: Record<string, string>; readonly body: Buffer }> = []
  const { port } = yield* receiver((socket, request) => {
    const target = request.head.split(" ", 2).join(" ")
    const count = kept.push({ target, headers: headersOf(request), body: request.body })
    const answer = answers[Math.min(count, answers.length) - 1] ?? reply("200 OK")
    answer(socket)
  })
  return { kept, url: (path: string) => `http://127.0.0.1:${port}/${path}` }
})

const secretOf = (url: string) =>
  Effect.flatMap(Secrets, Ref.get).pipe(Effect.flatMap((secrets) => Effect.fromNullable(secrets.get(url))))

describe("what happens to comments, over real connections", () => {
  scenario(
    "reaches every receiver byte for byte as it was signed",
    Effect.gen(function* () {
      const { kept, url } = yield* keepingReceiver()
      const { accounts, principal, workspaceId } = yield* brand()
      for (const event of ["comment.hidden", "comment.review", "comment.needs_reply", "comment.received"] as const) {
        yield* subscribe(principal, url(event), event)
      }
      yield* addSettingsWebhook(workspaceId, url("settings"), commentEvents)
      for (const event of commentEvents) {
        const id = yield* newComment(accounts.facebook, event)
        yield* settle(workspaceId, id, [event], `Æøå 😀 "${event}"`)
        yield* settle(workspaceId, id, [event, "comment.received"], `and again ${event}`)
        yield* TestClock.adjust("1 seconds")
      }
      assert.strictEqual(yield* drainAll, kept.length)

      const told = new Map<string, Array<number>>()
      for (const { body, headers, target } of kept) {
        const path = target.replace("POST /", "")
        yield* verifies(headers, body, yield* secretOf(url(path)), start + 5000)
        const decoded = yield* decodeBody(body.toString())
        assert.strictEqual(decoded.event, path === "settings" ? decoded.event : path)
        assert.deepInclude(headers, {
          "content-type": "application/json",
          "user-agent": "Steward-Webhooks/1",
          "accept-encoding": "identity",
          "x-service-delivery": decoded.id,
          "webhook-id": decoded.id
        })
        told.set(path, [...(told.get(path) ?? []), decoded.sequence])
      }
      assert.sameMembers(told.get("settings") ?? [], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      assert.sameMembers(told.get("comment.received") ?? [], [1, 2, 3, 4, 5, 6])
      for (const event of ["comment.hidden", "comment.review", "comment.needs_reply"]) {
        assert.sameMembers(told.get(event) ?? [], [1, 2])
      }
      assert.isTrue((yield* deliveriesOf(workspaceId)).every(({ state }) => state === "delivered"))
    })
  )

  scenario(
    "is sent again, signed anew, until the receiver takes it",
    Effect.gen(function* () {
      const { kept, url } = yield* keepingReceiver(
        (socket: Socket) => void socket.destroy(),
        reply("429 Too Many Requests", "slow down", ["retry-after: 5"]),
        reply("204 No Content")
      )
      const { accounts, principal, workspaceId } = yield* brand()
      const hook = yield* subscribe(principal, url("a?b=c"))
      yield* settle(workspaceId, yield* newComment(accounts.facebook, "c"), ["comment.received"], "Hello")
      const secret = yield* secretOf(url("a?b=c"))
      const errors: Array<string | null> = []
      for (const seconds of [0, 1, 5]) {
        yield* TestClock.adjust(`${seconds} seconds`)
        assert.strictEqual(yield* drainAll, 1)
        const { body = Buffer.alloc(0), headers, target } = kept.at(-1) ?? {}
        assert.strictEqual(target, "POST /a?b=c")
        yield* verifies(headers, body, secret, yield* Clock.currentTimeMillis)
        errors.push((yield* hookOf(principal, hook.id)).last_error)
      }
      assert.deepStrictEqual(errors, [
        "127.0.0.1 closed the connection before it answered",
        "answered 429 Too Many Requests",
        null
      ])
      assert.strictEqual(new Set(kept.map(({ body }) => body.toString())).size, 1)
      assert.strictEqual(new Set(kept.map(({ headers }) => headers["x-service-delivery"])).size, 1)
    })
  )

  scenario(
    "ends with a DELETE that Zapier can verify, and not before",
    Effect.gen(function* () {
      const hooks = yield* Hooks
      const { kept, url } = yield* keepingReceiver()
      const { principal } = yield* brand()
      const { id } = yield* subscribe(principal, url("zap"), "comment.received", "zapier")
      assert.strictEqual(yield* drainAll, 0)
      yield* hooks.unsubscribe(principal, id)
      assert.strictEqual(yield* drainAll, 1)
      assert.deepStrictEqual(
        kept.map(({ body, headers, target }) => [target, body.length, headers["content-length"]]),
        [["DELETE /zap", 0, undefined]]
      )
      const [farewell] = kept
      const secret = yield* secretOf(url("zap"))
      const headers = yield* decodeHeaders(farewell?.headers)
      const body = Buffer.alloc(0)
      const receivedAt = start / 1000
      const given = { timestamp: headers["x-service-timestamp"], signature: headers["x-service-signature-v2"], body }
      assert.strictEqual(verify(given, [secret], receivedAt)._tag, "Right")
      assert.isTrue(accepts.standard({ headers, body, secret, receivedAt }))
      assert.isFalse(accepts.standard({ headers, body: Buffer.from("{}"), secret, receivedAt }))
    })
  )

  scenario(
    "is kept when nobody listens, with the reason in words",
    Effect.gen(function* () {
      const closed = yield* Effect.scoped(Effect.map(receiver(reply("200 OK")), ({ port }) => port))
      const { accounts, principal, workspaceId } = yield* brand()
      const hook = yield* subscribe(principal, `http://127.0.0.1:${closed}/`)
      yield* settle(workspaceId, yield* newComment(accounts.facebook, "c"), ["comment.received"], "Hello")
      for (const seconds of [0, 1, 3, 9]) {
        yield* TestClock.adjust(`${seconds} seconds`)
        assert.strictEqual(yield* drainAll, 1)
      }
      assert.strictEqual((yield* hookOf(principal, hook.id)).last_error, "127.0.0.1 refused the connection")
      assert.deepInclude((yield* deliveriesOf(workspaceId))[0], { state: "failed", attempts: 4 })
    })
  )
})
