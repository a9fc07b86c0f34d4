import { Context, type Effect } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"

/**
 * What becomes of comments that were decided because of an answer, once somebody takes it back or goes against it. The
 * autopilot, which stands above this room, looks at them again.
 */
export class TurnedAnswers extends Context.Tag("steward/TurnedAnswers")<
  TurnedAnswers,
  {
    /**
     * Has it look at other comments that were decided because of the answer to a comment, or because of the answers that
     * this one followed itself. In the caller's transaction that is only written down. Answers how many there are, at most
     * `mostTurned`.
     */
    readonly turned: (workspaceId: WorkspaceId, commentId: CommentId, at: Date) => Effect.Effect<number>
  }
>() {}
