import { Context, type Effect } from "effect"
import type { ContactId, WorkspaceId } from "#schema/Ids.ts"

/** What contacts wrote, which Comments, standing above this room, keeps. */
export class ContactWritings extends Context.Tag("steward/ContactWritings")<
  ContactWritings,
  {
    /** What `old` wrote is by `into` from now on. Runs in the caller's transaction. */
    readonly move: (workspaceId: WorkspaceId, old: ContactId, into: ContactId) => Effect.Effect<void>
    /** When the last of it came in; null for somebody who wrote none. */
    readonly lastAt: (workspaceId: WorkspaceId, contactId: ContactId) => Effect.Effect<Date | null>
  }
>() {}
