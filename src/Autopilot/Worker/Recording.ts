import { Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { pipelined } from "#src/Database/Pipeline/Pipelined.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { trusted } from "#src/Ground/Trusted.ts"
import { DecisionRecord } from "../Decide/Decision.ts"
import { followedBy } from "../Decide/Followed.ts"
import { storedRecords } from "../Replay/StoredRecord.ts"
import { DecisionRecordsRepo } from "./DecisionRecordsRepo.ts"

/** A decision about a comment, and when it is made. */
export interface RecordedDecision {
  readonly comment: StoredComment
  readonly record: DecisionRecord
  readonly at: Date
}

const made = trusted(DecisionRecord)

/** Writes down decisions with all that went in, in the caller's transaction. */
export const recording = Effect.gen(function* () {
  const records = yield* DecisionRecordsRepo
  const ids = yield* Ids

  return tracedFn("Decisions.record")(function* (workspaceId: WorkspaceId, decisions: ReadonlyArray<RecordedDecision>) {
    const { decided: all, standards } = storedRecords(decisions)
    const rows = yield* ids.forEach("dec", String, all, ({ one: { at, comment, record }, stored }, id) => {
      const { category, outcome } = made(record).decision
      return { id, comment_id: comment.id, outcome, category, at, ...stored }
    })
    const anew = decisions.filter(({ comment }) => comment.announced || comment.decided_at !== null)
    const followed = decisions.flatMap(({ comment, record }) =>
      followedBy(record).map((answer_to) => ({ answer_to, comment_id: comment.id }))
    )
    yield* pipelined(
      records.again(
        workspaceId,
        anew.map(({ at, comment }) => ({ comment_id: comment.id, at }))
      ),
      records.insert(workspaceId, standards, rows, followed)
    )
  }, Effect.orDie)
})
