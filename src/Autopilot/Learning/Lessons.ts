import { Clock, Context, Duration, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Classifier } from "../Classify/Classification/Classifier.ts"
import { believedFrom } from "./Belief.ts"
import { add, blank, type FeedbackState, type Learned, learnedFrom, remembered, unreadIn } from "./FeedbackState.ts"
import { LastErasure } from "./LastErasure.ts"
import { LessonsRepo, type StoredLesson } from "./LessonsRepo.ts"

/** What was learnt from texts that were deleted for good is forgotten within this time. */
const lookedUpEvery = Duration.toMillis("10 minutes")

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
      const erasure = yield* LastErasure
      const classifier = yield* Classifier
      const notebooks = new Map<WorkspaceId, FeedbackState>()
      const lookedUp = new Map<WorkspaceId, number>()
      const erased = new Map<WorkspaceId, number | null>()

      /** Texts that were deleted for good are forgotten with all that was learnt from them: all is read anew. */
      const withoutErased = tracedFn("Lessons.withoutErased")(function* (
        workspaceId: WorkspaceId,
        before: FeedbackState
      ) {
        const now = yield* Clock.currentTimeMillis
        if (now - (lookedUp.get(workspaceId) ?? Number.NEGATIVE_INFINITY) < lookedUpEvery) return before
        lookedUp.set(workspaceId, now)
        const last = yield* erasure.of(workspaceId)
        const known = erased.get(workspaceId)
        erased.set(workspaceId, last)
        return known === undefined || known === last ? before : blank
      })

      /** With what a language model had said about the comments, where it had been sure. */
      const withOpinions = tracedFn("Lessons.withOpinions")(function* (
        workspaceId: WorkspaceId,
        answers: ReadonlyArray<StoredLesson>
      ) {
        if (answers.length === 0) return answers
        const ids = answers.map(({ comment_id }) => comment_id)
        const opinions = yield* repo.opinions(workspaceId, ids, believedFrom)
        if (opinions.length === 0) return answers
        const byComment = new Map(opinions.map((opinion) => [opinion.comment_id, opinion]))
        return answers.map((answer) => ({ ...answer, opinion: byComment.get(answer.comment_id) }))
      })

      return Lessons.of({
        learned: tracedFn("Lessons.learned")(function* (workspaceId) {
          const before = yield* withoutErased(workspaceId, notebooks.get(workspaceId) ?? blank)
          const answers = yield* repo.since(workspaceId, before.upTo, remembered)
          const after = add(classifier, before, yield* withOpinions(workspaceId, unreadIn(before, answers)))
          notebooks.set(workspaceId, after)
          return learnedFrom(after)
        }, Effect.orDie)
      })
    })
  )
}
