import { assert, it } from "@effect/vitest"
import { Effect, Layer, TestClock } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { Classifier } from "#src/Autopilot/Classify/Classification/Classifier.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { Foresight } from "#src/Autopilot/GuidanceSettings/Foresight.ts"
import { ReplayRepo } from "#src/Autopilot/Replay/ReplayRepo.ts"
import { CurrentStandards } from "#src/Autopilot/Settings/Standards.ts"

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
