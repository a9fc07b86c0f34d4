import { Context, Effect, Layer, Schema } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Classifier } from "../Classify/Classification/Classifier.ts"
import { decide, uncheckedOf } from "../Decide/Decide.ts"
import { AutopilotDecision, DecisionRecord } from "../Decide/Decision.ts"
import { judge } from "../Decide/Judge.ts"
import { CurrentStandards, standardOf } from "../Settings/Standards.ts"
import { changedSince } from "./ChangedSince.ts"
import { without } from "./Draft.ts"
import { ReplayRepo } from "./ReplayRepo.ts"

/** A decision of the autopilot as it was kept, with all that went in. */
export interface KeptDecision extends DecisionRecord {
  readonly at: Date
}

export interface DecisionReplay {
  /** What the same input gives now. */
  readonly again: AutopilotDecision
  /** Whether that is what was decided, to the word. */
  readonly isSame: boolean
  /** What would be decided today, as if nobody had answered this comment. */
  readonly today: AutopilotDecision
  /** What went in otherwise today, in words; nothing where all is as it was. */
  readonly changes: ReadonlyArray<string>
}

/** Decisions looked at again. Nothing is changed by that. */
export class DecisionReplays extends Context.Tag("steward/DecisionReplays")<
  DecisionReplays,
  {
    /** The latest; null where the autopilot has not decided. */
    readonly kept: (workspaceId: WorkspaceId, id: CommentId) => Effect.Effect<KeptDecision | null>
    readonly replay: (workspaceId: WorkspaceId, id: CommentId) => Effect.Effect<DecisionReplay | null>
  }
>() {
  static readonly layer = Layer.effect(
    DecisionReplays,
    Effect.gen(function* () {
      const repo = yield* ReplayRepo
      const classifier = yield* Classifier
      const standards = yield* CurrentStandards
      // older records lack what was added since
      const decode = Schema.decodeUnknown(DecisionRecord)
      const isSame = Schema.equivalence(AutopilotDecision)

      const kept = tracedFn("DecisionReplays.kept")(function* (workspaceId: WorkspaceId, id: CommentId) {
        const [row] = yield* repo.decided(workspaceId, id)
        return row === undefined ? null : { ...(yield* decode(row.record)), at: row.at }
      }, Effect.orDie)

      return DecisionReplays.of({
        kept,
        replay: tracedFn("DecisionReplays.replay")(function* (workspaceId, id) {
          const then = yield* kept(workspaceId, id)
          const [comment] = yield* repo.one(workspaceId, id)
          if (then === null || comment === undefined) return null
          const current = yield* standards.get(workspaceId)
          const standard = standardOf(
            comment.answered === null ? current : without(current, comment.id),
            comment.account_id
          )
          const judged = judge(classifier, comment, standard, then.input.opinion).record
          // whether it was checked is chance, and a day's limit: it is not what has changed
          const record = then.input.drawn ? judged : (uncheckedOf(judged) ?? judged)
          const again = decide(then.input)
          return {
            again,
            isSame: isSame(again, then.decision),
            today: record.decision,
            changes: changedSince(then.input, record.input)
          }
        }, Effect.orDie)
      })
    })
  )
}
