import { Context, Effect, Layer } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { inTurns } from "#src/Ground/Turns/EventLoop.ts"
import { Classifier } from "../Classify/Classification/Classifier.ts"
import { ReplayRepo } from "../Replay/ReplayRepo.ts"
import { beside, isKeptBy } from "../Replay/Today.ts"
import { CurrentStandards } from "../Settings/Standards.ts"

/** Which of these comments would be hidden, or asked about, if they came in today. */
type HiddenOf = (ids: ReadonlyArray<CommentId>) => Effect.Effect<ReadonlySet<CommentId>>

/** Tells what is not to be shown again when a version is taken back, since it would be hidden all the same, or asked about. */
export class HiddenToday extends Context.Tag("steward/HiddenToday")<
  HiddenToday,
  {
    /** By what holds at this moment beside a version of the policy. */
    readonly beside: (workspaceId: WorkspaceId, version: number | null) => Effect.Effect<HiddenOf>
  }
>() {
  static readonly layer = Layer.effect(
    HiddenToday,
    Effect.gen(function* () {
      const past = yield* ReplayRepo
      const standards = yield* CurrentStandards
      const classifier = yield* Classifier

      return HiddenToday.of({
        beside: tracedFn("HiddenToday.beside")(function* (workspaceId, version) {
          const without = beside(yield* standards.get(workspaceId), version, yield* now)
          return (ids) =>
            Effect.gen(function* () {
              const hidden = new Set<CommentId>()
              yield* inTurns(yield* Effect.orDie(past.these(workspaceId, ids)), (comment) => {
                if (!isKeptBy(classifier, without, comment)) hidden.add(comment.id)
              })
              return hidden
            })
        })
      })
    })
  )
}
