import { Context, Effect, Layer } from "effect"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { Signals } from "#src/Database/Signals.ts"
import { Ids } from "#src/Ids.ts"
import type { PlannedWork } from "./Plan.ts"
import { WorkRepo } from "./WorkRepo.ts"

/** For this long a hide waits for the platform before its comment is announced all the same. */
export const announceAfterMilliseconds = 30_000

export interface WorkOrder {
  readonly comment: StoredComment
  readonly at: Date
  readonly by: "autopilot" | "person" | "campaign"
  readonly actor: string
  readonly work: ReadonlyArray<PlannedWork>
}

/** Queues platform work, in the transaction that decided on it. */
export class WorkQueue extends Context.Tag("steward/WorkQueue")<
  WorkQueue,
  { readonly enqueue: (order: WorkOrder) => Effect.Effect<void> }
>() {
  static readonly layer = Layer.effect(
    WorkQueue,
    Effect.gen(function* () {
      const repo = yield* WorkRepo
      const ids = yield* Ids
      const signals = yield* Signals
      return WorkQueue.of({
        enqueue: Effect.fn("WorkQueue.enqueue")(function* ({ comment, at, by, actor, work }) {
          for (const { action, replyText } of work) {
            yield* repo.insert({
              workspace_id: comment.workspace_id,
              id: yield* ids.make("wrk", String),
              comment_id: comment.id,
              account_id: comment.account_id,
              action,
              reply_text: replyText,
              by,
              actor,
              due_at: at,
              queued_at: at,
              announce_at:
                action === "hide" && !comment.announced ? new Date(at.getTime() + announceAfterMilliseconds) : null
            })
          }
          if (work.length > 0) yield* signals.notify("platform_work")
        }, Effect.orDie)
      })
    })
  )
}
