import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { ContactId, WorkspaceId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"

/** Sales, clicks and links stay when a person is deleted, and are nobody's. */
export class SaleErasure extends Context.Tag("steward/SaleErasure")<
  SaleErasure,
  {
    /** Runs in the caller's transaction. */
    readonly unlinkContact: (workspaceId: WorkspaceId, contactId: ContactId) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    SaleErasure,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      return SaleErasure.of({
        unlinkContact: tracedFn("SaleErasure.unlinkContact")(function* (workspaceId, contactId) {
          const theirs = sql`workspace_id = ${workspaceId} AND contact_id = ${contactId}`
          yield* sql`UPDATE clicks SET contact_id = NULL WHERE ${theirs}`
          yield* sql`UPDATE sales SET contact_id = NULL WHERE ${theirs}`
          yield* sql`UPDATE tracked_links SET contact_id = NULL WHERE ${theirs}`
        }, Effect.orDie)
      })
    })
  )
}
