import { Clock, Context, Effect, Layer } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { Comments } from "#src/Comments/Comments.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Classifier } from "../Classify/Classification/Classifier.ts"
import { isOpen } from "../Decide/Considered.ts"
import { judge } from "../Decide/Judge.ts"
import type { Opinion } from "../LanguageModel/Opinion.ts"
import { SecondOpinion } from "../LanguageModel/SecondOpinion.ts"
import { dayOf } from "../Settings/Day.ts"
import { CurrentStandards, standardOf } from "../Settings/Standards.ts"
import { OpinionBudgetsRepo } from "./OpinionBudgetsRepo.ts"

interface Claimed {
  readonly workspace_id: WorkspaceId
  readonly id: CommentId
}

/** The opinion on a comment, as long as it says what it said when the opinion was asked for. */
export type OpinionOn = (comment: StoredComment) => Opinion | null

/** Asks for second opinions before comments are decided: a model takes its time, and locks are not held for it. */
export class Opinions extends Context.Tag("steward/Opinions")<
  Opinions,
  {
    /** Whether there is a model to ask. */
    readonly available: boolean
    readonly gather: (claimed: ReadonlyArray<Claimed>) => Effect.Effect<OpinionOn>
  }
>() {
  static readonly layer = Layer.effect(
    Opinions,
    Effect.gen(function* () {
      const second = yield* SecondOpinion
      const comments = yield* Comments
      const current = yield* CurrentStandards
      const classifier = yield* Classifier
      const budgets = yield* OpinionBudgetsRepo

      /** Whether one more may be asked for today. */
      const mayAsk = tracedFn("Opinions.mayAsk")(function* (workspaceId: WorkspaceId) {
        const taken = yield* Effect.orDie(budgets.take(workspaceId, dayOf(yield* Clock.currentTimeMillis), second.aDay))
        return taken.length > 0
      })

      const opinionOn = tracedFn("Opinions.on")(function* ({ id, workspace_id }: Claimed) {
        const comment = yield* Effect.orDie(comments.find(workspace_id, id))
        const standards = yield* current.get(workspace_id)
        const { decision, input } = judge(classifier, comment, standardOf(standards, comment.account_id)).record
        if (decision.category === null || !isOpen(input, decision)) return { comment, opinion: null }
        if (!(yield* mayAsk(workspace_id))) return { comment, opinion: null }
        return { comment, opinion: yield* second.on(comment.text, decision.category) }
      })

      return Opinions.of({
        available: second.available,
        gather: tracedFn("Opinions.gather")(function* (claimed) {
          if (!second.available) return () => null
          const gathered = yield* Effect.forEach(claimed, opinionOn, { concurrency: "unbounded" })
          return ({ id, text }) =>
            gathered.find(({ comment }) => comment.id === id && comment.text === text)?.opinion ?? null
        })
      })
    })
  )
}
