import { Clock, Context, Duration, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { Classifier } from "./Classifier.ts"
import { LessonsRepo } from "./LessonsRepo.ts"
import { add, blank, type Learned, learnedFrom, type Notebook, remembered, withStood } from "./Notebook.ts"
import { trustWindow } from "./Trust.ts"

/** After this time a decision that nobody changed has stood. */
const standing = Duration.toMillis("7 days")
/** They become more by the day. */
const lookedUpEvery = Duration.toMillis("1 hour")

/**
 * What people's answers taught the autopilot about a workspace. Answers are stored in the order of their times, so
 * what this process has read is kept, and each call reads only what came since. Decisions that stood count as well:
 * answers alone are about what is hard, and would never earn trust.
 */
export class Lessons extends Context.Tag("steward/Lessons")<
  Lessons,
  { readonly learned: (workspaceId: WorkspaceId) => Effect.Effect<Learned> }
>() {
  static readonly layer = Layer.effect(
    Lessons,
    Effect.gen(function* () {
      const repo = yield* LessonsRepo
      const classifier = yield* Classifier
      const notebooks = new Map<WorkspaceId, Notebook>()
      const lookedUp = new Map<WorkspaceId, number>()

      const stood = Effect.fn("Lessons.stood")(function* (workspaceId: WorkspaceId, before: Notebook) {
        const now = yield* Clock.currentTimeMillis
        if (now - (lookedUp.get(workspaceId) ?? Number.NEGATIVE_INFINITY) < lookedUpEvery) return before
        lookedUp.set(workspaceId, now)
        const verdicts = yield* repo.stood(workspaceId, new Date(now - standing), trustWindow)
        return withStood(
          before,
          verdicts.map(({ area, at }) => ({ area, agreed: true, at: at.toISOString() }))
        )
      })
      return Lessons.of({
        learned: Effect.fn("Lessons.learned")(function* (workspaceId) {
          const before = yield* stood(workspaceId, notebooks.get(workspaceId) ?? blank)
          const answers = yield* repo.since(workspaceId, before.upTo, remembered)
          const after = add(classifier, before, answers)
          notebooks.set(workspaceId, after)
          return learnedFrom(after)
        }, Effect.orDie)
      })
    })
  )
}
