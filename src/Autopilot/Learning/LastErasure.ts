import { Context, type Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"

/** What learning asks about deletions. Erasure, which stands above this room, answers. */
export class LastErasure extends Context.Tag("steward/LastErasure")<
  LastErasure,
  {
    /** When anything was last deleted for good in a workspace, Unix milliseconds; null for never. */
    readonly of: (workspaceId: WorkspaceId) => Effect.Effect<number | null>
  }
>() {}
