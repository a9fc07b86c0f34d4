import { assert, layer } from "@effect/vitest"
import { Duration, Effect, TestClock } from "effect"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { Transient } from "#src/Platforms/Port/PlatformError.ts"
import { type Answer, FakePlatform, HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { commented, rowOf, scene, worked } from "./Scene.ts"

const told = new Transient({ reason: "The platform did not answer.", unanswered: true })

const seconds = (many: number) =>
  Effect.gen(function* () {
    for (let second = 0; second < many; second++) {
      yield* TestClock.adjust("1 second")
      yield* worked
    }
  })

layer(HouseOnFakePlatform)("a hide that the platform carries out late, without having answered", (it) => {
  const undoneAfter = (wait: number) =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { act } = yield* Moderation
      const { externalId, id } = yield* commented(account)
      const late: Answer = { does: false, told, late: Duration.seconds(12) }
      platform.script(account.externalId, "hide", late)
      yield* act(principal, id, { action: "hide" })
      yield* worked
      // it is tried again, and done
      yield* seconds(wait)
      yield* act(principal, id, { action: "unhide" })
      yield* worked
      yield* seconds(45)
      const there = platform.comment(account.externalId, externalId)
      const { hidden_on_platform, pending_action, status } = yield* rowOf(workspaceId, id)
      assert.deepStrictEqual(
        { there: there.hidden, hidden_on_platform, pending_action, status },
        { there: false, hidden_on_platform: false, pending_action: null, status: "visible" }
      )
    })

  it.effect("is not seen after a person has shown the comment again", () => undoneAfter(3))
  it.effect("is not seen either where they did so before it was tried again", () => undoneAfter(0))

  it.effect("makes nothing wait once the platform is through with it", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { act } = yield* Moderation
      const { id } = yield* commented(account)
      platform.script(account.externalId, "hide", { does: false, told })
      yield* act(principal, id, { action: "hide" })
      yield* worked
      yield* seconds(31)
      yield* act(principal, id, { action: "unhide" })
      yield* worked
      assert.strictEqual((yield* rowOf(workspaceId, id)).pending_action, null)
    })
  )
})
