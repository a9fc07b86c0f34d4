import { Context, type Effect } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"

/**
 * What the autopilot decided, as people look back at it: marked where they changed it, for its figures. The autopilot,
 * which stands above this room, keeps it.
 */
export class DecisionCorrections extends Context.Tag("steward/DecisionCorrections")<
  DecisionCorrections,
  {
    /** When a person decided otherwise than the latest decision about a comment; null when in the end they did not. */
    readonly mark: (workspaceId: WorkspaceId, commentId: CommentId, at: Date | null) => Effect.Effect<void>
    /** What the latest decision did on its own; null where there was none, or it asked. */
    readonly latest: (workspaceId: WorkspaceId, commentId: CommentId) => Effect.Effect<"hide" | "keep" | null>
  }
>() {}
