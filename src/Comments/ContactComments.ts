import { SqlClient } from "@effect/sql"
import { Effect, Layer, Schema } from "effect"
import { ContactWritings } from "#src/Contacts/ContactWritings.ts"
import { rowsOf } from "#src/Database/Rows.ts"

const LastRow = Schema.Struct({ received_at: Schema.DateFromSelf })

/** What contacts wrote. */
export const contactWritings = Layer.effect(
  ContactWritings,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    move: (workspaceId, old, into) =>
      sql`UPDATE comments SET contact_id = ${into} WHERE workspace_id = ${workspaceId} AND contact_id = ${old}`.pipe(
        Effect.orDie,
        Effect.asVoid
      ),
    lastAt: (workspaceId, contactId) =>
      sql`
        SELECT received_at FROM comments WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId}
        ORDER BY received_at DESC, id DESC LIMIT 1`.pipe(
        rowsOf(LastRow),
        Effect.map((rows) => rows[0]?.received_at ?? null),
        Effect.orDie
      )
  }))
)
