import type { SqlClient, Statement } from "@effect/sql"
import { DateTime, Option } from "effect"
import { archivedIs, type CommentPage, filterConditions } from "./CommentConditions.ts"
import { needles } from "./Needle.ts"

const dayMilliseconds = 86_400_000

export interface CommentsSearched extends CommentPage {
  readonly q: string
}

/** Comments that wait or are archived are few, as are those under one post or ad, and are looked through as they come. */
const isAmongFew = ({ ad_id, archived, external_id, post_id, status }: CommentPage["filter"]) =>
  status === "review" ||
  status === "pending" ||
  archived === "true" ||
  [ad_id, external_id, post_id].some((value) => value !== undefined)

/** The SQL of one part of what a text is looked for, in the form in which texts are searched. */
const folded = (sql: SqlClient.SqlClient, part: string) =>
  sql`lower(normalize(${part}::text, NFKC) COLLATE "und-x-icu") COLLATE "C"`

/**
 * The SQL that finds comments `c` whose text holds all that is looked for with `q`, as many as the page could take of the newest, which no index has
 * yet, and as many of the others. The index is asked month by month, newest first, whether there are any, and then day by
 * day which: a word that everybody uses is found after a few days, and one that nobody uses after as many questions as
 * there are months.
 */
export const searchConditions = (
  sql: SqlClient.SqlClient,
  page: CommentsSearched
): ReadonlyArray<Statement.Fragment> => {
  const own = sql`c.workspace_id = ${page.workspaceId}`
  return isAmongFew(page.filter)
    ? [
        own,
        ...filterConditions(sql, page.filter),
        ...olderThan(sql, page, "c.received_at", "c.id"),
        ...needles(page.q).map((part) => sql`strpos(searchable(c.text), ${folded(sql, part)}) > 0`)
      ]
    : [own, sql`c.id IN (${idsFound(sql, page)})`]
}

const olderThan = (
  sql: SqlClient.SqlClient,
  { after }: CommentPage,
  time: "c.received_at" | "s.received_at",
  id: "c.id" | "s.comment_id"
) =>
  Option.match(after, {
    onNone: () => [],
    onSome: (key) => [sql`(${sql.literal(time)}, ${sql.literal(id)}) < (${new Date(key.at)}, ${key.id})`]
  })

/** The newest day that can hold anything; none for whenever the newest comment came. */
const newestAsked = ({ after, filter: { until } }: CommentPage): Option.Option<number> => {
  const times = [
    ...Option.toArray(Option.map(after, ({ at }) => at)),
    ...(until === undefined ? [] : [DateTime.toEpochMillis(until)])
  ]
  return times.length === 0 ? Option.none() : Option.some(Math.floor(Math.min(...times) / dayMilliseconds))
}

const idsFound = (sql: SqlClient.SqlClient, page: CommentsSearched) => {
  const { filter, q, workspaceId } = page
  const { account_id, archived, platform, status, since, surface, until } = filter
  const end = (order: "ASC" | "DESC") => sql`(SELECT search_day(e.received_at) FROM comments e
    WHERE e.workspace_id = ${workspaceId}
    ORDER BY e.received_at ${sql.literal(order)}, e.id ${sql.literal(order)} LIMIT 1)`
  const newest = Option.match(newestAsked(page), {
    onNone: () => end("DESC"),
    onSome: (day) => sql`least(${day}::integer, ${end("DESC")})`
  })
  const oldest =
    since === undefined
      ? end("ASC")
      : sql`greatest(search_day(${DateTime.toDateUtc(since)}::timestamptz), ${end("ASC")})`
  const kinds = sql`ARRAY[${sql.csv([
    ...[account_id, platform, surface].flatMap((value) => (value === undefined ? [] : [sql`${value}::text`])),
    sql`NULL`
  ])}]::text[]`
  const parts = needles(q)
  const holdsAll = sql.and(parts.map((_, index) => sql`strpos(s.searched, ${sql.literal(`asked.part${index}`)}) > 0`))
  const within = (block: "d" | "m", number: "days.day" | "months.month") => sql`s.keys @> (
      ${`${workspaceId}/${block}`}::text || ${sql.literal(number)} || asked.keys) AND ${holdsAll}`
  const itself = sql.literal("FROM comments e WHERE e.workspace_id = s.workspace_id AND e.id = s.comment_id")
  const conditions = [
    within("d", "days.day"),
    sql`s.received_at <= asked.indexed_until`,
    ...olderThan(sql, page, "s.received_at", "s.comment_id"),
    ...(since === undefined ? [] : [sql`s.received_at >= ${DateTime.toDateUtc(since)}`]),
    ...(until === undefined ? [] : [sql`s.received_at < ${DateTime.toDateUtc(until)}`]),
    ...(status === undefined ? [] : [sql`(SELECT e.status ${itself}) = ${status}`]),
    ...(archived === undefined ? [] : [sql`(SELECT ${archivedIs(sql, "e", archived)} ${itself})`])
  ]
  const grams = sql.literal(parts.map((_, index) => `comment_grams(looked.part${index})`).join(" || "))
  const unindexed = [
    // a value each, so that an index finds what is newer
    sql`c.workspace_id = ${workspaceId} AND c.received_at > (SELECT asked.indexed_until FROM asked)`,
    ...parts.map(
      (_, index) => sql`strpos(searchable(c.text), (SELECT ${sql.literal(`asked.part${index}`)} FROM asked)) > 0`
    ),
    ...filterConditions(sql, filter),
    ...olderThan(sql, page, "c.received_at", "c.id")
  ]
  return sql`
    WITH asked AS MATERIALIZED (
      SELECT looked.*, array_remove(${kinds}, NULL) || ${grams} AS keys, ${newest} AS newest,
        ${oldest} AS oldest, coalesce((
          SELECT p.indexed_until FROM comment_search_progress p WHERE p.workspace_id = ${workspaceId}
        ), '-infinity') AS indexed_until
      FROM (SELECT ${sql.csv(parts.map((part, index) => sql`${folded(sql, part)} AS ${sql.literal(`part${index}`)}`))}) AS looked
    )
    (SELECT c.id FROM comments c WHERE ${sql.and(unindexed)}
      ORDER BY c.received_at DESC, c.id DESC LIMIT ${page.limit})
    UNION ALL
    (SELECT found.comment_id FROM (
      SELECT months.month FROM asked, generate_series(asked.newest >> 5, asked.oldest >> 5, -1) AS months (month)
      -- apart, or the first is looked for in the table
      WHERE (
        WITH found AS MATERIALIZED (SELECT FROM comment_search s, asked WHERE ${within("m", "months.month")})
        SELECT true FROM found LIMIT 1
      )
      OFFSET 0
    ) AS months, asked,
    LATERAL (
      SELECT day FROM generate_series(
        least(asked.newest, months.month * 32 + 31), greatest(asked.oldest, months.month * 32), -1
      ) AS days (day) OFFSET 0
    ) AS days,
    LATERAL (
      SELECT s.comment_id FROM comment_search s WHERE ${sql.and(conditions)}
      ORDER BY s.received_at DESC, s.comment_id DESC LIMIT ${page.limit}
    ) AS found
    LIMIT ${page.limit})`
}
