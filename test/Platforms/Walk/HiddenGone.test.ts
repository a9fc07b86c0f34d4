import { assert, layer } from "@effect/vitest"
import { Duration, Effect, Layer, Option, Stream, TestClock } from "effect"
import { ConnectedAccounts } from "#src/Directory/ConnectedAccounts.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { PlatformReaders } from "#src/Platforms/Port/PlatformReader.ts"
import { Poller } from "#src/Platforms/Reading/Poller.ts"
import { postReader } from "#src/Platforms/Walk/PostWalk.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { decided, detailOf, drained, listening, rowOf, scene, worked } from "#test/Moderation/Scene.ts"

/** An account that lists no posts, whose comments can be taken away. */
const platform = () => {
  const gone = new Set<string>()
  const texts = new Map<string, string>()
  const reader = postReader(
    {
      posts: () => Effect.succeed([]),
      comments: () => Stream.empty,
      textOf: (_, { externalId }) =>
        Effect.succeed(gone.has(externalId) ? Option.none() : Option.some(texts.get(externalId) ?? ""))
    },
    {
      every: Duration.minutes(1),
      postsAtOnce: 1,
      describe: () => Effect.succeed([]),
      personOf: () => Effect.succeedNone
    }
  )
  const readers = Layer.succeed(PlatformReaders, PlatformReaders.of({ instagram: reader }))
  const layer = Poller.layer.pipe(Layer.provide([ConnectedAccounts.layer, readers]))
  const quarters = (count: number) =>
    Effect.gen(function* () {
      for (let minute = 0; minute < 15 * count; minute++) {
        yield* drained(Effect.flatMap(Poller, ({ drain }) => drain))
        yield* TestClock.adjust("1 minute")
      }
    }).pipe(Effect.provide(layer))
  return { gone, texts, quarters }
}

layer(HouseOnFakePlatform)("a hidden comment", (it) => {
  it.effect("whose author deletes it is deleted, and its text goes when that of any other does", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene("instagram")
      const { gone, quarters, texts } = platform()
      const hidden = yield* decided(account, "hide")
      const asked = yield* decided(account, "ask")
      yield* worked
      const { answer } = yield* Moderation
      yield* answer(principal, asked.id, { answer: "hide" })
      yield* worked
      for (const { externalId, id } of [hidden, asked]) texts.set(externalId, (yield* rowOf(workspaceId, id)).text)
      const heard = yield* listening(workspaceId, ["comment.received", "comment.hidden"])
      yield* quarters(2)
      assert.deepInclude(yield* rowOf(workspaceId, hidden.id), { status: "hidden", hidden_on_platform: true })
      gone.add(hidden.externalId)
      yield* quarters(3)
      const { history, status } = yield* detailOf(workspaceId, hidden.id)
      assert.strictEqual(status, "deleted")
      assert.deepInclude(history.at(-1), { actor: "Instagram", what: "deleted" })
      assert.strictEqual((yield* rowOf(workspaceId, asked.id)).status, "hidden")
      assert.deepStrictEqual((yield* heard).events, [])
      const refused = yield* Effect.flip(answer(principal, hidden.id, { answer: "keep" }))
      assert.strictEqual(refused.code, "conflict")
      const { comments } = yield* Effect.flatMap(Reports, (reports) => reports.summary(workspaceId, {}))
      assert.deepInclude(comments, { received: 2, hidden: 1, deleted: 1 })
      yield* TestClock.adjust("31 days")
      yield* drained(Effect.flatMap(Erasures, ({ forget }) => forget))
      assert.strictEqual((yield* rowOf(workspaceId, hidden.id)).text, "")
      assert.isNotEmpty((yield* rowOf(workspaceId, asked.id)).text)
    })
  )
})
