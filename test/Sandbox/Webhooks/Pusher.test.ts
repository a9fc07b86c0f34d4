import { createHmac } from "node:crypto"
import { FetchHttpClient } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Queue } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { adPost, at, commentOnPage, control, dana, firstPost, graph, items, page } from "../Driver.ts"
import { listen, nextEvents, nextPush, Receiver, secret, values, verifyToken } from "../Receiver.ts"

const sandbox = Layer.mergeAll(
  SandboxServer.layer({ push: { base: "1 millis", cap: "2 millis" } }),
  Receiver.layer,
  FetchHttpClient.layer
)

const sign = (body: string) => `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`

const verbs = (events: ReadonlyArray<unknown>) => events.map((event) => [at(event, "verb"), at(event, "comment_id")])

describe("targets", () => {
  it.effect("are taken after Meta's handshake and refused when it fails", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* listen).status, 201)
      const { url } = yield* Receiver
      const wrong = yield* control("POST", "/webhook-targets", { platform: "facebook", url, verifyToken: "guess" })
      assert.strictEqual(wrong.status, 422)
      assert.include(at(wrong.body, "error"), "it answered 403")
      const missing = yield* control("POST", "/webhook-targets", { platform: "facebook", verifyToken })
      assert.deepStrictEqual(missing.body, { error: "url: is missing" })
    }).pipe(Effect.provide(sandbox))
  )
})

describe("pushes", () => {
  it.effect("carry the signature over the raw body and the documented shape", () =>
    Effect.gen(function* () {
      yield* listen
      const id = yield* commentOnPage("Is this still available?", { createdAt: 1_790_931_304_000 })
      const push = yield* nextPush
      assert.strictEqual(push.headers["x-hub-signature-256"], sign(push.body))
      const { object, entry } = JSON.parse(push.body)
      assert.deepStrictEqual([object, at(entry, 0, "id"), at(entry, 0, "time")], ["page", page, 0])
      const { post, ...value } = Object(values(push)[0])
      assert.deepStrictEqual(value, {
        item: "comment",
        verb: "add",
        comment_id: id,
        post_id: firstPost,
        parent_id: firstPost,
        from: { id: dana.id, name: dana.name },
        message: "Is this still available?",
        created_time: 1_790_931_304
      })
      assert.deepStrictEqual([at(post, "id"), at(post, "is_published")], [firstPost, true])
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("tell every change once, in order, whoever made it", () =>
    Effect.gen(function* () {
      yield* listen
      const id = yield* commentOnPage("spam", { postId: adPost, media: "https://img.example/1.jpg" })
      const reply = yield* commentOnPage("more", { postId: adPost, parentId: id })
      yield* control("POST", `/comments/${id}/edit`, { text: "SPAM" })
      for (const hidden of ["true", "true", "false"]) yield* graph("POST", `/${id}`, { form: { is_hidden: hidden } })
      const own = String(at((yield* graph("POST", `/${id}/comments`, { form: { message: "Hello" } })).body, "id"))
      yield* graph("DELETE", `/${own}`)
      yield* control("POST", `/comments/${id}/remove`)
      const events = yield* nextEvents(9)
      assert.deepStrictEqual(verbs(events), [
        ["add", id],
        ["add", reply],
        ["edited", id],
        ["hide", id],
        ["unhide", id],
        ["add", own],
        ["remove", own],
        ["remove", id],
        ["remove", reply]
      ])
      const [add, nested, edit, , , ours, , removal] = events
      assert.deepStrictEqual(
        [at(add, "photo"), at(add, "post", "is_published"), at(add, "post", "promotion_status")],
        ["https://img.example/1.jpg", false, "active"]
      )
      assert.deepStrictEqual([at(nested, "parent_id"), at(edit, "message"), at(ours, "from", "id")], [id, "SPAM", page])
      assert.notProperty(removal, "message")
      assert.notProperty(removal, "created_time")
    }).pipe(Effect.provide(sandbox))
  )

  it.live("are sent again until the receiver answers 2xx, without losing or turning around any", () =>
    Effect.gen(function* () {
      yield* listen
      const { statuses } = yield* Receiver
      yield* Queue.offerAll(statuses, [500, 404, 302, 429, 503])
      const first = yield* commentOnPage("one")
      const refused = yield* Effect.replicateEffect(nextPush, 5)
      assert.isTrue(refused.every((push) => at(values(push)[0], "comment_id") === first))
      const second = yield* commentOnPage("two")
      assert.deepStrictEqual(verbs(yield* nextEvents(2)), [
        ["add", first],
        ["add", second]
      ])
      const { body } = yield* control("GET", "/deliveries")
      const [oldest] = [...items(body, "delivered"), ...items(body, "pending")]
      assert.isAtLeast(Number(at(oldest, "attempts")), 5)
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("can be repeated, and repeated under a wrong signature", () =>
    Effect.gen(function* () {
      yield* listen
      const id = yield* commentOnPage("one")
      yield* nextPush
      const { body } = yield* control("GET", "/deliveries")
      const delivery = [...items(body, "delivered"), ...items(body, "pending")][0]
      const replayed = yield* control("POST", `/deliveries/${at(delivery, "id")}/replay`)
      assert.deepStrictEqual(replayed.body, { delivered: true, result: "HTTP 200" })
      const again = yield* nextPush
      assert.strictEqual(at(values(again)[0], "comment_id"), id)
      assert.strictEqual(again.headers["x-hub-signature-256"], sign(again.body))
      yield* control("POST", `/deliveries/${at(delivery, "id")}/replay`, { tamper: true })
      const tampered = yield* nextPush
      assert.notStrictEqual(tampered.headers["x-hub-signature-256"], sign(tampered.body))
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("stop when the page is not subscribed, and leave out what is only polled", () =>
    Effect.gen(function* () {
      yield* listen
      yield* graph("DELETE", `/${page}/subscribed_apps`)
      yield* commentOnPage("unheard")
      yield* graph("POST", `/${page}/subscribed_apps`, { form: { subscribed_fields: "feed,messages" } })
      yield* commentOnPage("only polled", { deliver: "poll" })
      const pushed = yield* commentOnPage("only pushed", { deliver: "webhook" })
      assert.deepStrictEqual(verbs(yield* nextEvents(1)), [["add", pushed]])
      const { body } = yield* graph("GET", `/${firstPost}/comments`)
      assert.deepStrictEqual(
        items(body, "data").map((comment) => at(comment, "message")),
        ["unheard", "only polled"]
      )
    }).pipe(Effect.provide(sandbox))
  )
})
