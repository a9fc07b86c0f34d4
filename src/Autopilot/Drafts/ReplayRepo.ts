import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { AccountId, CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { Judged } from "../Judge.ts"

/** A comment to judge again, and what a person decided about it. */
export interface ReplayedComment extends Judged {
  readonly account_id: AccountId
  readonly received_at: Date
  readonly answered: "hide" | "keep" | null
}

/** Where to go on: the last comment that was read. */
export interface ReplayedUpTo {
  readonly at: Date
  readonly id: CommentId | ""
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const judged = sql`
    SELECT c.id, c.text, c.has_media, c.platform, c.surface, c.account_id, c.received_at, a.verdict AS answered
    FROM comments c LEFT JOIN answers a ON a.workspace_id = c.workspace_id AND a.comment_id = c.id`
  return {
    count: (workspaceId: WorkspaceId, before: Date, limit: number) =>
      sql<{ readonly count: number }>`
        SELECT count(*)::int AS count FROM (
          SELECT 1 FROM comments WHERE workspace_id = ${workspaceId} AND received_at < ${before} LIMIT ${limit}
        ) newest`,

    /** Comments before a place, newest first. */
    page: (workspaceId: WorkspaceId, { at, id }: ReplayedUpTo, limit: number) =>
      sql<ReplayedComment>`
        ${judged}
        WHERE c.workspace_id = ${workspaceId} AND (c.received_at, c.id) < (${at}, ${id})
        ORDER BY c.received_at DESC, c.id DESC LIMIT ${limit}`,

    /** The newest that are hidden. */
    hidden: (workspaceId: WorkspaceId, limit: number) =>
      sql<ReplayedComment>`
        ${judged} WHERE c.workspace_id = ${workspaceId} AND c.status = 'hidden'
        ORDER BY c.received_at DESC, c.id DESC LIMIT ${limit}`
  }
})

export class ReplayRepo extends Context.Tag("steward/ReplayRepo")<ReplayRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(ReplayRepo, make)
}
