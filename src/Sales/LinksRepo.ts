import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { type ClickId, CommentId, ContactId, LinkId, WorkspaceId } from "#schema/Ids.ts"
import type { LinkFilter, NewTrackedLink } from "#schema/resources/Link.ts"
import { commentIfAny } from "#src/Comments/CommentSql.ts"
import { contactIfAny, everyIdOf } from "#src/Contacts/ContactSql.ts"
import type { SortKey } from "#src/Database/Cursor.ts"
import { rowsOf } from "#src/Database/Rows.ts"

/** A row of `tracked_links`. */
export const StoredLink = Schema.Struct({
  workspace_id: WorkspaceId,
  id: LinkId,
  code: Schema.String,
  target_url: Schema.String,
  comment_id: Schema.NullOr(CommentId),
  contact_id: Schema.NullOr(ContactId),
  campaign: Schema.NullOr(Schema.String),
  clicks: Schema.Number,
  created_at: Schema.DateFromSelf
})
export type StoredLink = typeof StoredLink.Type

/** With its sales by currency; values are decimal text, as all money. */
export const ListedLink = Schema.Struct({
  ...StoredLink.fields,
  sales: Schema.Array(
    Schema.Struct({
      currency: Schema.String,
      count: Schema.Number,
      value: Schema.String
    })
  )
})
export type ListedLink = typeof ListedLink.Type

/** What a link is made for, as the workspace has it; null where it has no such thing. */
const LinkSource = Schema.Struct({
  comment_id: Schema.NullOr(CommentId),
  contact_id: Schema.NullOr(ContactId)
})
type LinkSource = typeof LinkSource.Type

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const narrowed = (workspaceId: WorkspaceId, { campaign, comment_id, contact_id }: LinkFilter) => [
    ...(comment_id === undefined ? [] : [sql`l.comment_id = ${comment_id}`]),
    ...(campaign === undefined ? [] : [sql`l.campaign = ${campaign}`]),
    ...(contact_id === undefined ? [] : [sql`l.contact_id = ANY(${everyIdOf(sql, workspaceId, contact_id)})`])
  ]

  return {
    insert: (link: StoredLink) => sql`INSERT INTO tracked_links ${sql.insert({ ...link })}`,

    /** An id that was linked into another contact stands for that one. */
    source: (workspaceId: WorkspaceId, { comment_id = "", contact_id = "" }: Omit<NewTrackedLink, "target_url">) =>
      sql`
        SELECT
          ${commentIfAny(sql, workspaceId, comment_id)} AS comment_id,
          ${contactIfAny(sql, workspaceId, contact_id)} AS contact_id`.pipe(
        rowsOf(LinkSource),
        Effect.map(([row]): LinkSource => row ?? { comment_id: null, contact_id: null })
      ),

    find: (workspaceId: WorkspaceId, code: string) =>
      sql`SELECT * FROM tracked_links WHERE workspace_id = ${workspaceId} AND code = ${code}`.pipe(
        rowsOf(StoredLink),
        Effect.map(([link]) => Option.fromNullable(link))
      ),

    list: (workspaceId: WorkspaceId, filter: LinkFilter, after: Option.Option<SortKey>, limit: number) =>
      sql`
        SELECT l.*, coalesce((
          SELECT json_agg(json_build_object('currency', currency, 'count', count, 'value', value::text) ORDER BY currency)
          FROM link_sales s WHERE s.workspace_id = l.workspace_id AND s.link_id = l.id AND s.count > 0
        ), '[]') AS sales
        FROM tracked_links l
        WHERE ${sql.and([
          sql`l.workspace_id = ${workspaceId}`,
          ...narrowed(workspaceId, filter),
          ...Option.match(after, {
            onNone: () => [],
            onSome: ({ at, id }) => [sql`(l.created_at, l.id) < (${new Date(at)}, ${id})`]
          })
        ])}
        ORDER BY l.created_at DESC, l.id DESC LIMIT ${limit}`.pipe(rowsOf(ListedLink)),

    /** Counts a click and keeps it; of the link's clicks that led to no sale, only the newest `kept` stay. */
    insertClick: (
      { campaign, comment_id, contact_id, id, workspace_id }: StoredLink,
      clickId: ClickId,
      at: Date,
      kept: number
    ) => sql`
      WITH counted AS (
        UPDATE tracked_links SET clicks = clicks + 1 WHERE workspace_id = ${workspace_id} AND id = ${id}
        RETURNING clicks
      ), forgotten AS (
        DELETE FROM clicks k USING counted
        WHERE k.workspace_id = ${workspace_id} AND k.link_id = ${id} AND k.number = counted.clicks - ${kept}::int
          AND NOT EXISTS (SELECT FROM sales s WHERE s.workspace_id = k.workspace_id AND s.click_id = k.id)
      )
      INSERT INTO clicks (workspace_id, id, link_id, at, comment_id, contact_id, campaign, number)
      SELECT ${workspace_id}, ${clickId}, ${id}, ${at}::timestamptz, ${comment_id}::text, ${contact_id}::text,
        ${campaign}::text, clicks
      FROM counted`
  }
})

export class LinksRepo extends Context.Tag("steward/LinksRepo")<LinksRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(LinksRepo, make)
}
