import { Context, type Effect } from "effect"
import type { ContactId, WorkspaceId } from "#schema/Ids.ts"

/** What contacts wrote, which Comments, standing above this room, keeps. */
export class ContactWritings extends Context.Tag("steward/ContactWritings")<
  ContactWritings,
  {
    /** What `old` wrote is by `into` from now on. Runs in the caller's transaction. */
    readonly move: (workspaceId: WorkspaceId, old: ContactId, into: ContactId) => Effect.Effect<void>
  }
>() {}
