import { Clock, Context, Effect, Layer } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { PlatformAction } from "#schema/resources/Comment.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { Signals } from "#src/Database/Signals.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { aboutOf } from "./Held.ts"
import type { OpenWork } from "./Pending.ts"
import type { PlannedWork } from "./Plan.ts"
import { WorkRepo } from "./WorkRepo.ts"

/** For this long a hide waits for the platform before its comment is announced all the same. */
const announceAfterMilliseconds = 30_000

/** For this long an equal reply of the same key is taken for a repeat of the first. */
const sameReplyMilliseconds = 60_000

export interface WorkOrder {
  readonly comment: StoredComment
  readonly at: Date
  readonly by: "autopilot" | "person" | "campaign"
  readonly actor: string
  /** The key or grant that asked for it. */
  readonly askedBy?: string
  readonly work: ReadonlyArray<PlannedWork>
}

/** The platform work of comments. Used in the transaction that decides on it. */
export class WorkQueue extends Context.Tag("steward/WorkQueue")<
  WorkQueue,
  {
    readonly enqueue: (...orders: ReadonlyArray<WorkOrder>) => Effect.Effect<void>
    /** What is still to be done for a comment, in its order. */
    readonly open: (comment: StoredComment) => Effect.Effect<ReadonlyArray<OpenWork>>
    /** The same for many comments of a workspace; none where nothing is. */
    readonly openOf: (
      workspaceId: WorkspaceId,
      ids: ReadonlyArray<CommentId>
    ) => Effect.Effect<ReadonlyMap<CommentId, ReadonlyArray<OpenWork>>>
    /**
     * When somebody asked for a reply of this text in the minute before a time, or at any time before where that is null;
     * null where that came to nothing.
     */
    readonly repliedAt: (
      comment: StoredComment,
      askedBy: string,
      text: string,
      at: Date | null
    ) => Effect.Effect<Date | null>
    /** Those of these comments for which somebody else than the autopilot asked for anything since a time of each. */
    readonly askedForByOthers: (
      workspaceId: WorkspaceId,
      since: ReadonlyArray<{ readonly id: CommentId; readonly at: Date }>
    ) => Effect.Effect<ReadonlySet<CommentId>>
    /** What the request of a time queued. */
    readonly queuedAt: (comment: StoredComment, at: Date) => Effect.Effect<ReadonlyArray<PlatformAction>>
  }
>() {
  static readonly layer = Layer.effect(
    WorkQueue,
    Effect.gen(function* () {
      const repo = yield* WorkRepo
      const ids = yield* Ids
      const signals = yield* Signals
      return WorkQueue.of({
        enqueue: tracedFn("WorkQueue.enqueue")(function* (...orders: ReadonlyArray<WorkOrder>) {
          // not `at`: sort keys are ahead of a clock that was set back
          const now = new Date(yield* Clock.currentTimeMillis)
          const pieces = orders.flatMap(({ work, ...order }) => work.map((planned) => ({ ...order, ...planned })))
          if (pieces.length === 0) return
          const work = yield* ids.forEach(
            "wrk",
            String,
            pieces,
            ({ action, actor, askedBy, at, by, comment, replyText }, id) => ({
              workspace_id: comment.workspace_id,
              id,
              comment_id: comment.id,
              account_id: comment.account_id,
              action,
              reply_text: replyText,
              about: replyText === null ? null : aboutOf(comment.text),
              by,
              actor,
              asked_by: askedBy ?? null,
              due_at: now,
              queued_at: at,
              announce_at:
                action === "hide" && !comment.announced ? new Date(at.getTime() + announceAfterMilliseconds) : null
            })
          )
          const byWorkspace = Map.groupBy(work, ({ workspace_id }) => workspace_id)
          for (const [workspaceId, own] of byWorkspace) yield* repo.insert(workspaceId, own)
          yield* signals.notify("platform_work")
        }, Effect.orDie),
        openOf: (workspaceId, ids) =>
          Effect.map(Effect.orDie(repo.openOf(workspaceId, ids)), (rows) =>
            Map.groupBy(rows, ({ comment_id }) => comment_id)
          ),
        open: ({ workspace_id, id }) => Effect.orDie(repo.open(workspace_id, id)),
        repliedAt: ({ id, workspace_id }, askedBy, text, at) =>
          Effect.orDie(
            repo.repliedAt(
              workspace_id,
              id,
              askedBy,
              text,
              new Date(at === null ? 0 : at.getTime() - sameReplyMilliseconds)
            )
          ),
        askedForByOthers: (workspaceId, since) =>
          Effect.map(
            Effect.orDie(repo.askedForByOthers(workspaceId, since)),
            (rows) => new Set(rows.map(({ comment_id }) => comment_id))
          ),
        queuedAt: ({ id, workspace_id }, at) => Effect.orDie(repo.queuedAt(workspace_id, id, at))
      })
    })
  )
}
