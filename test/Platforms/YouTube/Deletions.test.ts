import { assert, layer } from "@effect/vitest"
import { DateTime, Duration, Effect, Layer, TestClock } from "effect"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { ConnectedAccounts } from "#src/Directory/ConnectedAccounts.ts"
import { RateLimited } from "#src/Platforms/Port/PlatformError.ts"
import { Poller } from "#src/Platforms/Reading/Poller.ts"
import { House, observed } from "#test/House.ts"
import { commented, decided, detailOf, drained, scene } from "#test/Moderation/Scene.ts"
import { youtubeComment } from "#test/Platforms/Polling.ts"
import { readersOf } from "#test/Platforms/Readers.ts"

/** A channel from which comments can be taken away. */
const channel = () => {
  const gone = new Set<string>()
  const texts = new Map<string, string>()
  const asked: Array<ReadonlyArray<string>> = []
  const quota = { spent: false }
  const readers = readersOf(
    {},
    {
      poll: (_, { state }) => Effect.succeed(state),
      commentsById: (_, ids) => {
        asked.push(ids)
        return quota.spent
          ? Effect.fail(new RateLimited({ reason: "Used up.", retryAfter: Duration.hours(5), scope: "app" }))
          : Effect.succeed(ids.filter((id) => !gone.has(id)).map((id) => youtubeComment(id, texts.get(id))))
      }
    }
  )
  const layer = Poller.layer.pipe(Layer.provide([ConnectedAccounts.layer, readers]))
  const minutes = (count: number) =>
    Effect.gen(function* () {
      for (let minute = 0; minute < count; minute++) {
        yield* drained(Effect.flatMap(Poller, ({ drain }) => drain))
        yield* TestClock.adjust("1 minute")
      }
    })
  return { gone, texts, asked, quota, layer, minutes }
}

layer(House)("comments that leave YouTube", (it) => {
  it.effect("one that its author deletes is found missing twice, then it is deleted and waits for nobody", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("youtube")
      const { asked, gone, layer, minutes } = channel()
      const { externalId, id } = yield* decided(account, "ask")
      const kept = yield* decided(account, "keep")
      yield* Effect.gen(function* () {
        yield* minutes(3)
        gone.add(externalId)
        yield* minutes(2)
        assert.strictEqual((yield* detailOf(workspaceId, id)).status, "review")
        yield* minutes(3)
      }).pipe(Effect.provide(layer))
      const after = yield* detailOf(workspaceId, id)
      assert.strictEqual(after.status, "deleted")
      assert.deepStrictEqual(
        after.history.slice(-1).map(({ actor, what }) => [actor, what]),
        [["YouTube", "deleted"]]
      )
      const { data } = yield* Effect.flatMap(Comments, (comments) => comments.listWaiting(workspaceId, {}))
      assert.deepStrictEqual(data, [])
      assert.strictEqual((yield* detailOf(workspaceId, kept.id)).status, "visible")
      assert.isTrue(asked.every((ids) => ids.length <= 50))
    })
  )

  it.effect("one that was away for a moment stays, and one that was edited is decided anew", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("youtube")
      const { gone, layer, minutes, texts } = channel()
      const { externalId, id } = yield* decided(account, "keep")
      const other = yield* decided(account, "keep")
      texts.set(other.externalId, "Another text")
      yield* Effect.gen(function* () {
        gone.add(externalId)
        yield* minutes(1)
        gone.delete(externalId)
        yield* minutes(6)
      }).pipe(Effect.provide(layer))
      assert.strictEqual((yield* detailOf(workspaceId, id)).status, "visible")
      const after = yield* detailOf(workspaceId, other.id)
      assert.deepStrictEqual([after.status, after.text], ["pending", "Another text"])
    })
  )

  it.effect("those that came in one set are asked for by turns as well", () =>
    Effect.gen(function* () {
      const { account } = yield* scene("youtube")
      const { asked, layer, minutes } = channel()
      const set = Array.from({ length: 120 }, (_, nth) => `at-once-${nth}`)
      const now = yield* DateTime.now
      const observations = set.map((externalId) => ({
        _tag: "Commented" as const,
        comment: observed({ externalId, createdAt: now })
      }))
      yield* Effect.flatMap(Intake, (intake) => intake.receive(account, observations))
      yield* Effect.provide(minutes(6), layer)
      assert.includeMembers(asked.flat(), set)
    })
  )

  it.effect(
    "what is hidden is not asked for, nor what is a month old; all others are by turns, at one unit in two minutes",
    () =>
      Effect.gen(function* () {
        const { account, workspaceId } = yield* scene("youtube")
        const { asked, layer, minutes } = channel()
        const old = yield* commented(account)
        yield* TestClock.adjust("31 days")
        const young = yield* Effect.forEach(Array.from({ length: 120 }), () => commented(account))
        const hidden = yield* commented(account, { hidden: true })
        yield* Effect.provide(minutes(6), layer)
        const ours = new Set([old, hidden, ...young].map(({ externalId }) => externalId))
        const [again, ...turns] = asked
          .map((ids) => ids.filter((id) => ours.has(id)))
          .filter((ids) => ids.length > 0)
          .toSorted((one, other) => one.length - other.length)
        // its text may not be kept any longer unless it is read again, once
        assert.deepStrictEqual(again, [old.externalId])
        assert.lengthOf(turns, 3)
        const ids = turns.flat()
        assert.sameMembers(
          ids,
          young.map(({ externalId }) => externalId)
        )
        assert.notInclude(ids, hidden.externalId)
        const { data } = yield* Effect.flatMap(Comments, (all) => all.list(workspaceId, { status: "deleted" }, {}))
        assert.deepStrictEqual(data, [])
      })
  )

  it.effect("when the quota is used up the reading goes on without looking for what is gone", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("youtube")
      const { asked, gone, layer, minutes, quota } = channel()
      const { externalId, id } = yield* decided(account, "keep")
      quota.spent = true
      gone.add(externalId)
      yield* Effect.gen(function* () {
        yield* minutes(10)
        assert.strictEqual((yield* detailOf(workspaceId, id)).status, "visible")
        quota.spent = false
        yield* minutes(4)
      }).pipe(Effect.provide(layer))
      assert.strictEqual((yield* detailOf(workspaceId, id)).status, "deleted")
      assert.isAtMost(asked.filter((ids) => ids.includes(externalId)).length, 7)
    })
  )
})
