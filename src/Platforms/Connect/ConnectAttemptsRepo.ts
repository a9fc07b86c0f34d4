import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { AccountId, ConnectAttemptId, PersonId, SessionId, WorkspaceId } from "#schema/Ids.ts"
import { Platform } from "#schema/Platform.ts"
import { columns, firstRow, rowsOf } from "#src/Database/Rows.ts"

/**
 * `printed`: a link that nobody has opened; `begun`: somebody is at the platform; `asking`: what came back is being
 * changed for tokens; `choosing`: it is chosen what to connect; `failed`: it led nowhere.
 */
const Stage = Schema.Literal("printed", "begun", "asking", "choosing", "failed")

/** A row of `connect_attempts`. */
export const StoredAttempt = Schema.Struct({
  workspace_id: WorkspaceId,
  id: ConnectAttemptId,
  platform: Platform,
  stage: Stage,
  state_hash: Schema.NullOr(Schema.Uint8ArrayFromSelf),
  person_id: Schema.NullOr(PersonId),
  session_id: Schema.NullOr(SessionId),
  account_id: Schema.NullOr(AccountId),
  sealed_verifier: Schema.NullOr(Schema.Uint8ArrayFromSelf),
  sealed_candidates: Schema.NullOr(Schema.Uint8ArrayFromSelf),
  failure: Schema.NullOr(Schema.String),
  expires_at: Schema.DateFromSelf
})
export type StoredAttempt = typeof StoredAttempt.Type

/** Whose login it is, in which browser, and what the platform has to bring back. */
export interface Bound {
  readonly state_hash: Uint8Array
  readonly person_id: PersonId
  readonly session_id: SessionId
  readonly sealed_verifier: Uint8Array
  readonly expires_at: Date
}

/** An attempt as the one who made it names it. */
export interface OwnAttempt {
  readonly workspaceId: WorkspaceId
  readonly id: string
  readonly sessionId: SessionId
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const all = columns(sql, StoredAttempt)
  const named = (workspaceId: WorkspaceId, hash: Uint8Array, now: Date) =>
    sql`workspace_id = ${workspaceId} AND state_hash = ${hash} AND expires_at > ${now}`
  const owned = ({ id, sessionId, workspaceId }: OwnAttempt, now: Date) =>
    sql`workspace_id = ${workspaceId} AND id = ${id} AND session_id = ${sessionId} AND expires_at > ${now}`
  return {
    insert: (attempt: StoredAttempt) => sql`INSERT INTO connect_attempts ${sql.insert(attempt)}`,

    /** A link that was printed and not opened yet. */
    printed: (workspaceId: WorkspaceId, hash: Uint8Array, now: Date) =>
      sql`SELECT ${all} FROM connect_attempts WHERE ${named(workspaceId, hash, now)} AND stage = 'printed'`.pipe(
        firstRow(StoredAttempt)
      ),

    /** Takes a printed link, once. */
    bind: (workspaceId: WorkspaceId, hash: Uint8Array, now: Date, bound: Bound) =>
      sql`
        UPDATE connect_attempts SET ${sql.update({ ...bound })}, stage = 'begun'
        WHERE ${named(workspaceId, hash, now)} AND stage = 'printed' RETURNING ${all}`.pipe(firstRow(StoredAttempt)),

    /** Takes what a platform brought back, once, in the browser where it began. */
    take: (workspaceId: WorkspaceId, hash: Uint8Array, sessionId: SessionId, platform: Platform, now: Date) =>
      sql`
        UPDATE connect_attempts SET stage = 'asking', state_hash = NULL
        WHERE ${named(workspaceId, hash, now)} AND stage = 'begun' AND session_id = ${sessionId}
          AND platform = ${platform}
        RETURNING ${all}`.pipe(firstRow(StoredAttempt)),

    offer: (workspaceId: WorkspaceId, id: string, candidates: Uint8Array, expiresAt: Date) => sql`
      UPDATE connect_attempts
      SET stage = 'choosing', sealed_candidates = ${candidates}, sealed_verifier = NULL, expires_at = ${expiresAt}
      WHERE workspace_id = ${workspaceId} AND id = ${id} AND stage = 'asking'`,

    fail: (workspaceId: WorkspaceId, id: string, failure: string) => sql`
      UPDATE connect_attempts SET stage = 'failed', failure = ${failure}, sealed_verifier = NULL
      WHERE workspace_id = ${workspaceId} AND id = ${id} AND stage = 'asking'`,

    get: (attempt: OwnAttempt, now: Date) =>
      sql`SELECT ${all} FROM connect_attempts WHERE ${owned(attempt, now)}`.pipe(firstRow(StoredAttempt)),

    /** Takes the attempt away, with all that it kept; none where somebody was first. */
    remove: (attempt: OwnAttempt, now: Date) =>
      sql`DELETE FROM connect_attempts WHERE ${owned(attempt, now)} RETURNING ${all}`.pipe(firstRow(StoredAttempt)),

    forget: (now: Date, limit: number) =>
      sql`
        DELETE FROM connect_attempts WHERE (workspace_id, id) IN (
          SELECT workspace_id, id FROM connect_attempts WHERE expires_at <= ${now}
          ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
        ) RETURNING id`.pipe(
        rowsOf(StoredAttempt.pick("id")),
        Effect.map((rows) => rows.length)
      )
  }
})

export class ConnectAttemptsRepo extends Context.Tag("steward/ConnectAttemptsRepo")<
  ConnectAttemptsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(ConnectAttemptsRepo, make)
}
