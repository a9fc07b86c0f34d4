import { Context, Effect, Layer } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { AnswerQuestions } from "#schema/resources/Autopilot.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { capability, replyLimit } from "#src/Platforms/Port/Capabilities.ts"
import { cutReply } from "#src/Platforms/Port/ReplyText.ts"
import type { Policy } from "../Guidance/Policy.ts"
import { compose, type WrittenReply } from "./Compose.ts"
import { RepliesRepo } from "./RepliesRepo.ts"
import { isSameMatter } from "./SameMatter.ts"

/** Older replies may tell of what is no longer so. */
const remembered = 300

/** A reply to a comment that asks something; null where none is wanted or there is nothing suitable to say. */
export type WriteReply = (comment: StoredComment) => WrittenReply | null

/** Whether a reply of this text is below the comment already. */
const isSaid = ({ platform, replies }: StoredComment, text: string): boolean => {
  const posted = cutReply(text, replyLimit(platform)).text
  return replies.some((reply) => reply.text === posted)
}

/** Writes replies to questions. */
export class ReplyWriter extends Context.Tag("steward/ReplyWriter")<
  ReplyWriter,
  {
    /** Gets ready to write replies for a workspace: what its people replied so far is read once. */
    readonly prepare: (workspaceId: WorkspaceId, mode: AnswerQuestions, policy: Policy) => Effect.Effect<WriteReply>
    /** Those of some comments that ask what was answered below them, whatever words an edit changed since. */
    readonly answered: (
      workspaceId: WorkspaceId,
      comments: ReadonlyArray<StoredComment>
    ) => Effect.Effect<ReadonlySet<CommentId>>
  }
>() {
  /** From the workspace's own earlier replies and what its guidance says. */
  static readonly layer = Layer.effect(
    ReplyWriter,
    Effect.map(RepliesRepo, (repo) =>
      ReplyWriter.of({
        answered: tracedFn("ReplyWriter.answered")(function* (workspaceId, comments) {
          const before = new Map((yield* repo.answered(workspaceId, comments)).map(({ id, text }) => [id, text]))
          return new Set(
            comments.flatMap(({ id, text }) => {
              const answered = before.get(id)
              return answered !== undefined && isSameMatter(answered, text) ? [id] : []
            })
          )
        }, Effect.orDie),

        prepare: tracedFn("ReplyWriter.prepare")(function* (workspaceId, mode, policy) {
          if (mode === "off") return (): null => null
          const stored = yield* repo.newest(workspaceId, remembered)
          const earlier = stored.map((one) => ({
            question: one.question,
            post: one.post_external_id,
            caption: one.post_caption,
            reply: one.reply,
            asker: [one.author_name, one.author_handle],
            at: one.at
          }))
          return (comment: StoredComment) => {
            if (!capability(comment.platform, "reply").allowed) return null
            const question = {
              text: comment.text,
              post: comment.post_external_id,
              account: comment.account_name,
              inThread: comment.parent_external_id !== null
            }
            const written = compose(question, earlier, policy.facts, policy.answers)
            if (written === null || isSaid(comment, written.text)) return null
            // who edits a question that was answered gets no further answer but by a person
            return { ...written, sure: written.sure && mode === "send" && comment.replies.length === 0 }
          }
        }, Effect.orDie)
      })
    )
  )
}
