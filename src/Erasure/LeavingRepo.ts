import { SqlClient } from "@effect/sql"
import { Array as Arr, Context, Effect, Layer, Schema } from "effect"
import { AccountId, ContactId, WorkspaceId } from "#schema/Ids.ts"
import { claimable } from "#src/Database/BoundedTimes.ts"
import { claimInTurn, lookedAt } from "#src/Database/Claims/ClaimInTurn.ts"
import { firstRow, rowsOf } from "#src/Database/Rows.ts"

const fields = {
  workspace_id: WorkspaceId,
  id: Schema.String,
  contact_id: Schema.NullOr(ContactId),
  account_id: Schema.NullOr(AccountId),
  author_id: Schema.NullOr(Schema.String),
  actor: Schema.String,
  comments: Schema.Int
}

/** Somebody who is being deleted; `comments`: how many are done. */
export const ErasureUnderWay = Schema.Struct(fields)
export type ErasureUnderWay = typeof ErasureUnderWay.Type

const FreeRow = ErasureUnderWay.pick("workspace_id", "id")
const LeavingRow = Schema.Struct({ ...fields, free: Schema.Boolean })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const columns = sql`workspace_id, id, contact_id, account_id, author_id, actor, comments`
  return {
    /** One who is being deleted already, as a contact or as an author; `free`: nobody is at it. */
    about: (
      { account_id, author_id, contact_id, workspace_id }: Omit<ErasureUnderWay, "id" | "actor" | "comments">,
      now: Date
    ) =>
      sql`
        SELECT ${columns}, ${claimable(sql, "claimed_until", now)} AS free FROM leaving_people
        WHERE workspace_id = ${workspace_id}
          AND (contact_id = ${contact_id} OR (account_id = ${account_id} AND author_id = ${author_id}))
        ORDER BY id LIMIT 1`.pipe(firstRow(LeavingRow)),

    /** Everybody who is being deleted from a workspace. */
    list: (workspaceId: WorkspaceId) =>
      sql`SELECT ${columns} FROM leaving_people WHERE workspace_id = ${workspaceId} ORDER BY id`.pipe(
        rowsOf(ErasureUnderWay)
      ),

    /** Whether it is still to do, and how far it is. */
    get: ({ id, workspace_id }: ErasureUnderWay) =>
      sql`SELECT ${columns} FROM leaving_people WHERE workspace_id = ${workspace_id} AND id = ${id}`.pipe(
        firstRow(ErasureUnderWay)
      ),

    put: (person: ErasureUnderWay, claimedUntil: Date) => sql`
      INSERT INTO leaving_people (${columns}, claimed_until)
      VALUES (${person.workspace_id}, ${person.id}, ${person.contact_id}, ${person.account_id}, ${person.author_id},
        ${person.actor}, ${person.comments}, ${claimedUntil})
      ON CONFLICT (workspace_id, id) DO UPDATE SET contact_id = excluded.contact_id, comments = excluded.comments,
        claimed_until = excluded.claimed_until`,

    /** Takes one that nobody is at. */
    claim: (now: Date, until: Date) =>
      claimInTurn(
        sql`
          SELECT workspace_id, id FROM leaving_people WHERE ${claimable(sql, "claimed_until", now)}
          ORDER BY claimed_until LIMIT ${lookedAt}`.pipe(rowsOf(FreeRow)),
        1,
        (workspaceId, free) =>
          sql`
            UPDATE leaving_people SET claimed_until = ${until} WHERE workspace_id = ${workspaceId} AND id = (
              SELECT id FROM leaving_people
              WHERE workspace_id = ${workspaceId} AND id = ANY (${free.map(({ id }) => id)}::text[])
                AND ${claimable(sql, "claimed_until", now)}
              ORDER BY claimed_until LIMIT 1 FOR UPDATE SKIP LOCKED
            ) RETURNING ${columns}`.pipe(rowsOf(ErasureUnderWay))
      ).pipe(Effect.map(Arr.head)),

    remove: ({ id, workspace_id }: ErasureUnderWay) =>
      sql`DELETE FROM leaving_people WHERE workspace_id = ${workspace_id} AND id = ${id}`
  }
})

/** Who is being deleted, until nothing of them is left. */
export class LeavingRepo extends Context.Tag("steward/LeavingRepo")<LeavingRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(LeavingRepo, make)
}
