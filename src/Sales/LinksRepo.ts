import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import type { ClickId, CommentId, ContactId, LinkId, WorkspaceId } from "#schema/Ids.ts"

/** A row of `tracked_links`. */
export interface StoredLink {
  readonly workspace_id: WorkspaceId
  readonly id: LinkId
  readonly code: string
  readonly target_url: string
  readonly comment_id: CommentId | null
  readonly contact_id: ContactId | null
  readonly campaign: string | null
  readonly created_at: Date
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    insert: (link: StoredLink) => sql`INSERT INTO tracked_links ${sql.insert({ ...link })}`,

    /** In whichever workspace: whoever follows a link holds no key. */
    find: (code: string) =>
      sql<StoredLink>`SELECT * FROM tracked_links WHERE code = ${code}`.pipe(
        Effect.map(([link]) => Option.fromNullable(link))
      ),

    insertClick: ({ campaign, comment_id, contact_id, id, workspace_id }: StoredLink, clickId: ClickId, at: Date) =>
      sql`INSERT INTO clicks ${sql.insert({
        workspace_id,
        id: clickId,
        link_id: id,
        at,
        comment_id,
        contact_id,
        campaign
      })}`
  }
})

export class LinksRepo extends Context.Tag("steward/LinksRepo")<LinksRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(LinksRepo, make)
}
