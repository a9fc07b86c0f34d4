import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Forgets what named no account that is connected here, and names this person; answers how much it was. */
    eraseUnaddressed: (platform: Platform, userId: string) =>
      Effect.orDie(
        sql`
        DELETE FROM unaddressed_bodies
        WHERE platform = ${platform} AND position(convert_to(${userId}, 'UTF8') IN body) > 0 RETURNING 1`.pipe(
          Effect.map((rows) => rows.length)
        )
      ),

    /**
     * Forgets what was taken in, since bodies hold texts and names as the platform told them, and what nobody could read
     * yet that names one of these authors. What still waits is news.
     */
    erase: (workspaceId: WorkspaceId, authorIds: ReadonlyArray<string>) =>
      Effect.orDie(sql`
        DELETE FROM inbox WHERE workspace_id = ${workspaceId} AND state <> 'waiting' AND (state = 'handled' OR state = 'unread' AND EXISTS (
          SELECT FROM unnest(${[...authorIds]}::text[]) AS author WHERE position(convert_to(author, 'UTF8') IN body) > 0
        ))`)
  }
})

/** Takes people out of what platforms pushed. In the caller's transaction. */
export class InboxErasure extends Context.Tag("steward/InboxErasure")<
  InboxErasure,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(InboxErasure, make)
}
