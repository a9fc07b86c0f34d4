import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export interface KeyInUse {
  readonly id: string
  readonly canary: Uint8Array
}

/** What a canary is sealed for, and what it says. */
export const canary = { purpose: "canary", text: "steward" } as const

/** The table of the keys that something may be sealed under. */
export const keysInUse = Effect.map(SqlClient.SqlClient, (sql) => ({
  /** Until the transaction ends, no other process adds a key or takes one away. */
  hold: sql`LOCK TABLE secret_keys IN SHARE ROW EXCLUSIVE MODE`,
  all: sql<KeyInUse>`SELECT id, canary FROM secret_keys ORDER BY first_used_at, id`,
  add: (key: KeyInUse, at: Date) => sql`INSERT INTO secret_keys ${sql.insert({ ...key, first_used_at: at })}`,
  remove: (ids: ReadonlyArray<string>) =>
    sql<{ readonly id: string }>`DELETE FROM secret_keys WHERE id = ANY(${ids}) RETURNING id`
}))
