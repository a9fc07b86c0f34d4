import type { SqlClient, Statement } from "@effect/sql"
import { Option } from "effect"
import { platforms, Surface } from "#schema/Platform.ts"
import { CommentStatus } from "#schema/resources/Comment.ts"
import type { CommentFilter } from "#schema/resources/CommentFilter.ts"
import { platformOf } from "#src/Directory/AccountSql.ts"
import { type CommentPage, filterConditions } from "./CommentConditions.ts"
import { searchConditions } from "./CommentSearch.ts"

/**
 * The SQL of a page's conditions on comments `c`. Asked for by platform, surface or account, comments are found kind by
 * kind, as many of each as the page could take: among all in the order of time, those of a rare kind might come last.
 */
export const pageConditions = (sql: SqlClient.SqlClient, page: CommentPage): ReadonlyArray<Statement.Fragment> => {
  const { filter, workspaceId } = page
  if (filter.q !== undefined) return searchConditions(sql, { ...page, q: filter.q })
  const own = sql`c.workspace_id = ${workspaceId}`
  return isByKind(filter)
    ? [own, sql`c.id IN (${idsByKind(sql, page)})`]
    : [own, ...filterConditions(sql, filter), ...older(sql, page)]
}

/** Few comments are archived, or under one post or ad, so that whichever of them are asked for is soon found. */
const isByKind = ({ account_id, ad_id, archived, external_id, platform, post_id, surface }: CommentFilter) =>
  archived !== "true" &&
  [platform, surface, account_id].some((value) => value !== undefined) &&
  [ad_id, external_id, post_id].every((value) => value === undefined)

const older = (sql: SqlClient.SqlClient, { after }: CommentPage) =>
  Option.match(after, {
    onNone: () => [],
    onSome: ({ at, id }) => [sql`(c.received_at, c.id) < (${new Date(at)}, ${id})`]
  })

const idsByKind = (sql: SqlClient.SqlClient, page: CommentPage) => {
  const { account_id, platform, status, surface, ...rest } = page.filter
  const ofAccount = [
    sql`c.account_id = ${account_id ?? ""}`,
    ...(platform === undefined ? [] : [sql`${platform} = ${platformOf(sql, page.workspaceId, account_id ?? "")}`])
  ]
  const ofPlatform = account_id === undefined ? (platform === undefined ? platforms : [platform]) : [""]
  return sql`
    SELECT found.id
    FROM unnest(${status === undefined ? CommentStatus.literals : [status]}::text[]) AS status,
      unnest(${surface === undefined ? Surface.literals : [surface]}::text[]) AS surface,
      unnest(${ofPlatform}::text[]) AS platform,
      LATERAL (
        SELECT c.id, c.received_at FROM comments c
        WHERE ${sql.and([
          sql`c.workspace_id = ${page.workspaceId} AND c.status = status.status AND c.surface = surface.surface`,
          ...(account_id === undefined ? [sql`c.platform = platform.platform`] : ofAccount),
          ...filterConditions(sql, rest),
          ...older(sql, page)
        ])}
        ORDER BY c.received_at DESC, c.id DESC LIMIT ${page.limit}
      ) AS found
    ORDER BY found.received_at DESC, found.id DESC LIMIT ${page.limit}`
}
