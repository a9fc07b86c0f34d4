import type { CommentChange } from "#src/Comments/CommentChange.ts"
import { removed } from "#src/Comments/Observe.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import type { ClaimedWork, StoredOpenWork } from "../Claims/Work.ts"
import type { FinishedWork } from "../Finished.ts"
import type { WorkOutcome } from "../WorkOutcome.ts"
import { notReplied } from "./NotReplied.ts"
import { confirmed, consequences, firstEvents, parked, refused } from "./WorkResult.ts"

/** An outcome that ends the work, or parks it. */
export type FinalOutcome = Exclude<WorkOutcome, { readonly _tag: "Later" }>

/** A piece of work, and what came of it. */
export interface Done {
  readonly work: ClaimedWork
  readonly outcome: FinalOutcome
}

/** Everything that an outcome changes. */
export interface Settling {
  readonly finished: FinishedWork
  /** Other work on the comment that comes to nothing, by its id. */
  readonly cancelled: ReadonlyArray<string>
  readonly change: CommentChange | null
  /** Why the account has to be connected again; null where it need not. */
  readonly disconnected: string | null
  /** How the platform names the author in messages, where that became known. */
  readonly authorAlso?: string
}

export const gone = "The comment is gone from the platform"

/**
 * `open` is the work on the comment that is still queued, in its order, this piece among it. Null where it was edited once
 * more and is to be judged first: then the work is done again once its claim has run out.
 */
export const settling = (
  { outcome, work }: Done,
  comment: StoredComment,
  open: ReadonlyArray<StoredOpenWork>,
  ruleMatched: boolean,
  at: Date
): Settling | null => {
  const rest = open.filter(({ id }) => id !== work.id)
  const all = rest.map(({ id }) => id)
  const firsts = firstEvents(comment, ruleMatched)
  const ends = (state: FinishedWork["state"], error: string | null): FinishedWork => ({
    id: work.id,
    state,
    error,
    uncertain_since: state === "parked" ? work.uncertain_since : null
  })
  if (comment.status === "deleted") {
    return { finished: ends("cancelled", gone), cancelled: all, change: null, disconnected: null }
  }
  switch (outcome._tag) {
    case "Confirmed": {
      const change = confirmed(comment, work, outcome.externalId, rest, firsts, at)
      const also = outcome.personId === undefined ? {} : { authorAlso: outcome.personId }
      return { finished: ends("done", null), cancelled: [], change, disconnected: null, ...also }
    }
    case "Refused": {
      const after = consequences(work.action, rest)
      return {
        finished: ends("refused", outcome.reason),
        cancelled: after.dropped.map(({ id }) => id),
        change: refused(comment, work, outcome.reason, after, firsts, at),
        disconnected: null
      }
    }
    case "Removed":
      return {
        finished: ends("cancelled", outcome.reason),
        cancelled: all,
        change: removed(comment),
        disconnected: null
      }
    case "Outdated":
      if (comment.status === "pending" && work.by !== "autopilot") return null
      return {
        finished: ends("cancelled", outcome.reason),
        cancelled: [],
        change: notReplied(comment, work, outcome, consequences(work.action, rest), firsts, at),
        disconnected: null
      }
    case "Parked":
      return {
        finished: ends("parked", outcome.reason),
        cancelled: [],
        change: parked(comment, work, outcome.reason),
        disconnected: outcome.reason
      }
  }
}
