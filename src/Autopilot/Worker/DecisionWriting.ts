import { Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Changing } from "#src/Comments/CommentChange.ts"
import { pipelined } from "#src/Database/Pipeline/Pipelined.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { trusted } from "#src/Ground/Trusted.ts"
import { WorkQueue } from "#src/Moderation/WorkQueue.ts"
import { applyDecision } from "../Decide/ApplyDecision.ts"
import { DecisionRecord } from "../Decide/Decision.ts"
import { ShadowDeciding } from "../Drafts/ShadowDeciding.ts"
import { storedRecords } from "../Replay/StoredRecord.ts"
import { DecisionRecordsRepo } from "./DecisionRecordsRepo.ts"
import type { CommentJudgement } from "./Judging.ts"

/** A judged comment as it is now, and when it is decided. */
export type Deciding = CommentJudgement & Pick<Changing, "at">

/** What becomes of comments, and the work that is to be done for them. `version` is the policy's. */
export const decided = (deciding: ReadonlyArray<Deciding>, version: number | null) =>
  deciding.map(({ assessment, at, comment, record, reply }) => ({
    comment,
    at,
    ...applyDecision(comment, record.decision, assessment, version, reply, at)
  }))

const made = trusted(DecisionRecord)

/** Writes what belongs to decisions beside the comments themselves, in the caller's transaction. */
export const decisionWriting = Effect.gen(function* () {
  const shadows = yield* ShadowDeciding
  const records = yield* DecisionRecordsRepo
  const queue = yield* WorkQueue
  const ids = yield* Ids

  return tracedFn("Decider.write")(function* (
    workspaceId: WorkspaceId,
    deciding: ReadonlyArray<Deciding>,
    settled: ReturnType<typeof decided>
  ) {
    if (deciding.length === 0) return
    const { decided: all, standards } = storedRecords(deciding)
    const rows = yield* ids.forEach("dec", String, all, ({ one: { at, comment, record }, stored }, id) => {
      const { category, outcome } = made(record).decision
      return { id, comment_id: comment.id, outcome, category, at, ...stored }
    })
    const anew = deciding.filter(({ comment }) => comment.announced || comment.decided_at !== null)
    yield* pipelined(
      records.again(
        workspaceId,
        anew.map(({ at, comment }) => ({ comment_id: comment.id, at }))
      ),
      records.insert(workspaceId, standards, rows),
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
