import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { isDrawn } from "#src/Autopilot/Decide/SpotCheck.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { checksADay } from "#src/Autopilot/Worker/SpotCheckLimit.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { observed } from "#test/House.ts"
import { drained, scene, worked } from "#test/Moderation/Scene.ts"

/** Texts that would be hidden for the name in them, and that are drawn to be checked. */
const drawn = Array.from({ length: 1500 }, (_, index) => `I prefer Stridex, it has ${index} colours`)
  .filter((text) => isDrawn(normalise(text)))
  .slice(0, checksADay + 10)

layer(HouseOnFakePlatform)("what people are asked to check", (it) => {
  it.effect("is each text once and so many a day, and everything is hidden all the same", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      yield* Effect.flatMap(GuidanceSettings, ({ replace }) => replace(principal, "Our competitor is Stridex."))
      const comments = yield* Comments
      const written = Effect.fnUntraced(function* (texts: ReadonlyArray<string>, name: string) {
        yield* Effect.flatMap(Intake, ({ receive }) =>
          receive(
            account,
            texts.map((text, index) => ({
              _tag: "Commented",
              comment: observed({ externalId: `${name} ${index}`, text })
            }))
          )
        )
        yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
        yield* worked
        const waiting = yield* comments.listWaiting(workspaceId, { limit: 100 })
        const hidden = yield* comments.list(workspaceId, { status: "hidden" }, { limit: 100 })
        return { waiting: waiting.data.map(({ text }) => text), hidden: hidden.data.length }
      })
      const [one = "", two = ""] = drawn
      assert.lengthOf(drawn, checksADay + 10)
      assert.deepStrictEqual(yield* written([one, one, one], "copies"), { waiting: [one], hidden: 2 })
      assert.deepStrictEqual(yield* written([one], "a later copy"), { waiting: [one], hidden: 3 })
      const flooded = yield* written(drawn, "flood")
      assert.strictEqual(new Set(flooded.waiting).size, checksADay)
      assert.deepInclude(flooded, { hidden: 3 + 1 + 10 })
      yield* TestClock.adjust("1 day")
      assert.lengthOf((yield* written([two], "the next day")).waiting, checksADay + 1)
    })
  )
})
