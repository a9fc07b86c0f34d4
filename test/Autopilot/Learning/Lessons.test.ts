import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck as fc, Layer, TestClock } from "effect"
import type { CommentId } from "#schema/Ids.ts"
import * as TrainedClassifier from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { blank, type Learned } from "#src/Autopilot/Learning/FeedbackState.ts"
import { Lessons } from "#src/Autopilot/Learning/Lessons.ts"
import { LessonsRepo } from "#src/Autopilot/Learning/LessonsRepo.ts"
import { residualOf } from "#src/Autopilot/Learning/Residual.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { lastErasure } from "#src/Erasure/ErasureTimes.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { answer } from "#test/Moderation/People.ts"
import { decided, rowOf, scene, texts, worked } from "#test/Moderation/Scene.ts"
import { runs } from "#test/Runs.ts"

const outcomeOf = Effect.fn("outcomeOf")(function* (
  brand: Effect.Effect.Success<ReturnType<typeof scene>>,
  text: string
) {
  const { id } = yield* decided(brand.account, "keep", { text })
  const { decision } = yield* rowOf(brand.workspaceId, id)
  return decision?.outcome
})

/** What a process that has just started knows of a brand. */
const fresh = Layer.provide(Lessons.layer, [LessonsRepo.layer, lastErasure, TrainedClassifier.layer])

const rounds = fc.array(
  fc.record({
    text: fc.constantFrom<keyof typeof texts>("hide", "ask", "keep"),
    verdict: fc.constantFrom<"hide" | "keep">("hide", "keep"),
    /** Which of the comments so far is answered. */
    nth: fc.nat(20)
  }),
  { minLength: 1, maxLength: 10 }
)

