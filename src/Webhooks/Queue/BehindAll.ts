import type { SqlClient } from "@effect/sql"

/**
 * Added to the place of a delivery that is tried for longer than the specified four attempts: it stands behind all that
 * were not, and holds none of them up. No sequence gets as far.
 */
export const behindAll = 2 ** 40

/** As if it had never been tried: at its own place in the queue, with all tries before it. */
export const afresh = (sql: SqlClient.SqlClient, of: "" | "u." = "") =>
  sql`tries = 0, begun_at = NULL, place = ${sql.literal(of)}place % ${behindAll}`
