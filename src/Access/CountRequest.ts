import type { SqlClient, Statement } from "@effect/sql"
import type { RateLimit } from "./RateLimit.ts"
import { interval } from "./RateLimit.ts"

/**
 * Counts one request of whoever is the row of `asking`, its workspace and id, where it fits the limit at `now`, Unix
 * milliseconds. The theoretical arrival time that comes of it; no row where it was one too many.
 */
export const countRequest = (sql: SqlClient.SqlClient, asking: Statement.Fragment, limit: RateLimit, now: number) => {
  const cost = interval(limit)
  const arrival = sql`greatest(l.arrival, ${now}::float8) + ${cost}::float8`
  return sql<{ readonly arrival: number }>`
    INSERT INTO rate_limits AS l (workspace_id, key_id, arrival)
    SELECT workspace_id, id, ${now + cost}::float8 FROM ${asking}
    ON CONFLICT (workspace_id, key_id) DO UPDATE SET arrival = ${arrival}
    WHERE ${arrival} <= ${now + cost * limit.burst}::float8
    RETURNING arrival`
}
