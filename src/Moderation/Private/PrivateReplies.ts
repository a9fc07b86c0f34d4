import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { actorOf, callerId, type Principal } from "#schema/api/Authentication.ts"
import { Conflict, Unprocessable } from "#schema/Errors.ts"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { PrivateReply, PrivateReplyQueued } from "#schema/resources/Action.ts"
import { Comments } from "#src/Comments/Comments.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { Refusal } from "../Deeds.ts"
import { beyondReach, noModerator } from "../Reach.ts"
import { WorkQueue } from "../WorkQueue.ts"
import { planPrivateReply } from "./PrivateReplyPlan.ts"

const SentRow = Schema.Struct({ text: Schema.String, askedBy: Schema.NullOr(Schema.String), at: Schema.DateFromSelf })

/** Messages to who wrote a comment. They are sent as platform work; nobody learns from them. */
export class PrivateReplies extends Context.Tag("steward/PrivateReplies")<
  PrivateReplies,
  {
    /** The same by one key within a minute is one message, and is answered as the first time. */
    readonly send: (principal: Principal, id: string, reply: PrivateReply) => Effect.Effect<PrivateReplyQueued, Refusal>
    /** Whether one was sent for a comment, or is about to be: there is none after it. */
    readonly isSent: (workspaceId: WorkspaceId, id: CommentId) => Effect.Effect<boolean>
  }
>() {
  static readonly layer = Layer.effect(
    PrivateReplies,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const comments = yield* Comments
      const queue = yield* WorkQueue

      /** The one that was not refused; null where there is none. */
      const earlier = ({ id, workspace_id }: Pick<StoredComment, "id" | "workspace_id">) =>
        sql`
          SELECT reply_text AS text, asked_by AS "askedBy", queued_at AS at FROM platform_work
          WHERE workspace_id = ${workspace_id} AND comment_id = ${id} AND action = 'private_reply'
            AND state IN ('queued', 'parked', 'done')
          ORDER BY position DESC LIMIT 1`.pipe(
          rowsOf(SentRow),
          Effect.map(([row]) => row ?? null),
          Effect.orDie
        )

      return PrivateReplies.of({
        isSent: (workspace_id, id) => Effect.map(earlier({ id, workspace_id }), (sent) => sent !== null),
        send: tracedFn("PrivateReplies.send")(function* (principal, id, { text }) {
          const refusal = noModerator(principal)
          if (refusal !== null) return yield* Effect.fail(refusal)
          const { campaign, personName, workspaceId } = principal
          return yield* comments.change<PrivateReplyQueued, Refusal, never>(workspaceId, id, (comment, at) =>
            Effect.gen(function* () {
              const beyond = beyondReach(principal, comment)
              if (beyond !== null) return yield* Effect.fail(beyond)
              const askedBy = callerId(principal)
              const planned = planPrivateReply(comment, yield* queue.open(comment), yield* earlier(comment), {
                text,
                askedBy,
                actor: actorOf(principal),
                byCampaign: campaign !== undefined,
                at
              })
              const answer = { comment_id: comment.id, queued: true } as const
              switch (planned._tag) {
                case "Removed":
                  return yield* Effect.fail(
                    new Conflict({ message: "The comment was removed, so nobody can be written to because of it" })
                  )
                case "Refused":
                  return yield* Effect.fail(new Unprocessable({ message: planned.reason }))
                case "Repeated":
                  return [answer, null] as const
                case "Planned": {
                  const by = campaign === undefined ? ("person" as const) : ("campaign" as const)
                  const work = [{ action: "private_reply" as const, replyText: text }]
                  yield* queue.enqueue({ comment, at, by, actor: campaign ?? personName, askedBy, work })
                  return [answer, planned.change] as const
                }
              }
            })
          )
        })
      })
    })
  )
}
