import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { ContactId, type WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { claimInTurn, lookedAt } from "#src/Database/Claims/ClaimInTurn.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { accountOf } from "#src/Directory/AccountSql.ts"
import type { StoredContact } from "../StoredContact.ts"
import type { PersonFacts } from "./PersonFacts.ts"
import { UnnamedContact } from "./UnnamedContact.ts"

const DueContact = UnnamedContact.pick("workspace_id", "id")

const NamesakeRow = Schema.Struct({ id: ContactId })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const account = accountOf(sql, "c")

  return {
    /** Takes people of accounts that can be read, and lets nobody else ask for their names until `until`. */
    claimUnnamed: (platforms: ReadonlyArray<Platform>, now: Date, until: Date, limit: number) =>
      claimInTurn(
        sql`
          SELECT c.workspace_id, c.id FROM contacts c
          WHERE c.name_due_at <= ${now} AND ${account.isConnectedTo(platforms)}
          ORDER BY c.name_due_at LIMIT ${lookedAt}`.pipe(rowsOf(DueContact)),
        limit,
        (workspaceId, due, share) =>
          sql`
            WITH due AS (
              SELECT id FROM contacts
              WHERE workspace_id = ${workspaceId} AND id = ANY (${due.map(({ id }) => id)}::text[]) AND name_due_at <= ${now}
              ORDER BY name_due_at LIMIT ${share} FOR UPDATE SKIP LOCKED
            ), claimed AS (
              UPDATE contacts c SET name_due_at = ${until} FROM due WHERE c.workspace_id = ${workspaceId} AND c.id = due.id
              RETURNING c.id
            )
            SELECT DISTINCT ON (i.contact_id) i.workspace_id, i.contact_id AS id, i.account_id, i.value AS external_id
            FROM claimed c JOIN contact_identities i ON i.contact_id = c.id
            WHERE i.workspace_id = ${workspaceId} AND i.kind = 'id'
            ORDER BY i.contact_id, i.wrote_at DESC NULLS LAST, i.value`.pipe(rowsOf(UnnamedContact))
      ),

    /** What a platform told of somebody. A name that came meanwhile stands. */
    told: (workspaceId: WorkspaceId, id: ContactId, { followsYou, handle, name }: PersonFacts, at: Date) => sql`
      UPDATE contacts SET name_due_at = NULL, name = CASE WHEN name = '' THEN ${name} ELSE name END,
        handle = coalesce(nullif(${handle}, ''), handle), follows_you = coalesce(${followsYou}, follows_you),
        updated_at = CASE
          WHEN name = '' AND ${name} <> '' OR ${handle} NOT IN ('', handle)
            OR ${followsYou}::boolean IS DISTINCT FROM follows_you AND ${followsYou}::boolean IS NOT NULL
          THEN ${at}::timestamptz ELSE updated_at END
      WHERE workspace_id = ${workspaceId} AND id = ${id}`,

    askLater: (workspaceId: WorkspaceId, id: ContactId, dueAt: Date | null) => sql`
      UPDATE contacts SET name_due_at = ${dueAt} WHERE workspace_id = ${workspaceId} AND id = ${id}`,

    /** Other contacts of the same Instagram account who go by a handle; two where there are more. */
    namesakes: ({ account_id, id, workspace_id }: StoredContact, handle: string) =>
      sql`
        SELECT id FROM contacts
        WHERE workspace_id = ${workspace_id} AND account_id = ${account_id} AND platform = 'instagram'
          AND lower(handle) = ${handle} AND id <> ${id} LIMIT 2`.pipe(
        rowsOf(NamesakeRow),
        Effect.map((rows) => rows.map((row) => row.id))
      )
  }
})

export class ProfilesRepo extends Context.Tag("steward/ProfilesRepo")<
  ProfilesRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(ProfilesRepo, make)
}
