import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, Schema } from "effect"
import { DeletionRequests } from "#src/Erasure/Requests/DeletionRequests.ts"
import { signRequest } from "#src/Platforms/Graph/SignedRequest.ts"
import { facebookAppSecret } from "#test/House.ts"
import { drained } from "#test/Moderation/Scene.ts"
import { ask, Door, readAs, refused } from "../Asking.ts"

const form = { "content-type": "application/x-www-form-urlencoded" }
const posted = (path: string, fields: Readonly<Record<string, string>>) =>
  ask("POST", path, { body: new URLSearchParams(fields).toString(), headers: form })

const signed = (userId: string) =>
  Effect.map(DateTime.now, ({ epochMillis }) =>
    signRequest(
      facebookAppSecret,
      JSON.stringify({ algorithm: "HMAC-SHA256", issued_at: Math.floor(epochMillis / 1000), user_id: userId })
    )
  )

const Confirmation = Schema.Struct({ url: Schema.String, confirmation_code: Schema.String })

layer(Door)("what Meta's apps are told when somebody leaves", (it) => {
  it.effect("is answered with a page and a code, and the page says nothing of whom it is about", () =>
    Effect.gen(function* () {
      for (const app of ["meta", "instagram", "threads"]) {
        const answer = yield* posted(`/platforms/${app}/data-deletion`, { signed_request: yield* signed("2184710001") })
        assert.strictEqual(answer.status, 200)
        const { confirmation_code, url } = readAs(Confirmation, answer)
        assert.isTrue(url.endsWith(`/data-deletion/${confirmation_code}`))
        const page = yield* ask("GET", `/data-deletion/${confirmation_code}`)
        assert.strictEqual(page.status, 200)
        const { text } = page
        assert.include(text, "It is under way")
        assert.notInclude(text, "2184710001")
        const done = yield* posted(`/platforms/${app}/deauthorize`, { signed_request: yield* signed("2184710001") })
        assert.deepStrictEqual([done.status, JSON.parse(done.text)], [200, { received: true }])
      }
    })
  )

  it.effect("is said plainly when it is done: what is gone, and what to do where a comment is still here", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const answer = yield* posted("/platforms/meta/data-deletion", { signed_request: yield* signed("2184710002") })
      const path = `/data-deletion/${readAs(Confirmation, answer).confirmation_code}`
      const { drain } = yield* DeletionRequests
      yield* drained(drain)
      const { text } = yield* ask("GET", path)
      assert.include(text, "nobody is known here under the id")
      assert.include(text, "nothing was deleted")
      assert.include(text, "Ask the brand under whose post you wrote")
      assert.include(text, "the link of the comment")
      yield* sql`UPDATE deletion_requests SET found = true`
      const known = (yield* ask("GET", path)).text
      assert.include(known, "Whatever was kept under the id that")
      assert.include(known, "If a comment of yours is still here")
    })
  )

  it.effect("is refused without a good signature, and where there is no such app", () =>
    Effect.gen(function* () {
      for (const what of ["deauthorize", "data-deletion"]) {
        refused(yield* posted(`/platforms/meta/${what}`, { signed_request: "x.y" }), 401, "unauthorized")
        refused(yield* posted(`/platforms/meta/${what}`, {}), 400, "invalid_request")
        refused(yield* posted(`/platforms/tiktok/${what}`, { signed_request: yield* signed("1") }), 404, "not_found")
      }
      assert.strictEqual((yield* ask("GET", "/data-deletion/0123456789abcdef")).status, 404)
    })
  )
})

layer(Door)("the pages that anybody may read", (it) => {
  it.effect("say what is kept, and that the operator has yet to complete them", () =>
    Effect.gen(function* () {
      for (const path of ["/privacy", "/terms", "/data-deletion"]) {
        const answer = yield* ask("GET", path)
        assert.strictEqual(answer.status, 200)
        assert.include(answer.text, "has yet to complete this page")
      }
    })
  )
})
