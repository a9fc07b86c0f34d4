import { SqlClient } from "@effect/sql"
import { Array as Arr, Context, Effect, Layer, Schema } from "effect"
import { CommentId, ContactId, WorkspaceId } from "#schema/Ids.ts"
import { claimable } from "#src/Database/BoundedTimes.ts"
import { claimInTurn, lookedAt } from "#src/Database/Claims/ClaimInTurn.ts"
import { rowsOf } from "#src/Database/Rows.ts"

/** What is still to leave the deliveries. */
export const StoredErasure = Schema.Struct({
  workspace_id: WorkspaceId,
  id: Schema.String,
  comment_ids: Schema.Array(CommentId),
  contact_ids: Schema.Array(ContactId),
  since: Schema.DateFromSelf,
  swept_to: Schema.String
})
export type StoredErasure = typeof StoredErasure.Type

const FreeRow = StoredErasure.pick("workspace_id", "id")

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const columns = sql`workspace_id, id, comment_ids, contact_ids, since, swept_to`
  const isFree = (now: Date) => sql`done_at IS NULL AND ${claimable(sql, "claimed_until", now)}`
  return {
    insert: (erasure: Omit<StoredErasure, "swept_to">, at: Date, claimedUntil: Date) => sql`
      INSERT INTO erasures (workspace_id, id, comment_ids, contact_ids, since, claimed_until, created_at)
      VALUES (${erasure.workspace_id}, ${erasure.id}, ${[...erasure.comment_ids]}, ${[...erasure.contact_ids]},
        ${erasure.since}, ${claimedUntil}, ${at})`,

    /** Takes one that nobody is at. */
    claim: (now: Date, until: Date) =>
      claimInTurn(
        sql`SELECT workspace_id, id FROM erasures WHERE ${isFree(now)} ORDER BY created_at LIMIT ${lookedAt}`.pipe(
          rowsOf(FreeRow)
        ),
        1,
        (workspaceId, free) =>
          sql`
            UPDATE erasures SET claimed_until = ${until} WHERE workspace_id = ${workspaceId} AND id = (
              SELECT id FROM erasures
              WHERE workspace_id = ${workspaceId} AND id = ANY (${free.map(({ id }) => id)}::text[]) AND ${isFree(now)}
              ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED
            ) RETURNING ${columns}`.pipe(rowsOf(StoredErasure))
      ).pipe(Effect.map(Arr.head)),

    sweptTo: ({ id, workspace_id }: StoredErasure, sweptTo: string, claimedUntil: Date) => sql`
      UPDATE erasures SET swept_to = ${sweptTo}, claimed_until = ${claimedUntil}
      WHERE workspace_id = ${workspace_id} AND id = ${id}`,

    done: ({ id, workspace_id }: StoredErasure, at: Date) => sql`
      UPDATE erasures SET done_at = ${at} WHERE workspace_id = ${workspace_id} AND id = ${id}`
  }
})

export class SweepRepo extends Context.Tag("steward/SweepRepo")<SweepRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(SweepRepo, make)
}
