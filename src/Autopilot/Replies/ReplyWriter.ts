import { Context, Effect, Layer } from "effect"
import type { AnswerQuestions } from "#schema/Autopilot.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { capability } from "#src/Platforms/Capabilities.ts"
import type { Policy } from "../Guidance/Policy.ts"
import { compose, type WrittenReply } from "./Compose.ts"
import { RepliesRepo } from "./RepliesRepo.ts"

/** Older replies may tell of what is no longer so. */
const remembered = 300

/** Writes replies to questions. */
export class ReplyWriter extends Context.Tag("steward/ReplyWriter")<
  ReplyWriter,
  {
    /** A reply to a comment that asks something; null where none is wanted or there is nothing suitable to say. */
    readonly write: (
      comment: StoredComment,
      mode: AnswerQuestions,
      policy: Policy
    ) => Effect.Effect<WrittenReply | null>
  }
>() {
  /** From the workspace's own earlier replies and what its guidance says. */
  static readonly layer = Layer.effect(
    ReplyWriter,
    Effect.map(RepliesRepo, (repo) =>
      ReplyWriter.of({
        write: Effect.fn("ReplyWriter.write")(function* (comment, mode, policy) {
          if (mode === "off" || !capability(comment.platform, "reply").allowed) return null
          const stored = yield* repo.newest(comment.workspace_id, remembered)
          const earlier = stored.map(({ at, author_handle, author_name, question, reply }) => ({
            question,
            reply,
            asker: [author_name, author_handle],
            at
          }))
          const written = compose(comment.text, earlier, policy.facts)
          return written === null ? null : { ...written, sure: written.sure && mode === "send" }
        }, Effect.orDie)
      })
    )
  )
}
