import { assert, layer } from "@effect/vitest"
import { Duration, Effect, TestClock } from "effect"
import { RateLimited, Transient } from "#src/Platforms/Port/PlatformError.ts"
import { FakePlatform, fails, HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { connect } from "#test/House.ts"
import { decided, rowOf, scene, worked, worksOf } from "../Scene.ts"

const transient = fails(new Transient({ reason: "The platform is down." }))
const limited = (retryAfter: Duration.DurationInput, scope: "account" | "app") =>
  fails(new RateLimited({ reason: "Too many calls.", retryAfter: Duration.decode(retryAfter), scope }))

layer(HouseOnFakePlatform)("throttled platform work", (it) => {
  it.effect("waits as long as the platform says when throttled, and does not count it", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      platform.script(account.externalId, "hide", limited("90 seconds", "account"))
      const { id } = yield* decided(account, "hide")
      yield* worked
      yield* TestClock.adjust("89999 millis")
      yield* worked
      assert.lengthOf(platform.calls(account.externalId), 1)
      yield* TestClock.adjust("1 millis")
      yield* worked
      assert.strictEqual((yield* rowOf(workspaceId, id)).status, "hidden")
      assert.strictEqual((yield* worksOf(workspaceId, id))[0]?.attempts, 1)
    })
  )

  for (const { scope, waiting } of [
    { scope: "account", waiting: ["same account"] },
    { scope: "app", waiting: ["same account", "same platform"] }
  ] as const) {
    it.effect(`throttling of the ${scope} holds back: ${waiting.join(", ")}`, () =>
      Effect.gen(function* () {
        const { account, workspaceId } = yield* scene()
        const platform = yield* FakePlatform
        const accounts = {
          "same account": account,
          "same platform": (yield* scene()).account,
          "another platform": yield* connect(workspaceId, "youtube")
        }
        // each has work that is to be tried again in a second
        for (const one of Object.values(accounts)) {
          platform.script(one.externalId, "hide", transient)
          yield* decided(one, "hide")
        }
        yield* worked
        platform.script(account.externalId, "hide", limited("1 hour", scope))
        yield* decided(account, "hide")
        yield* worked
        const before = Object.values(accounts).map(({ externalId }) => platform.calls(externalId).length)
        yield* TestClock.adjust("59 minutes")
        yield* worked
        const held = Object.entries(accounts).flatMap(([name, { externalId }], index) =>
          platform.calls(externalId).length === before[index] ? [name] : []
        )
        assert.deepStrictEqual<ReadonlyArray<string>>(held, waiting)
        yield* TestClock.adjust("1 minute")
        yield* worked
        for (const { externalId } of Object.values(accounts)) {
          assert.isTrue(
            [...platform.calls(externalId)].some(({ commentId }) => platform.comment(externalId, commentId).hidden)
          )
        }
      })
    )
  }
})
