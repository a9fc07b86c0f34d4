import { Duration } from "effect"

/** How long the service waits for its database. */
export interface DatabaseTimeouts {
  /** For a connection, a new one or a free one. */
  readonly connection: Duration.Duration
  /** For the answer to a statement; 0 for as long as it takes. */
  readonly statement: Duration.Duration
}

/** What a pool is told. The database ends a statement itself; one that is not answered by then is given up here. */
export const poolTimeouts = ({ connection, statement }: DatabaseTimeouts) => {
  const limit = Duration.toMillis(statement)
  const connecting = { connectionTimeoutMillis: Duration.toMillis(connection) }
  if (limit === 0) return connecting
  return {
    ...connecting,
    statement_timeout: limit,
    lock_timeout: Math.ceil(limit / 2),
    idle_in_transaction_session_timeout: limit * 2,
    query_timeout: limit + 1_000
  }
}
