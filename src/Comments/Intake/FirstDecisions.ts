import { Context, type Effect, type Option } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Changing } from "../CommentChange.ts"
import type { StoredComment } from "../StoredComment.ts"

/** What is decided about comments as they are stored, in the same transaction. */
export interface Decided {
  /** Of those that are decided at once; the rest are stored as pending. */
  readonly changes: ReadonlyArray<Changing>
  /** Writes what belongs to the decisions, once the comments are stored. */
  readonly record: Effect.Effect<void>
}

/** Decides about comments as they are now. */
export type DecideFirst = (fresh: ReadonlyArray<Pick<Changing, "comment" | "at">>) => Effect.Effect<Decided>

/** Comments that were judged before they came in. */
export interface JudgedFirst {
  /**
   * Reads what else has to be known to decide about them; none where what they were judged by holds no more. In the
   * transaction that stores them, in the workspace's turn at its clock, and so is what it answers.
   */
  readonly decider: Effect.Effect<Option.Option<DecideFirst>>
}

/** Judges comments that are likely to be stored soon as they are here, under the same ids, and pauses now and then. Locks nothing. */
export type JudgeFirst = (
  likely: ReadonlyArray<StoredComment>,
  pause: Effect.Effect<void>
) => Effect.Effect<JudgedFirst>

/** Decides about comments as they come in, so that each is written once. Who has to ask somebody for it decides later. */
export class FirstDecisions extends Context.Tag("steward/FirstDecisions")<
  FirstDecisions,
  {
    /** Reads what a workspace's comments are judged by: that may be done before it is known what they say. */
    readonly judging: (workspaceId: WorkspaceId) => Effect.Effect<JudgeFirst>
  }
>() {}
