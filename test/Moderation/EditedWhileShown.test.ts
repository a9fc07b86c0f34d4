import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { Transient } from "#src/Platforms/Port/PlatformError.ts"
import { FakePlatform, fails, HouseOnFakePlatform, lost } from "#test/FakePlatform.ts"
import { decided, drained, rowOf, scene, texts, worked } from "./Scene.ts"

const down = fails(new Transient({ reason: "The platform is down." }))

layer(HouseOnFakePlatform)("a hidden comment that its author edits while it is to be shown again", (it) => {
  for (const action of ["allow", "unhide"] as const) {
    for (const [text, outcome] of [
      [`${texts.hide} today`, "hide"],
      [`${texts.keep} today`, "keep"]
    ] as const) {
      it.effect(`by ${action} is judged as it reads then: ${outcome}`, () =>
        Effect.gen(function* () {
          const platform = yield* FakePlatform
          for (const answer of [down, lost]) {
            // of its own: what is shown again teaches
            const { account, principal, workspaceId } = yield* scene()
            const { externalId, id } = yield* decided(account, "hide", { text: `${texts.hide} for you` })
            yield* worked
            platform.script(account.externalId, "unhide", answer)
            yield* Effect.flatMap(Moderation, ({ act }) => act(principal, id, { action }))
            yield* worked
            yield* Effect.flatMap(Intake, ({ receive }) =>
              receive(account, [{ _tag: "Edited", externalId, text, hasMedia: null }])
            )
            assert.deepInclude(yield* rowOf(workspaceId, id), { status: "hidden", pending_action: "unhide" })
            yield* TestClock.adjust("1 minute")
            yield* worked
            yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
            yield* worked
            const { decision, pending_action, status } = yield* rowOf(workspaceId, id)
            assert.deepStrictEqual([decision?.by, decision?.outcome, pending_action], ["autopilot", outcome, null])
            assert.strictEqual(status, outcome === "hide" ? "hidden" : "visible")
            assert.strictEqual(platform.comment(account.externalId, externalId).hidden, outcome === "hide")
          }
        })
      )
    }
  }

  it.effect("stays as a person decides who saw what it says now", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { act } = yield* Moderation
      const { externalId, id } = yield* decided(account, "hide")
      yield* worked
      platform.script(account.externalId, "unhide", down)
      yield* act(principal, id, { action: "allow" })
      yield* worked
      const text = `${texts.hide} today`
      yield* Effect.flatMap(Intake, ({ receive }) =>
        receive(account, [{ _tag: "Edited", externalId, text, hasMedia: null }])
      )
      yield* TestClock.adjust("2 minutes")
      yield* act(principal, id, { action: "allow" })
      yield* worked
      yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
      assert.deepInclude(yield* rowOf(workspaceId, id), { status: "visible", pending_action: null, text })
    })
  )
})
