import { Context, type Effect } from "effect"
import type { KeyId, WorkspaceId } from "#schema/Ids.ts"

/** What revoking a key asks of the hooks: a revoked key's hooks go with it. */
export class HookRemoval extends Context.Tag("steward/HookRemoval")<
  HookRemoval,
  {
    /** Removes every hook the key made, in the transaction of the caller, and answers how many. */
    readonly removeForKey: (workspaceId: WorkspaceId, keyId: KeyId, actor: string) => Effect.Effect<number>
  }
>() {}
