import { Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Changing } from "#src/Comments/CommentChange.ts"
import { pipelined } from "#src/Database/Pipeline/Pipelined.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { WorkQueue } from "#src/Moderation/WorkQueue.ts"
import { applyDecision } from "../Decide/ApplyDecision.ts"
import { ShadowDeciding } from "../Drafts/ShadowDeciding.ts"
import type { CommentJudgement } from "./Judging.ts"
import { recording } from "./Recording.ts"

/** A judged comment as it is now, and when it is decided. */
export type Deciding = CommentJudgement & Pick<Changing, "at">

/** What becomes of comments, and the work that is to be done for them. `version` is the policy's. */
export const decided = (deciding: ReadonlyArray<Deciding>, version: number | null) =>
  deciding.map(({ assessment, at, comment, record, reply }) => ({
    comment,
    at,
    ...applyDecision(comment, record.decision, assessment, version, reply, at)
  }))

/** Writes what belongs to decisions beside the comments themselves, in the caller's transaction. */
export const decisionWriting = Effect.gen(function* () {
  const shadows = yield* ShadowDeciding
  const record = yield* recording
  const queue = yield* WorkQueue

  return tracedFn("Decider.write")(function* (
    workspaceId: WorkspaceId,
    deciding: ReadonlyArray<Deciding>,
    settled: ReturnType<typeof decided>
  ) {
    if (deciding.length === 0) return
    yield* pipelined(
      record(workspaceId, deciding),
      shadows.record(
        workspaceId,
        deciding.flatMap(({ at, shadow }) => (shadow === null ? [] : [{ ...shadow, at }]))
      ),
      queue.enqueue(
        ...settled.map(({ at, comment, work }) => ({
          comment,
          at,
          by: "autopilot" as const,
          actor: "the autopilot",
          work
        }))
      )
    )
  }, Effect.orDie)
})
