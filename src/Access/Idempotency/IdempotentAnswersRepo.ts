import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"

export const AnswerId = Schema.Struct({
  workspace_id: WorkspaceId,
  key_id: Schema.String,
  idempotency_key: Schema.String
})
export type AnswerId = typeof AnswerId.Type

export const StoredResponse = Schema.Struct({
  ...AnswerId.fields,
  request: Schema.Uint8ArrayFromSelf,
  status: Schema.Number,
  /** Sealed; null only for what an earlier version kept in clear, for a day. */
  sealed_body: Schema.NullOr(Schema.Uint8ArrayFromSelf),
  body: Schema.NullOr(Schema.String),
  created_at: Schema.DateFromSelf
})
export type StoredResponse = typeof StoredResponse.Type

const TryLockRow = Schema.Struct({
  locked: Schema.Boolean
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Until the transaction ends. False: another transaction holds it. */
    tryLock: ({ workspace_id, key_id, idempotency_key }: AnswerId) =>
      sql`
        SELECT pg_try_advisory_xact_lock(hashtextextended(${`${workspace_id}\n${key_id}\n${idempotency_key}`}, 0)) AS locked
      `.pipe(
        rowsOf(TryLockRow),
        Effect.map(([row]) => row?.locked === true)
      ),

    get: ({ workspace_id, key_id, idempotency_key }: AnswerId, since: Date) =>
      sql`
      SELECT * FROM idempotent_answers
      WHERE workspace_id = ${workspace_id} AND key_id = ${key_id} AND idempotency_key = ${idempotency_key}
        AND created_at > ${since}`.pipe(rowsOf(StoredResponse)),

    put: (answer: Omit<StoredResponse, "body">) => sql`
      INSERT INTO idempotent_answers ${sql.insert({ ...answer })}
      ON CONFLICT (workspace_id, key_id, idempotency_key) DO UPDATE
      SET request = excluded.request, status = excluded.status, body = NULL,
        sealed_body = excluded.sealed_body, created_at = excluded.created_at`,

    /** Oldest first; answers how many. */
    prune: (before: Date, limit: number) =>
      sql`DELETE FROM idempotent_answers WHERE (workspace_id, key_id, idempotency_key) IN (
          SELECT workspace_id, key_id, idempotency_key FROM idempotent_answers
          WHERE created_at <= ${before} ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
        ) RETURNING 1`.pipe(Effect.map((rows) => rows.length))
  }
})

export class IdempotentAnswersRepo extends Context.Tag("steward/IdempotentAnswersRepo")<
  IdempotentAnswersRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(IdempotentAnswersRepo, make)
}
