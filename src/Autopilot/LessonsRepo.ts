import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import { type ProtectionKey, protectionKeys } from "#schema/Autopilot.ts"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"

/** What a person decided about a comment, as the autopilot learns from it. */
export interface StoredLesson {
  readonly comment_id: CommentId
  readonly text: string
  readonly verdict: "hide" | "keep"
  readonly category: ProtectionKey | null
  readonly agreed: boolean | null
  readonly at: Date
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** The newest `limit` lessons given at or after `since`, oldest first. */
    since: (workspaceId: WorkspaceId, since: Date, limit: number) => sql<StoredLesson>`
      SELECT * FROM (
        SELECT comment_id, text, verdict, category, agreed, at FROM answers
        WHERE workspace_id = ${workspaceId} AND at >= ${since} ORDER BY at DESC LIMIT ${limit}
      ) newest ORDER BY at`,

    /** Hides before a time that nobody changed, and that nobody was asked about: the newest `limit` of each area. */
    stood: (workspaceId: WorkspaceId, before: Date, limit: number) =>
      sql<{ readonly area: ProtectionKey; readonly at: Date }>`
        SELECT area, d.at FROM unnest(${[...protectionKeys]}::text[]) AS area CROSS JOIN LATERAL (
          SELECT at FROM decision_records
          WHERE workspace_id = ${workspaceId} AND category = area AND outcome = 'hide' AND corrected_at IS NULL
            AND at < ${before}
          ORDER BY at DESC LIMIT ${limit}
        ) d`
  }
})

export class LessonsRepo extends Context.Tag("steward/LessonsRepo")<LessonsRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(LessonsRepo, make)
}
