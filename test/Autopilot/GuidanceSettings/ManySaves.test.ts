import { assert, it } from "@effect/vitest"
import { Effect, Fiber, Layer, TestClock } from "effect"
import { AccountId, CommentId, WorkspaceId } from "#schema/Ids.ts"
import { defaultProtections } from "#schema/resources/Autopilot.ts"
import { Classifier } from "#src/Autopilot/Classify/Classification/Classifier.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { emptyPolicy } from "#src/Autopilot/Guidance/Policy.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { Foresight, longestLook } from "#src/Autopilot/GuidanceSettings/Foresight.ts"
import { blank, learnedFrom } from "#src/Autopilot/Learning/FeedbackState.ts"
import { type ReplayedComment, ReplayRepo } from "#src/Autopilot/Replay/ReplayRepo.ts"
import { noTimeForAll } from "#src/Autopilot/Replay/Warnings.ts"
import { CurrentStandards, type Standards } from "#src/Autopilot/Settings/Standards.ts"
import { turn } from "#test/Turn.ts"

const brand = WorkspaceId.make("ws_busy")
const other = WorkspaceId.make("ws_other")

it.effect(
  "looks at the past comments of a brand once at a time, however much it saves, and at those of others meanwhile",
  () =>
    Effect.gen(function* () {
      const looking: Array<string> = []
      const most = new Map<string, number>()
      const comments = Layer.mock(ReplayRepo, {
        hidden: (workspaceId) =>
          Effect.gen(function* () {
            looking.push(workspaceId)
            const own = looking.filter((one) => one === workspaceId).length
            most.set(workspaceId, Math.max(own, most.get(workspaceId) ?? 0))
            yield* Effect.sleep("1 second")
            looking.splice(looking.indexOf(workspaceId), 1)
            return []
          }),
        waiting: () => Effect.succeed([])
      })
      const foresight = yield* Effect.provide(
        Foresight,
        Foresight.layer.pipe(
          Layer.provide([comments, Layer.mock(CurrentStandards, {}), Layer.succeed(Classifier, trainedClassifier)])
        )
      )
      const keeping = compile("Keep complaints.")
      const saved: Array<string> = []
      const save = (workspaceId: WorkspaceId) =>
        Effect.zipRight(
          foresight.warnings(workspaceId, keeping),
          Effect.sync(() => saved.push(workspaceId))
        )
      yield* Effect.forEach([brand, brand, brand, brand, other], (whose) => Effect.fork(save(whose)))
      yield* TestClock.adjust("1 second")
      assert.sameMembers(saved, [brand, other])
      yield* TestClock.adjust("3 seconds")
      assert.sameMembers(saved, [brand, brand, brand, brand, other])
      assert.deepStrictEqual(Object.fromEntries(most), { [brand]: 1, [other]: 1 })
    })
)

const standards: Standards = {
  policy: { version: null, at: null, policy: emptyPolicy },
  switches: { version: 1, on: defaultProtections },
  own: new Map(),
  learned: learnedFrom(blank),
  answerQuestions: "off",
  shadowId: null
}

const commentsAbout = (what: string): ReadonlyArray<ReplayedComment> =>
  Array.from({ length: 100 }, (_, at) => ({
    id: CommentId.make(`com_${what}_${at}`),
    text: `${what} number ${at}`,
    has_media: false,
    platform: "instagram",
    surface: "organic",
    account_id: AccountId.make("acc_1"),
    account_name: "Fjord",
    post_caption: null,
    author_handle: "dana",
    received_at: new Date(0),
    erased_at: null,
    answered: null
  }))

it.effect("looks no longer than a few seconds, at some of all kinds, and says that it did not look at all", () =>
  Effect.gen(function* () {
    const comments = Layer.mock(ReplayRepo, {
      hidden: () => Effect.succeed(commentsAbout("gloves")),
      waiting: () => Effect.succeed(commentsAbout("boots")),
      page: () => Effect.succeed(commentsAbout("shoes"))
    })
    const foresight = yield* Effect.provide(
      Foresight,
      Foresight.layer.pipe(
        Layer.provide([
          comments,
          Layer.mock(CurrentStandards, { get: () => Effect.succeed(standards) }),
          Layer.succeed(Classifier, trainedClassifier)
        ])
      )
    )
    const hiding = compile('Hide "shoes". Hide "boots".')
    const all = yield* foresight.warnings(brand, hiding)
    assert.match(all.join("\n"), /hidden 100 of the newest 100 comments.*\n.*hidden 100 comments of those in Needs you/)
    const saving = yield* Effect.fork(foresight.warnings(brand, hiding))
    yield* Effect.replicateEffect(turn, 4)
    yield* TestClock.adjust(longestLook)
    const some = yield* Fiber.join(saving)
    const [, newest = "100"] = /hidden \d+ of the newest (\d+) comments/.exec(some.join("\n")) ?? []
    assert.isBelow(Number(newest), 100)
    assert.match(some.join("\n"), /hidden \d\d? comments of those in Needs you/)
    assert.strictEqual(some.at(-1), noTimeForAll)
  })
)
