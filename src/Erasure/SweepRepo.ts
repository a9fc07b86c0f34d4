import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import type { CommentId, ContactId, WorkspaceId } from "#schema/Ids.ts"
import { claimable } from "#src/Database/BoundedTimes.ts"

/** What is still to leave the deliveries. */
export interface StoredErasure {
  readonly workspace_id: WorkspaceId
  readonly id: string
  readonly comment_ids: ReadonlyArray<CommentId>
  readonly contact_ids: ReadonlyArray<ContactId>
  readonly since: Date
  readonly swept_to: string
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const columns = sql`workspace_id, id, comment_ids, contact_ids, since, swept_to`
  return {
    insert: (erasure: Omit<StoredErasure, "swept_to">, at: Date, claimedUntil: Date) => sql`
      INSERT INTO erasures (workspace_id, id, comment_ids, contact_ids, since, claimed_until, created_at)
      VALUES (${erasure.workspace_id}, ${erasure.id}, ${[...erasure.comment_ids]}, ${[...erasure.contact_ids]},
        ${erasure.since}, ${claimedUntil}, ${at})`,

    /** Takes one that nobody is at. */
    claim: (now: Date, until: Date) =>
      sql<StoredErasure>`
        UPDATE erasures SET claimed_until = ${until} WHERE (workspace_id, id) IN (
          SELECT workspace_id, id FROM erasures WHERE done_at IS NULL AND ${claimable(sql, "claimed_until", now)}
          ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED
        ) RETURNING ${columns}`.pipe(Effect.map((rows) => Option.fromNullable(rows[0]))),

    /** The next deliveries by their ids, which are in the order of time; `body` of those alone that may hold something. */
    deliveries: ({ comment_ids, contact_ids, workspace_id }: StoredErasure, after: string, limit: number) =>
      sql<{ readonly id: string; readonly body: string | null }>`
        SELECT id, CASE
          WHEN substring(body FROM '"comment":\\{"id":"([^"]+)"') = ANY(${[...comment_ids]}::text[]) THEN body
          WHEN substring(body FROM '"contact":\\{"id":"([^"]+)"') = ANY(${[...contact_ids]}::text[]) THEN body
        END AS body
        FROM deliveries WHERE workspace_id = ${workspace_id} AND id > ${after} ORDER BY id LIMIT ${limit}`,

    /** What a receiver answered may repeat what it was told. */
    rewrite: (workspaceId: WorkspaceId, deliveryId: string, body: string) =>
      Effect.zipRight(
        sql`UPDATE deliveries SET body = ${body} WHERE workspace_id = ${workspaceId} AND id = ${deliveryId}`,
        sql`UPDATE delivery_attempts SET excerpt = NULL
          WHERE workspace_id = ${workspaceId} AND delivery_id = ${deliveryId} AND excerpt IS NOT NULL`
      ),

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
