import { Context, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { Classifier } from "./Classifier.ts"
import { LessonsRepo } from "./LessonsRepo.ts"
import { add, blank, type Learned, learnedFrom, type Notebook, remembered } from "./Notebook.ts"

/**
 * What people's answers taught the autopilot about a workspace. Answers are stored in the order of their times, so
 * what this process has read is kept, and each call reads only what came since. What nobody said a word about teaches
 * nothing: a decision that stood may be one that nobody has seen.
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

      return Lessons.of({
        learned: Effect.fn("Lessons.learned")(function* (workspaceId) {
          const before = notebooks.get(workspaceId) ?? blank
          const answers = yield* repo.since(workspaceId, before.upTo, remembered)
          const after = add(classifier, before, answers)
          notebooks.set(workspaceId, after)
          return learnedFrom(after)
        }, Effect.orDie)
      })
    })
  )
}
