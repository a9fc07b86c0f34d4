import { Context, type Effect } from "effect"
import type { KeyId, WorkspaceId } from "#schema/Ids.ts"

/** What hooks ask about keys. Access, which stands above this room, answers. */
export class ActiveKeys extends Context.Tag("steward/ActiveKeys")<
  ActiveKeys,
  {
    /** Whether the key still counts. It cannot be revoked until the caller's transaction ends. */
    readonly hold: (workspaceId: WorkspaceId, keyId: KeyId) => Effect.Effect<boolean>
    /** Whether a key is that one, or came after it by rotations. */
    readonly follows: (workspaceId: WorkspaceId, keyId: KeyId, earlier: KeyId) => Effect.Effect<boolean>
  }
>() {}
