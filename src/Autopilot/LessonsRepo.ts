import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { ProtectionKey } from "#schema/Autopilot.ts"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"

/** What a person decided about a comment, as the autopilot learns from it. */
export interface StoredLesson {
  readonly comment_id: CommentId
  readonly text: string
  readonly verdict: "hide" | "keep"
  readonly category: ProtectionKey | null
  readonly agreed: boolean | null
  /** Whether the autopilot had asked about the comment. */
  readonly asked: boolean
  readonly at: Date
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** The newest `limit` lessons given at or after `since`, oldest first. */
    since: (workspaceId: WorkspaceId, since: Date, limit: number) => sql<StoredLesson>`
      SELECT * FROM (
        SELECT comment_id, text, verdict, category, agreed, asked, at FROM answers
        WHERE workspace_id = ${workspaceId} AND at >= ${since} ORDER BY at DESC LIMIT ${limit}
      ) newest ORDER BY at`,

    /** When anything was last deleted for good in a workspace; null for never. */
    lastErasure: (workspaceId: WorkspaceId) =>
      sql<{ readonly at: Date | null }>`
        SELECT max(created_at) AS at FROM erasures WHERE workspace_id = ${workspaceId}`.pipe(
        Effect.map((rows) => rows[0]?.at?.getTime() ?? null)
      )
  }
})

export class LessonsRepo extends Context.Tag("steward/LessonsRepo")<LessonsRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(LessonsRepo, make)
}
