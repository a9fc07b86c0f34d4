import { FetchHttpClient } from "@effect/platform"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, Layer, Option, TestClock } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { at } from "#test/Sandbox/Driver.ts"
import { Receiver, secret } from "#test/Sandbox/Receiver.ts"
import { commentsIn, stage } from "../Contract/Stage.ts"
import { subjects } from "../Contract/Subject.ts"

const sandbox = Layer.mergeAll(
  SandboxServer.layer({ settings: { appSecret: secret } }),
  Receiver.layer,
  FetchHttpClient.layer
)
const subject = subjects.find(({ platform }) => platform === "tiktok")
const video = "7400000000000000009"

layer(sandbox)("comments under ads on TikTok", (it) => {
  it.effect("are read with their ad, page by page, hidden and answered by the advertiser", () =>
    Effect.gen(function* () {
      if (subject === undefined) return assert.fail("TikTok has no subject")
      const { account, adapter, comment, read, referenceTo, stateOf } = yield* stage(subject)
      const written: Array<string> = []
      for (let n = 0; n < 130; n++) written.push(yield* comment(video, `Comment ${n}`))
      const found = commentsIn(yield* read)
      assert.sameMembers(
        found.map(({ externalId }) => externalId),
        written
      )
      const [first] = found
      assert.deepInclude(first, { ad: { id: "1780000000000000001", name: "Autumn sale, TikTok" }, surface: "ad" })
      const to = { ...referenceTo(first?.externalId ?? ""), adId: first?.ad?.id ?? null }
      const { findReply, hide, reply, unhide } = adapter.actions
      yield* hide(account, to)
      assert.strictEqual(at(yield* stateOf(to.externalId), "hidden"), true)
      yield* unhide(account, to)
      assert.strictEqual(at(yield* stateOf(to.externalId), "hidden"), false)
      const since = yield* DateTime.now
      const posted = yield* reply(account, to, "Until Sunday!")
      assert.deepStrictEqual(yield* findReply(account, to, "Until Sunday!", since, new Set()), Option.some(posted))
      yield* TestClock.adjust("2 minutes")
      const later = yield* comment(video, "Still on?")
      assert.notInclude(
        commentsIn(yield* read).map(({ externalId }) => externalId),
        later
      )
      yield* TestClock.adjust("8 minutes")
      assert.include(
        commentsIn(yield* read).map(({ externalId }) => externalId),
        later
      )
      const none = yield* findReply(account, to, "Until Monday!", since, new Set())
      assert.deepStrictEqual(none, Option.none())
    })
  )
})
