import { FetchHttpClient } from "@effect/platform"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { at } from "#test/Sandbox/Driver.ts"
import { Receiver, secret } from "#test/Sandbox/Receiver.ts"
import { commentsIn, stage } from "../Contract/Stage.ts"
import { subjects } from "../Contract/Subject.ts"

const sandbox = Layer.mergeAll(
  SandboxServer.layer({ settings: { appSecret: secret }, push: { base: "1 millis", cap: "2 millis" } }),
  Receiver.layer,
  FetchHttpClient.layer
)
const threads = subjects.find(({ platform }) => platform === "threads") ?? assert.fail("Threads is no subject")
const [post, otherPost] = threads.posts

layer(sandbox)("replies on Threads that wait for approval", (it) => {
  it.effect("are read as hidden, let through by showing them, and kept back by hiding", () =>
    Effect.gen(function* () {
      const { adapter, comment, read, referenceTo, stateOf } = yield* stage(threads)
      const good = yield* comment(post, "Let me in", { visibility: "spam" })
      const bad = yield* comment(post, "Buy followers", { visibility: "spam" })
      const plain = yield* comment(otherPost, "Hello")
      const found = new Map(commentsIn(yield* read).map(({ externalId, hidden }) => [externalId, hidden]))
      assert.deepStrictEqual(
        [good, bad, plain].map((id) => found.get(id)),
        [true, true, false]
      )
      const { hide, unhide } = adapter.actions
      yield* unhide(threads.account, referenceTo(good))
      yield* hide(threads.account, referenceTo(bad))
      assert.strictEqual(at(yield* stateOf(good), "visibility"), "published")
      assert.strictEqual(at(yield* stateOf(bad), "visibility"), "rejected")
      yield* unhide(threads.account, referenceTo(bad))
      assert.strictEqual(at(yield* stateOf(bad), "visibility"), "published")
    })
  )

  it.effect("are no excuse for taking a reply for gone that could not be asked about", () =>
    Effect.gen(function* () {
      const { adapter, comment, fault, referenceTo } = yield* stage(threads)
      const to = referenceTo(yield* comment(post, "Hello"))
      yield* fault("comment_removed", { match: { path: "manage_reply$" } })
      yield* fault("server_error", { match: { path: "manage_pending_reply$" } })
      assert.strictEqual((yield* Effect.flip(adapter.actions.hide(threads.account, to)))._tag, "Transient")
      yield* fault("comment_removed", { match: { path: "manage_reply$" } })
      assert.strictEqual((yield* Effect.flip(adapter.actions.hide(threads.account, to)))._tag, "CommentRemoved")
    })
  )
})
