import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer, Schema } from "effect"
import { CommentId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import { HeldKind } from "#schema/resources/HeldAnswer.ts"
import { claimable } from "#src/Database/BoundedTimes.ts"
import { claimInTurn, lookedAt } from "#src/Database/Claims/ClaimInTurn.ts"
import { recordset } from "#src/Database/Json.ts"
import { columns, rowsOf } from "#src/Database/Rows.ts"

/** An answer that has not taken effect. */
export const StoredHeld = Schema.Struct({
  workspace_id: WorkspaceId,
  comment_id: CommentId,
  person_id: PersonId,
  person_name: Schema.String,
  answer: HeldKind,
  answer_text: Schema.NullOr(Schema.String),
  /** SHA-256 of the text that was answered, in hexadecimal digits. */
  about: Schema.String,
  held_at: Schema.DateFromSelf,
  takes_effect_at: Schema.DateFromSelf
})
export type StoredHeld = typeof StoredHeld.Type

const DueAnswer = StoredHeld.pick("workspace_id", "comment_id")

const make = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const own = columns(sql, StoredHeld, { of: "h", as: { about: sql`encode(h.about, 'hex')` } })
  const same = ({ comment_id, held_at, person_id, workspace_id }: StoredHeld) => sql`
    workspace_id = ${workspace_id} AND comment_id = ${comment_id} AND held_at = ${held_at} AND person_id = ${person_id}`
  const isDue = (now: Date) => sql`takes_effect_at <= ${now} AND ${claimable(sql, "claimed_until", now)}`
  return {
    /** The answers to these comments that are held, oldest first: several of a comment where people gave the same. */
    of: (workspaceId: WorkspaceId, ids: ReadonlyArray<string>) =>
      sql`SELECT ${own} FROM held_answers h
        WHERE h.workspace_id = ${workspaceId} AND h.comment_id = ANY (${ids}::text[])
        ORDER BY h.held_at, h.person_id`.pipe(rowsOf(StoredHeld)),

    /** Those of a person whose time has not come, oldest first. */
    ofPerson: (workspaceId: WorkspaceId, personId: PersonId, now: Date) =>
      sql`SELECT ${own} FROM held_answers h
        WHERE h.workspace_id = ${workspaceId} AND h.person_id = ${personId} AND h.takes_effect_at > ${now}
        ORDER BY h.held_at, h.comment_id`.pipe(rowsOf(StoredHeld)),

    /** In place of what the same person answered before. */
    put: (workspaceId: WorkspaceId, held: ReadonlyArray<StoredHeld>) =>
      held.length === 0
        ? Effect.void
        : sql`
            INSERT INTO held_answers (workspace_id, comment_id, person_id, person_name, answer, answer_text, about,
              held_at, takes_effect_at)
            SELECT ${workspaceId}, n.comment_id, n.person_id, n.person_name, n.answer, n.answer_text,
              decode(n.about, 'hex'), n.held_at, n.takes_effect_at
            FROM json_to_recordset(${recordset(held)}::json) AS n (comment_id text, person_id text, person_name text,
              answer text, answer_text text, about text, held_at timestamptz, takes_effect_at timestamptz)
            ON CONFLICT (workspace_id, comment_id, person_id) DO UPDATE SET person_name = excluded.person_name, answer = excluded.answer, answer_text = excluded.answer_text,
              about = excluded.about, held_at = excluded.held_at, takes_effect_at = excluded.takes_effect_at,
              claimed_until = 'epoch'`,

    /** Whether it was still there. */
    remove: (held: StoredHeld) =>
      sql`DELETE FROM held_answers WHERE ${same(held)} RETURNING 1`.pipe(Effect.map((rows) => rows.length > 0)),

    /** Nobody takes it until then. */
    putOff: (held: StoredHeld, until: Date) =>
      sql`UPDATE held_answers SET claimed_until = ${until} WHERE ${same(held)}`,

    /** What others answered in the same way to the same text. */
    removeAlike: ({ about, answer, answer_text, comment_id, workspace_id }: StoredHeld) => sql`
      DELETE FROM held_answers
      WHERE workspace_id = ${workspace_id} AND comment_id = ${comment_id} AND about = decode(${about}, 'hex')
        AND answer = ${answer} AND answer_text IS NOT DISTINCT FROM ${answer_text}`,

    /** Answers whose time has come and that nobody holds, until `until`; those that are due longest first. */
    claim: (now: Date, until: Date, limit: number) =>
      claimInTurn(
        sql`
          SELECT workspace_id, comment_id FROM held_answers WHERE ${isDue(now)}
          ORDER BY takes_effect_at LIMIT ${lookedAt}`.pipe(rowsOf(DueAnswer)),
        limit,
        (workspaceId, due, share) =>
          sql`
            WITH due AS (
              SELECT comment_id, person_id FROM held_answers
              WHERE workspace_id = ${workspaceId} AND comment_id = ANY (${due.map(({ comment_id }) => comment_id)}::text[])
                AND ${isDue(now)}
              ORDER BY takes_effect_at LIMIT ${share} FOR UPDATE SKIP LOCKED
            )
            UPDATE held_answers h SET claimed_until = ${until} FROM due
            WHERE h.workspace_id = ${workspaceId} AND h.comment_id = due.comment_id AND h.person_id = due.person_id
            RETURNING ${own}`.pipe(rowsOf(StoredHeld))
      ),

    /** Takes people's words out; what needs nothing but the comment's id goes on. */
    erase: (workspaceId: WorkspaceId, ids: ReadonlyArray<CommentId>) => sql`
      DELETE FROM held_answers
      WHERE workspace_id = ${workspaceId} AND comment_id = ANY (${ids}::text[]) AND answer IN ('reply', 'block')`
  }
})

export class HeldAnswersRepo extends Context.Tag("steward/HeldAnswersRepo")<
  HeldAnswersRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(HeldAnswersRepo, make)
}
