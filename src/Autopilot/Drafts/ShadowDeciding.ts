import { Cache, Context, Duration, Effect, Layer, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { PolicyDraft } from "#schema/resources/policy/PolicyDraft.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Classifier } from "../Classify/Classification/Classifier.ts"
import type { AutopilotDecision } from "../Decide/Decision.ts"
import { judge } from "../Decide/Judge.ts"
import { compileInSteps } from "../Guidance/Reading/Steps/InSteps.ts"
import { drafted } from "../Replay/Draft.ts"
import { type Standards, standardOf } from "../Settings/Standards.ts"
import { type ShadowDecision, ShadowsRepo } from "./ShadowsRepo.ts"

/** Drafts whose guidance is compiled once and not again for each comment. */
const remembered = 100
const decodeDraft = Schema.decodeUnknown(PolicyDraft)

/** What the draft would have made of a comment, beside what the settings in force made of it. */
export type DecideInShadow = (comment: StoredComment, inForce: AutopilotDecision) => Omit<ShadowDecision, "at">

/** The draft that decides beside the settings in force, without effect. */
export class ShadowDeciding extends Context.Tag("steward/ShadowDeciding")<
  ShadowDeciding,
  {
    /** How the draft would decide about comments; null where none runs. */
    readonly prepare: (workspaceId: WorkspaceId, standards: Standards) => Effect.Effect<DecideInShadow | null>
    /** Writes down what the draft would have made of comments; in the decisions' transaction. */
    readonly record: (workspaceId: WorkspaceId, decisions: ReadonlyArray<ShadowDecision>) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    ShadowDeciding,
    Effect.gen(function* () {
      const repo = yield* ShadowsRepo
      const classifier = yield* Classifier
      const policies = yield* Cache.make({
        capacity: remembered,
        timeToLive: Duration.infinity,
        lookup: compileInSteps
      })
      return ShadowDeciding.of({
        prepare: tracedFn("ShadowDeciding.prepare")(function* (workspaceId, standards) {
          if (standards.shadowId === null) return null
          const shadow = yield* Effect.flatten(repo.get(workspaceId, standards.shadowId))
          const draft = yield* decodeDraft(shadow.draft)
          // others may wait for the same
          const policy =
            draft.guidance === undefined ? null : yield* Effect.uninterruptible(policies.get(draft.guidance))
          const proposed = drafted(standards, draft, shadow.started_at, policy)
          return (comment: StoredComment, inForce: AutopilotDecision): Omit<ShadowDecision, "at"> => {
            const { decision } = judge(classifier, comment, standardOf(proposed, comment.account_id)).record
            return {
              shadow_id: shadow.id,
              comment_id: comment.id,
              before: inForce.outcome,
              after: decision.outcome,
              before_category: inForce.category,
              before_reason: inForce.reason,
              after_reason: decision.reason
            }
          }
        }, Effect.orDie),
        record: (workspaceId, decisions) =>
          decisions.length === 0 ? Effect.void : Effect.orDie(Effect.asVoid(repo.record(workspaceId, decisions)))
      })
    })
  )
}
