import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { KeyId, WorkspaceId } from "#schema/Ids.ts"

export interface AnswerId {
  readonly workspace_id: WorkspaceId
  readonly key_id: KeyId
  readonly idempotency_key: string
}

export interface StoredAnswer extends AnswerId {
  readonly request: Uint8Array
  readonly status: number
  /** Sealed; null only for what an earlier version kept in clear, for a day. */
  readonly sealed_body: Uint8Array | null
  readonly body: string | null
  readonly created_at: Date
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Until the transaction ends. False: another transaction holds it. */
    tryLock: ({ workspace_id, key_id, idempotency_key }: AnswerId) =>
      sql<{ readonly locked: boolean }>`
        SELECT pg_try_advisory_xact_lock(hashtextextended(${`${workspace_id}\n${key_id}\n${idempotency_key}`}, 0)) AS locked
      `.pipe(Effect.map(([row]) => row?.locked === true)),

    get: ({ workspace_id, key_id, idempotency_key }: AnswerId, since: Date) => sql<StoredAnswer>`
      SELECT * FROM idempotent_answers
      WHERE workspace_id = ${workspace_id} AND key_id = ${key_id} AND idempotency_key = ${idempotency_key}
        AND created_at > ${since}`,

    put: (answer: Omit<StoredAnswer, "body">) => sql`
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
