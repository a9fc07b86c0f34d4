import { Cache, Context, Duration, Effect, Layer, Schema } from "effect"
import { PolicyDraft } from "#schema/Policy.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { Classifier } from "../Classifier.ts"
import type { Decision } from "../Decision.ts"
import { compile } from "../Guidance/Compile.ts"
import { judge } from "../Judge.ts"
import { type Standards, standardOf } from "../Standards.ts"
import { drafted } from "./Draft.ts"
import { ShadowsRepo } from "./ShadowsRepo.ts"

/** Drafts whose guidance is compiled once and not again for each comment. */
const remembered = 100
const decodeDraft = Schema.decodeUnknown(PolicyDraft)

/** The draft that decides beside the settings in force, without effect. */
export class ShadowDeciding extends Context.Tag("steward/ShadowDeciding")<
  ShadowDeciding,
  {
    /** Writes down what the draft would have made of a comment, where one runs; in the decision's transaction. */
    readonly decide: (comment: StoredComment, standards: Standards, inForce: Decision, at: Date) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    ShadowDeciding,
    Effect.gen(function* () {
      const repo = yield* ShadowsRepo
      const classifier = yield* Classifier
      const compiled = yield* Cache.make({
        capacity: remembered,
        timeToLive: Duration.infinity,
        lookup: (guidance: string) => Effect.sync(() => compile(guidance))
      })
      return ShadowDeciding.of({
        decide: Effect.fn("ShadowDeciding.decide")(function* (comment, standards, inForce, at) {
          if (standards.shadowId === null) return
          const { workspace_id } = comment
          const shadow = yield* Effect.flatten(repo.get(workspace_id, standards.shadowId))
          const draft = yield* decodeDraft(shadow.draft)
          const policy = draft.guidance === undefined ? null : yield* compiled.get(draft.guidance)
          const proposed = drafted(standards, draft, shadow.started_at, policy)
          const { decision } = judge(classifier, comment, standardOf(proposed, comment.account_id)).record
          yield* repo.record({
            workspace_id,
            shadow_id: shadow.id,
            comment_id: comment.id,
            before: inForce.outcome,
            after: decision.outcome,
            before_category: inForce.category,
            before_reason: inForce.reason,
            after_reason: decision.reason,
            at
          })
        }, Effect.orDie)
      })
    })
  )
}
