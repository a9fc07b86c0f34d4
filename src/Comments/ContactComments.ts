import { SqlClient } from "@effect/sql"
import { Effect, Layer } from "effect"
import { ContactWritings } from "#src/Contacts/ContactWritings.ts"

/** What contacts wrote. */
export const contactWritings = Layer.effect(
  ContactWritings,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    move: (workspaceId, old, into) =>
      sql`UPDATE comments SET contact_id = ${into} WHERE workspace_id = ${workspaceId} AND contact_id = ${old}`.pipe(
        Effect.orDie,
        Effect.asVoid
      )
  }))
)
