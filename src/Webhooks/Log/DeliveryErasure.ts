import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { CommentId, ContactId, WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"

export interface ErasedSubjects {
  readonly workspaceId: WorkspaceId
  readonly commentIds: ReadonlyArray<CommentId>
  readonly contactIds: ReadonlyArray<ContactId>
}

const AfterRow = Schema.Struct({
  id: Schema.String,
  body: Schema.NullOr(Schema.String)
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  return {
    /** The next deliveries by their ids, which are in the order of time; `body` of those alone that may be about them. */
    after: ({ commentIds, contactIds, workspaceId }: ErasedSubjects, after: string, limit: number) =>
      sql`
        SELECT id, CASE
          WHEN substring(body FROM '"comment":\\{"id":"([^"]+)"') = ANY(${[...commentIds]}::text[]) THEN body
          WHEN substring(body FROM '"contact":\\{"id":"([^"]+)"') = ANY(${[...contactIds]}::text[]) THEN body
        END AS body
        FROM deliveries WHERE workspace_id = ${workspaceId} AND id > ${after} ORDER BY id LIMIT ${limit}`.pipe(
        rowsOf(AfterRow)
      ),

    /**
     * What a receiver answered may repeat what it was told. In this order: whoever writes an attempt down holds the
     * delivery or its place among the undelivered, and is either seen here or sees what was done here.
     */
    rewrite: (workspaceId: WorkspaceId, deliveryId: string, body: string) =>
      Effect.all(
        [
          sql`UPDATE deliveries SET body = ${body}, redacted = true
            WHERE workspace_id = ${workspaceId} AND id = ${deliveryId}`,
          sql`UPDATE undelivered SET redacted = true
            WHERE workspace_id = ${workspaceId} AND delivery_id = ${deliveryId}`,
          sql`UPDATE delivery_attempts SET excerpt = NULL
            WHERE workspace_id = ${workspaceId} AND delivery_id = ${deliveryId} AND excerpt IS NOT NULL`
        ],
        { discard: true }
      )
  }
})

/** Finds deliveries about people, and writes their bodies anew; each method runs in the caller's transaction. */
export class DeliveryErasure extends Context.Tag("steward/DeliveryErasure")<
  DeliveryErasure,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(DeliveryErasure, make)
}
