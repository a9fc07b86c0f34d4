import type { SqlClient } from "@effect/sql"

/**
 * Merges into an index of texts what was added since the last time, which waits in a list that every search reads. A large
 * list is merged for a fraction of what small ones cost, and whoever adds to it does not wait meanwhile.
 */
export const mergeList = (sql: SqlClient.SqlClient, index: string) =>
  sql`SELECT gin_clean_pending_list(${index}::regclass)`
