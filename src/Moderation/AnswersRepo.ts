import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer, Option } from "effect"
import type { ProtectionKey } from "#schema/Autopilot.ts"
import type { CommentId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import type { AnswerKind } from "#schema/NeedsYou.ts"

/** What a person decided about a comment. `agreed`: whether the autopilot thought the same; null without a leaning. */
export interface StoredAnswer {
  readonly workspace_id: WorkspaceId
  readonly comment_id: CommentId
  readonly verdict: "hide" | "keep"
  readonly answer: AnswerKind
  readonly answer_text: string | null
  readonly queued: boolean
  readonly person_id: PersonId
  readonly person_name: string
  readonly category: ProtectionKey | null
  readonly agreed: boolean | null
  /** Whether the autopilot had asked about the comment. */
  readonly asked: boolean
  readonly text: string
  readonly at: Date
}

const make = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  return {
    get: (workspaceId: WorkspaceId, commentId: CommentId) =>
      sql<StoredAnswer>`
        SELECT * FROM answers WHERE workspace_id = ${workspaceId} AND comment_id = ${commentId}
      `.pipe(Effect.map((rows) => Option.fromNullable(rows[0]))),

    put: (answer: StoredAnswer) => sql`
      INSERT INTO answers ${sql.insert({ ...answer })}
      ON CONFLICT (workspace_id, comment_id) DO UPDATE SET ${sql.update({ ...answer }, ["workspace_id", "comment_id"])}`,

    /** Answers given at or after `since`, oldest first. */
    since: (workspaceId: WorkspaceId, since: Date) =>
      sql<StoredAnswer>`
        SELECT * FROM answers WHERE workspace_id = ${workspaceId} AND at >= ${since} ORDER BY at, comment_id`
  }
})

export class AnswersRepo extends Context.Tag("steward/AnswersRepo")<AnswersRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(AnswersRepo, make)
}
