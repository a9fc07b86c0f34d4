import type { SqlClient, Statement } from "@effect/sql"
import { DateTime } from "effect"
import type { CommentFilter } from "#schema/CommentFilter.ts"

/** The SQL of a filter; every condition must hold. */
export const filterConditions = (
  sql: SqlClient.SqlClient,
  filter: CommentFilter
): ReadonlyArray<Statement.Fragment> => {
  const equal = (column: string, value: string | undefined) =>
    value === undefined ? [] : [sql`${sql.literal(column)} = ${value}`]
  return [
    ...equal("c.status", filter.status),
    ...equal("c.platform", filter.platform),
    ...equal("c.surface", filter.surface),
    ...equal("c.account_id", filter.account_id),
    ...equal("c.ad_id", filter.ad_id),
    ...equal("c.post_external_id", filter.post_id),
    ...equal("c.external_id", filter.external_id),
    ...(filter.since === undefined ? [] : [sql`c.received_at >= ${DateTime.toDateUtc(filter.since)}`]),
    ...(filter.until === undefined ? [] : [sql`c.received_at < ${DateTime.toDateUtc(filter.until)}`])
  ]
}
