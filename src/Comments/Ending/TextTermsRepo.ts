import { SqlClient } from "@effect/sql"
import { Context, Duration, Effect, Layer, Schema } from "effect"
import { CommentId, ContactId, WorkspaceId } from "#schema/Ids.ts"
import { Surface } from "#schema/Platform.ts"
import { recordset } from "#src/Database/Json.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { everyAccount } from "#src/Directory/AccountSql.ts"
import type { ObservedAccount } from "../Observation.ts"
import { keptAfterEnd, termPlatforms } from "../Terms/TextTerm.ts"

const EndingRow = Schema.Struct({
  external_id: Schema.String,
  post_external_id: Schema.NullOr(Schema.String),
  surface: Surface,
  text: Schema.String,
  received_at: Schema.DateFromSelf
})

const OverdueRow = Schema.Struct({ workspace_id: WorkspaceId, id: CommentId, contact_id: Schema.NullOr(ContactId) })
const ConfirmedRow = Schema.Struct({ external_id: Schema.String, named: Schema.Boolean })
const ContactRow = Schema.Struct({ id: ContactId })

/** What a platform told once more of a comment: who wrote it. */
export interface Confirmed {
  readonly external_id: string
  readonly name: string
  readonly handle: string
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Comments of an account whose term ends before a time, the first to end first. */
    ending: ({ accountId, workspaceId }: ObservedAccount, before: Date, limit: number) =>
      sql`
        SELECT external_id, post_external_id, surface, text, received_at FROM comments
        WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND text_until <= ${before}
          AND status <> 'deleted'
        ORDER BY text_until LIMIT ${limit}`.pipe(rowsOf(EndingRow)),

    /** Answers of which it may be noted who wrote them: what was erased stays nobody's, also where it was written anew. */
    confirm: ({ accountId, workspaceId }: ObservedAccount, comments: ReadonlyArray<Confirmed>, until: Date) =>
      sql`
      UPDATE comments c SET text_until = ${until},
        author_name = CASE WHEN c.erased_digest IS NULL THEN coalesce(nullif(n.name, ''), c.author_name) ELSE '' END,
        author_handle = CASE WHEN c.erased_digest IS NULL THEN coalesce(nullif(n.handle, ''), c.author_handle) ELSE '' END
      FROM json_to_recordset(${recordset(comments)}::json) AS n (external_id text, name text, handle text)
      WHERE c.workspace_id = ${workspaceId} AND c.account_id = ${accountId} AND c.external_id = n.external_id
        AND c.text_until IS NOT NULL
      RETURNING c.external_id, c.erased_digest IS NULL AS named`.pipe(rowsOf(ConfirmedRow)),

    /** Comments that may be kept no longer, of all workspaces. */
    overdue: (now: Date, limit: number) => {
      const endedBy = new Date(now.getTime() - Duration.toMillis(keptAfterEnd))
      return sql`
        SELECT due.workspace_id, due.id, due.contact_id FROM ${everyAccount(sql)} CROSS JOIN LATERAL (
          SELECT c.workspace_id, c.id, c.contact_id FROM comments c
          WHERE c.workspace_id = a.workspace_id AND c.account_id = a.id
            AND c.text_until <= CASE WHEN a.disconnected_at <= ${endedBy} THEN 'infinity' ELSE ${now}::timestamptz END
          ORDER BY c.text_until LIMIT ${limit}
        ) AS due WHERE ${sql.in("a.platform", termPlatforms)} LIMIT ${limit}`.pipe(rowsOf(OverdueRow))
    },

    /** Those of the contacts of whom no comment is left. */
    silent: (workspaceId: WorkspaceId, contacts: ReadonlyArray<ContactId>) =>
      sql`
        SELECT one AS id FROM unnest(${[...contacts]}::text[]) AS one WHERE NOT EXISTS (
          SELECT FROM comments WHERE workspace_id = ${workspaceId} AND contact_id = one
        )`.pipe(rowsOf(ContactRow))
  }
})

export class TextTermsRepo extends Context.Tag("steward/TextTermsRepo")<
  TextTermsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(TextTermsRepo, make)
}