layer(HouseOnFakePlatform)("what people's answers teach", (it) => {
  it.effect(
    "a repost or a lightly edited copy of an answered comment gets the same decision, in that brand alone",
    () =>
      Effect.gen(function* () {
        const brand = yield* scene()
        const other = yield* scene()
        assert.strictEqual(yield* outcomeOf(brand, texts.ask), "ask")
        const { id } = yield* decided(brand.account, "ask")
        yield* answer(brand.principal, id, "keep")
        assert.strictEqual(yield* outcomeOf(brand, texts.ask), "keep")
        assert.strictEqual(yield* outcomeOf(brand, `${texts.ask.toUpperCase()}!!`), "keep")
        assert.strictEqual(yield* outcomeOf(brand, "Best replica watches, aaa quality with worldwide shipping"), "keep")
        assert.strictEqual(yield* outcomeOf(other, texts.ask), "ask")
      })
  )

  it.effect("a correction of what the autopilot did alone holds from the next comment on", () =>
    Effect.gen(function* () {
      const brand = yield* scene()
      const { act } = yield* Moderation
      const text = "This candle smells of wet dog and old socks"
      assert.strictEqual(yield* outcomeOf(brand, text), "keep")
      const { id } = yield* decided(brand.account, "keep", { text })
      yield* act(brand.principal, id, { action: "hide" })
      assert.strictEqual(yield* outcomeOf(brand, text), "hide")
      yield* act(brand.principal, id, { action: "allow" })
      assert.strictEqual(yield* outcomeOf(brand, text), "keep")
    })
  )

  it.effect("a comment that was hidden by mistake is let through next time", () =>
    Effect.gen(function* () {
      const brand = yield* scene()
      const { id } = yield* decided(brand.account, "hide")
      yield* worked
      yield* answer(brand.principal, id, "keep")
      yield* worked
      assert.strictEqual((yield* rowOf(brand.workspaceId, id)).status, "visible")
      assert.strictEqual(yield* outcomeOf(brand, texts.hide), "keep")
    })
  )

  const rival = ["just get Stridex instead", "Stridex is way better", "my sister swears by Stridex"]
  const unseen = "honestly, try Stridex"
  const shiftOf = (text: string, { weights }: Learned) => residualOf(normalise(text), weights).shift

  it.effect("people's answers teach a word, and answering otherwise takes that back, in that brand alone", () =>
    Effect.gen(function* () {
      const brand = yield* scene()
      const other = yield* scene()
      const { act } = yield* Moderation
      const { learned } = yield* Lessons
      const ids = yield* Effect.forEach(rival, (text) => decided(brand.account, "keep", { text }))
      assert.strictEqual(shiftOf(unseen, yield* learned(brand.workspaceId)), 0)
      for (const { id } of ids) yield* act(brand.principal, id, { action: "hide" })
      const taught = yield* learned(brand.workspaceId)
      assert.isAbove(shiftOf(unseen, taught), 1)
      assert.include(residualOf(normalise(unseen), taught.weights).words, "stridex")
      const untouched = yield* learned(other.workspaceId)
      assert.deepStrictEqual([[...untouched.memory], untouched.weights], [[], null])
      assert.deepStrictEqual(untouched.trust, blank.trust)
      yield* worked
      for (const { id } of ids) yield* act(brand.principal, id, { action: "allow" })
      assert.isAtMost(shiftOf(unseen, yield* learned(brand.workspaceId)), 0)
    }).pipe(Effect.provide(fresh))
  )

  it.effect("an answer that is corrected leaves what the correction alone would have taught", () =>
    Effect.gen(function* () {
      const { act } = yield* Moderation
      const { learned } = yield* Lessons
      const taughtBy = Effect.fn("taughtBy")(function* (verdicts: ReadonlyArray<"hide" | "allow">) {
        const brand = yield* scene()
        const { id } = yield* decided(brand.account, "ask")
        for (const action of verdicts) {
          yield* act(brand.principal, id, { action })
          yield* learned(brand.workspaceId)
        }
        const { memory, weights } = yield* learned(brand.workspaceId)
        return { weights: weights?.weights, verdicts: [...memory].map(({ verdict }) => verdict) }
      })
      assert.deepStrictEqual(yield* taughtBy(["hide", "allow"]), yield* taughtBy(["allow"]))
      assert.deepStrictEqual(yield* taughtBy(["allow", "hide", "allow", "hide"]), yield* taughtBy(["hide"]))
      assert.notDeepEqual(yield* taughtBy(["hide"]), yield* taughtBy(["allow"]))
    }).pipe(Effect.provide(fresh))
  )

  it.effect.prop(
    "a process that learned answer by answer knows what one knows that reads them all at once",
    [rounds],
    ([story]) =>
      Effect.gen(function* () {
        const brand = yield* scene()
        const { act } = yield* Moderation
        const { learned } = yield* Lessons
        const ids: Array<CommentId> = []
        for (const [index, { nth, text, verdict }] of story.entries()) {
          ids.push((yield* decided(brand.account, text, { text: `${texts[text]} ${"x".repeat(index)}` })).id)
          const id = ids[nth % ids.length]
          if (id !== undefined) yield* act(brand.principal, id, { action: verdict === "hide" ? "hide" : "allow" })
          if (nth % 3 === 0) yield* TestClock.adjust("1 second")
          yield* learned(brand.workspaceId)
        }
        const one = yield* learned(brand.workspaceId)
        const other = yield* Effect.flatMap(Lessons, (lessons) => lessons.learned(brand.workspaceId)).pipe(
          Effect.provide(Layer.fresh(fresh))
        )
        assert.deepStrictEqual([...one.memory], [...other.memory])
        assert.deepStrictEqual(one.trust, other.trust)
        assert.deepStrictEqual(one.weights?.weights, other.weights?.weights)
        assert.deepStrictEqual(one.weights?.reach, other.weights?.reach)
        const answered = story.map(({ nth }, index) => ids[nth % (index + 1)])
        assert.sameMembers(
          [...one.memory].map(({ commentId }) => commentId),
          [...new Set(answered)].flatMap((id) => id ?? [])
        )
      }).pipe(Effect.provide(fresh)),
    { fastCheck: { numRuns: runs(3) }, timeout: 30_000 }
  )
})
