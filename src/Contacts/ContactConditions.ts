import type { SqlClient, Statement } from "@effect/sql"
import { DateTime } from "effect"
import type { TagId, WorkspaceId } from "#schema/Ids.ts"
import type { ContactFilter } from "#schema/resources/Contact.ts"
import { normaliseEmail } from "./Fields/Email.ts"
import { openSince } from "./MessagingWindow.ts"
import { needle, needleWords } from "./Needles/Needle.ts"
import { phoneNeedle } from "./Needles/PhoneNeedle.ts"

/** A filter whose tag names have been looked up, at a moment: messaging windows close as time goes by. */
export interface ReadFilter extends Omit<ContactFilter, "tag"> {
  readonly tagIds?: ReadonlyArray<TagId>
  readonly now: Date
}

/** The SQL of a filter; every condition must hold. */
export const filterConditions = (
  sql: SqlClient.SqlClient,
  workspaceId: WorkspaceId,
  { can_message, email, has, now, platform, q, tagIds, updated_since }: ReadFilter
): ReadonlyArray<Statement.Fragment> => [
  sql`c.workspace_id = ${workspaceId}`,
  ...(platform === undefined ? [] : [sql`c.platform = ${platform}`]),
  ...(has === undefined ? [] : [sql`${sql.literal(known[has])}`]),
  ...(email === undefined ? [] : [sql`lower(c.email) = lower(${normaliseEmail(email) ?? email}::text)`]),
  ...(updated_since === undefined ? [] : [sql`c.updated_at >= ${DateTime.toDateUtc(updated_since)}`]),
  ...(tagIds === undefined
    ? []
    : [
        sql`EXISTS (SELECT FROM contact_tags ct WHERE ct.workspace_id = c.workspace_id AND ct.contact_id = c.id
          AND ct.tag_id = ANY(${tagIds}::text[]))`
      ]),
  ...(q === undefined ? [] : searched(sql, workspaceId, q)),
  ...(can_message === undefined ? [] : [can_message === "true" ? inWindow(sql, now) : outOfWindow(sql, now)])
]

const known = {
  email: "c.email IS NOT NULL",
  phone: "c.phone IS NOT NULL",
  either: "(c.email IS NOT NULL OR c.phone IS NOT NULL)"
}

const searched = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId, q: string) => {
  const inWhole = [needle(q), phoneNeedle(q)].filter((text) => text !== null).map((text) => [text])
  const looked = [...inWhole, needleWords(q)].filter((texts) => texts !== null)
  const containsAll = (texts: ReadonlyArray<string>) => sql.and(texts.map((text) => contains(sql, workspaceId, text)))
  return looked.length === 0 ? [] : [sql.or(looked.map(containsAll))]
}

/** The index finds who may match; then the text itself decides. */
const contains = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId, text: string) => {
  const folded = sql`lower(normalize(${text}::text, NFKC) COLLATE "und-x-icu") COLLATE "C"`
  return sql.and([
    sql`search_grams(c.workspace_id, c.search) @> search_grams(${workspaceId}, ${folded})`,
    sql`strpos(c.search, ${folded}) > 0`
  ])
}

const inWindow = (sql: SqlClient.SqlClient, now: Date) => {
  const open = openSince(now)
  const earliest = new Date(Math.min(...open.map(({ after }) => after.getTime())))
  // implied by the rest, and what the index on last_message_at is searched by
  return sql`c.last_message_at > ${earliest} AND ${sql.or(
    open.map(({ after, platform }) => sql`c.platform = ${platform} AND c.last_message_at > ${after}`)
  )}`
}

const outOfWindow = (sql: SqlClient.SqlClient, now: Date) => sql`(${inWindow(sql, now)}) IS NOT TRUE`
