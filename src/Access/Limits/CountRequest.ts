import type { SqlClient, Statement } from "@effect/sql"
import { interval, latestArrival, type RateLimit } from "./RateLimit.ts"

/** A request that is to be counted, or several at once. All but `cost` are Unix milliseconds. */
export interface Counting {
  readonly now: number
  /** Milliseconds in which their worth comes back. */
  readonly cost: number
  /** The theoretical arrival time after them, where they are the first. */
  readonly first: number
  /** The latest theoretical arrival time within the limit. */
  readonly last: number
  /** The latest that can stand there; a later one was left by a clock that ran ahead, and counts for nothing. */
  readonly latest: number
}

export const counting = (limit: RateLimit, now: number, requests = 1): Counting => {
  const one = interval(limit)
  const cost = one * requests
  return { now, cost, first: now + cost, last: now + one * limit.burst, latest: latestArrival(limit, now) }
}

/**
 * Counts a request of whoever is the row of `asking`, its workspace and id, where it fits the limit. The theoretical
 * arrival time that comes of it; no row where it was one too many. The first of somebody is counted without a look:
 * no more are to be counted at once than the limit ever allows.
 */
export const countRequest = (
  sql: SqlClient.SqlClient,
  asking: Statement.Fragment,
  { cost, first, last, latest, now }: Counting
) => {
  const standing = sql`CASE WHEN l.arrival > ${latest}::float8 THEN 0 ELSE l.arrival END`
  const arrival = sql`greatest(${standing}, ${now}::float8) + ${cost}::float8`
  return sql`
    INSERT INTO rate_limits AS l (workspace_id, key_id, arrival)
    SELECT workspace_id, id, ${first}::float8 FROM ${asking}
    ON CONFLICT (workspace_id, key_id) DO UPDATE SET arrival = ${arrival}
    WHERE ${arrival} <= ${last}::float8
    RETURNING arrival`
}
