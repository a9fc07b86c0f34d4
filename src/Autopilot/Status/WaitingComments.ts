import { Context, type Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"

/** What the status tells of comments that wait for a person. Reports, which stands above this room, counts them. */
export class WaitingComments extends Context.Tag("steward/WaitingComments")<
  WaitingComments,
  { readonly count: (workspaceId: WorkspaceId) => Effect.Effect<number> }
>() {}
