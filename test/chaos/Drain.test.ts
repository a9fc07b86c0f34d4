import { assert, layer } from "@effect/vitest"
import { Duration, Effect, Fiber, TestClock } from "effect"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { Transient } from "#src/Platforms/Port/PlatformError.ts"
import { FakePlatform, HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { commented, scene, worked, workStates } from "#test/Moderation/Scene.ts"
import { turn } from "#test/Turn.ts"
import { drain } from "./Drain.ts"
import { slowest } from "./Faults/PlatformFaults.ts"

const unanswered = new Transient({ reason: "The platform did not answer.", unanswered: true })
const quiet = { comments: [], faults: [], webhooks: { pending: 0 } }

layer(HouseOnFakePlatform)("the queues that have to empty", (it) => {
  it.effect("do so sooner, and not before a platform is through with what it is slow at", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { id, externalId } = yield* commented(account)
      platform.script(account.externalId, "reply", { does: false, told: unanswered, late: slowest })
      yield* Effect.flatMap(Moderation, ({ act }) => act(principal, id, { action: "reply", text: "Thank you" }))
      yield* worked
      const draining = yield* Effect.fork(drain({ state: Effect.succeed(quiet) }, Duration.minutes(1)))
      for (let round = 0; round < 40; round++) {
        yield* TestClock.adjust("500 millis")
        yield* Effect.replicateEffect(turn, 20, { discard: true })
        yield* worked
      }
      assert.lengthOf(platform.comment(account.externalId, externalId).replies, 1)
      assert.strictEqual(yield* workStates(workspaceId, id), "reply:done")
      yield* Fiber.interrupt(draining)
    })
  )
})
