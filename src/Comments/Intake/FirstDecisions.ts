import { Context, type Effect } from "effect"
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

/** Comments that were judged before they came in. */
export interface JudgedFirst {
  /** Whether what they were judged by still holds. In the transaction that stores them, in the workspace's turn at its clock. */
  readonly stillHolds: Effect.Effect<boolean>
  /** Decides about them as they are now, where it does. In the same transaction. */
  readonly decide: (fresh: ReadonlyArray<Pick<Changing, "comment" | "at">>) => Effect.Effect<Decided>
}

/** Decides about comments as they come in, so that each is written once. Who has to ask somebody for it decides later. */
export class FirstDecisions extends Context.Tag("steward/FirstDecisions")<
  FirstDecisions,
  {
    /** Judges comments that are likely to be stored soon as they are here, under the same ids. Locks nothing. */
    readonly judge: (workspaceId: WorkspaceId, likely: ReadonlyArray<StoredComment>) => Effect.Effect<JudgedFirst>
  }
>() {}
