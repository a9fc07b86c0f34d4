import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, Layer, TestClock } from "effect"
import { CommentId } from "#schema/Ids.ts"
import * as TrainedClassifier from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { isDrawn } from "#src/Autopilot/Decide/SpotCheck.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { add, blank } from "#src/Autopilot/Learning/FeedbackState.ts"
import { Lessons } from "#src/Autopilot/Learning/Lessons.ts"
import { LessonsRepo } from "#src/Autopilot/Learning/LessonsRepo.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { lastErasure } from "#src/Erasure/ErasureTimes.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { answer } from "#test/Moderation/People.ts"
import { decided, listening, rowOf, scene, texts, worked } from "#test/Moderation/Scene.ts"

describe("trust", () => {
  const answered = (asked: boolean, agreed: boolean) =>
    add(
      TrainedClassifier.trainedClassifier,
      blank,
      Array.from({ length: 100 }, (_, index) => ({
        comment_id: CommentId.make(`com_${index}`),
        text: "love it",
        verdict: "hide" as const,
        category: "spam" as const,
        agreed,
        asked,
        at: new Date(index)
      }))
    ).trust

  it("is earned by answers to what was asked", () =>
    assert.deepStrictEqual(answered(true, true).handlesOnItsOwn, ["spam"]))

  it("is not earned by looking at what was decided alone", () =>
    assert.deepStrictEqual(answered(false, true), blank.trust))

  it("is lost by corrections of what was decided alone", () =>
    assert.deepStrictEqual(answered(false, false).asksMoreAbout, ["spam"]))
})

/** What a process that has just started knows. */
const fresh = Layer.provide(Lessons.layer, [LessonsRepo.layer, lastErasure, TrainedClassifier.layer])

layer(HouseOnFakePlatform)("silence", (it) => {
  it.effect("earns nothing, however long", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      for (let count = 0; count < 5; count++) yield* decided(account, "hide", { text: `${texts.hide} ${count}` })
      yield* worked
      yield* TestClock.adjust("30 days")
      const { learned } = yield* Lessons
      assert.deepStrictEqual((yield* learned(workspaceId)).trust, blank.trust)
    }).pipe(Effect.provide(fresh))
  )
})

const drawn = Array.from({ length: 200 }, (_, index) => `I prefer Stridex, it has ${index} colours`).find((text) =>
  isDrawn(normalise(text))
)

layer(HouseOnFakePlatform)("a spot check of what would be hidden", (it) => {
  const checked = Effect.gen(function* () {
    const brand = yield* scene()
    const guidance = yield* GuidanceSettings
    yield* guidance.replace(brand.principal, "Our competitor is Stridex.")
    const heard = yield* listening(brand.workspaceId, ["comment.review", "comment.hidden"])
    const { id } = yield* decided(brand.account, "hide", { text: drawn ?? "" })
    yield* worked
    return { ...brand, heard, id, row: rowOf(brand.workspaceId, id) }
  })

  it.effect("hides it and waits for a person; that it was right changes nothing on the platform", () =>
    Effect.gen(function* () {
      const { heard, id, principal, row } = yield* checked
      const waiting = yield* row
      assert.deepInclude(waiting, { status: "review", hidden_on_platform: true, pending_action: null })
      assert.deepInclude(waiting.asking, { leaning: "hide" })
      assert.sameMembers([...(yield* heard).events], ["comment.review", "comment.hidden"])
      yield* answer(principal, id, "hide")
      assert.deepInclude(yield* row, { status: "hidden", hidden_on_platform: true, asking: null, pending_action: null })
    })
  )

  it.effect("shows it again where it was wrong", () =>
    Effect.gen(function* () {
      const { id, principal, row } = yield* checked
      yield* answer(principal, id, "keep")
      yield* worked
      assert.deepInclude(yield* row, { status: "visible", hidden_on_platform: false, asking: null })
    })
  )
})
