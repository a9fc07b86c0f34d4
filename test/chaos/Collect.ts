import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import type { Facts, KeptComment, KeptDelivery, KeptHook, KeptWork } from "./Facts.ts"

interface CommentRow extends Omit<KeptComment, "reply_ids"> {
  readonly replies: ReadonlyArray<{ readonly external_id: string | null }>
}

/** What the service's database holds in the end. */
export const collect: Effect.Effect<
  Pick<Facts, "comments" | "work" | "hooks" | "deliveries">,
  never,
  SqlClient.SqlClient
> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<CommentRow>`
    SELECT id, platform, external_id, status, hidden_on_platform, pending_action, replies,
      (
        SELECT count(*)::int FROM comment_history h
        WHERE h.workspace_id = c.workspace_id AND h.comment_id = c.id AND h.what = 'hidden'
      ) AS hidden_times,
      coalesce((
        SELECT array_agg(outcome ORDER BY at) FROM decision_records d
        WHERE d.workspace_id = c.workspace_id AND d.comment_id = c.id
      ), '{}') AS outcomes,
      (
        SELECT count(*)::int FROM decision_records d
        WHERE d.workspace_id = c.workspace_id AND d.comment_id = c.id AND d.record->'input' ? 'followed'
      ) AS revisits,
      coalesce((
        SELECT outcome = 'ask' AND (record->'decision'->>'hides')::boolean FROM decision_records d
        WHERE d.workspace_id = c.workspace_id AND d.comment_id = c.id ORDER BY at DESC LIMIT 1
      ), false) AS hidden_to_ask
    FROM comments c`
  return {
    comments: rows.map(({ replies, ...row }) => ({ ...row, reply_ids: replies.map(({ external_id }) => external_id) })),
    work: yield* sql<KeptWork>`SELECT id, comment_id, action, state, attempts, last_error FROM platform_work
      ORDER BY comment_id, position`,
    hooks: yield* sql<KeptHook>`SELECT id, events[1] AS event, last_sequence FROM hooks`,
    deliveries: yield* sql<KeptDelivery>`SELECT id, hook_id, sequence, event, state, attempts FROM delivery_log`
  }
}).pipe(Effect.orDie)
