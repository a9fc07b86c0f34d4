import { Context, type Effect } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"

/**
 * Whether a rule of the guidance had a part in the latest decisions about comments. The autopilot, which stands above
 * this room, knows.
 */
export class RuleMatches extends Context.Tag("steward/RuleMatches")<
  RuleMatches,
  {
    /** Of the comments, those in whose latest decision one had. */
    readonly matchedAmong: (
      workspaceId: WorkspaceId,
      commentIds: ReadonlyArray<CommentId>
    ) => Effect.Effect<ReadonlyArray<CommentId>>
    /** Of the comments that were decided lately, those in whose latest decision one had, latest decided first. */
    readonly newest: (workspaceId: WorkspaceId, limit: number) => Effect.Effect<ReadonlyArray<CommentId>>
  }
>() {}
