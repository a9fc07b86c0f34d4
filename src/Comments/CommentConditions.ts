import type { SqlClient, Statement } from "@effect/sql"
import { DateTime, type Option } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { CommentFilter } from "#schema/resources/CommentFilter.ts"
import type { SortKey } from "#src/Database/Cursor.ts"

export interface CommentPage {
  readonly workspaceId: WorkspaceId
  readonly filter: CommentFilter
  readonly after: Option.Option<SortKey>
  readonly limit: number
}

/** Word for word what the index of archived comments is for. */
export const archivedIs = (
  sql: SqlClient.SqlClient,
  comments: "c" | "e",
  archived: NonNullable<CommentFilter["archived"]>
) => sql.literal(`${archived === "true" ? "" : "NOT "}${comments}.archived`)

/** The SQL of a filter, but for the search by text; every condition must hold. */
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
    ...(filter.archived === undefined ? [] : [archivedIs(sql, "c", filter.archived)]),
    ...(filter.since === undefined ? [] : [sql`c.received_at >= ${DateTime.toDateUtc(filter.since)}`]),
    ...(filter.until === undefined ? [] : [sql`c.received_at < ${DateTime.toDateUtc(filter.until)}`])
  ]
}
