import { assert, layer } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { Comments } from "#src/Comments/Comments.ts"
import { longestKept } from "#src/Ground/StorableText.ts"
import { signWebhook } from "#src/Platforms/Graph/WebhookSignature.ts"
import { brand, facebookAppSecret, facebookVerifyToken } from "#test/House.ts"
import { takenIn } from "#test/Platforms/TakenIn.ts"
import { ask, Door, refused } from "../Asking.ts"
import type { Brand } from "../Scenes.ts"

const path = "/webhooks/facebook"
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

const push = (text: string, signature = signWebhook(facebookAppSecret, bytesOf(text))) =>
  ask("POST", path, {
    body: bytesOf(text),
    headers: { "content-type": "application/json", "x-hub-signature-256": signature }
  })

const reporting = (pageId: string, ...comments: ReadonlyArray<{ readonly id: string; readonly message: string }>) =>
  JSON.stringify({
    object: "page",
    entry: [
      {
        id: pageId,
        time: 1790932505,
        changes: comments.map(({ id, message }) => ({
          field: "feed",
          value: {
            item: "comment",
            verb: "add",
            comment_id: id,
            post_id: "990001",
            parent_id: "990001",
            from: { id: "5550001", name: "Dana Example" },
            message,
            created_time: 1790932504
          }
        }))
      }
    ]
  })

const stored = ({ workspaceId }: Brand) =>
  Effect.flatMap(Effect.zipRight(takenIn, Comments), (comments) =>
    Effect.map(Effect.orDie(comments.list(workspaceId, {}, {})), ({ data }) =>
      data.map(({ external_id, status, text }) => ({ external_id, status, text })).reverse()
    )
  )

layer(Door)("Meta's check of the callback address", (it) => {
  const check = (parameters: Readonly<Record<string, string>>) =>
    ask("GET", `${path}?${new URLSearchParams(parameters)}`)
  const right = {
    "hub.mode": "subscribe",
    "hub.verify_token": Redacted.value(facebookVerifyToken),
    "hub.challenge": "1158201444"
  }

  it.effect("is answered with the challenge, as plain text", () =>
    Effect.gen(function* () {
      const answered = yield* check(right)
      assert.deepStrictEqual([answered.status, answered.text], [200, "1158201444"])
      assert.match(answered.headers.get("content-type") ?? "", /^text\/plain/)
    })
  )

  it.effect("is refused when anything of it is wrong", () =>
    Effect.gen(function* () {
      refused(yield* ask("GET", path), 403, "forbidden")
      for (const name of ["hub.mode", "hub.verify_token", "hub.challenge"]) {
        refused(yield* check({ ...right, [name]: "" }), 403, "forbidden")
      }
      refused(yield* check({ ...right, "hub.verify_token": "another" }), 403, "forbidden")
    })
  )
})

layer(Door)("what Facebook pushes", (it) => {
  it.effect("is kept before it is acknowledged, and stored once however often it comes", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const [other, text] = [yield* brand(), "Is this still available? ✨"]
      const body = reporting(ours.accounts.facebook.externalId, { id: "1", message: text }, { id: "2", message: "Hi" })
      for (const _ of [1, 2]) {
        const answered = yield* push(body)
        assert.deepStrictEqual([answered.status, answered.text], [200, '{"received":true}'])
        assert.deepStrictEqual(yield* stored(ours), [
          { external_id: "1", status: "visible", text },
          { external_id: "2", status: "visible", text: "Hi" }
        ])
      }
      assert.deepStrictEqual(yield* stored(other), [])
    })
  )

  it.effect("is refused and not stored when the app did not sign these very bytes", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const body = reporting(ours.accounts.facebook.externalId, { id: "1", message: "Hi" })
      const good = signWebhook(facebookAppSecret, bytesOf(body))
      const another = signWebhook(Redacted.make("another secret"), bytesOf(body))
      for (const signature of ["sha256=", another, good.slice(0, -1), good.slice("sha256=".length)]) {
        const { message } = refused(yield* push(body, signature), 401, "unauthorized")
        assert.include(message, "X-Hub-Signature-256 does not match this body")
      }
      refused(yield* push(`${body} `, good), 401, "unauthorized")
      for (const unsigned of [yield* push(body, ""), yield* ask("POST", path, { body: bytesOf(body) })]) {
        assert.include(refused(unsigned, 401, "unauthorized").message, "X-Hub-Signature-256 is missing")
      }
      assert.deepStrictEqual(yield* stored(ours), [])
    })
  )

  it.effect("is acknowledged and passed over where it makes no sense", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const page = ours.accounts.facebook.externalId
      const garbage = [
        "",
        "{",
        "null",
        "[]",
        '{"object":"page"}',
        '{"object":"user","entry":[]}',
        "\u0000",
        "[".repeat(100_000)
      ]
      const odd = [
        reporting("no such page", { id: "1", message: "Hi" }),
        reporting("\u0000", { id: "1", message: "Hi" }),
        reporting(page, { id: "\u0000", message: "Hi" }),
        reporting(page, { id: "x".repeat(5000), message: "Hi" })
      ]
      for (const body of [...garbage, ...odd]) assert.strictEqual((yield* push(body)).status, 200, body.slice(0, 100))
      assert.deepStrictEqual(yield* stored(ours), [])
    })
  )

  it.effect("is kept where it can be, whatever text it holds", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const page = ours.accounts.facebook.externalId
      const comments = ["a\u0000b", "\ud83d", "x".repeat(longestKept + 1), "'; DROP TABLE comments; --", "\u202Eevil"]
      const body = reporting(page, ...comments.map((message, index) => ({ id: `${index}`, message })))
      assert.strictEqual((yield* push(body)).status, 200)
      const texts = (yield* stored(ours)).map(({ text }) => text)
      assert.deepStrictEqual(texts, ["a\uFFFDb", "\uFFFD", `${"x".repeat(longestKept - 1)}…`, ...comments.slice(3)])
    })
  )

  it.effect("may be larger than other bodies, up to 8 MiB", () =>
    Effect.gen(function* () {
      const padding = (mebibytes: number) => `{"object":"page","entry":[]}${" ".repeat(mebibytes * 1024 * 1024)}`
      assert.strictEqual((yield* push(padding(7))).status, 200)
      refused(yield* push(padding(8)), 413, "payload_too_large")
    })
  )
})
