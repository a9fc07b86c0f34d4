import { SqlClient } from "@effect/sql"
import { Effect, Schema } from "effect"
import { rowsOf } from "../Rows.ts"

export const KeyInUse = Schema.Struct({
  id: Schema.String,
  canary: Schema.Uint8ArrayFromSelf
})
export type KeyInUse = typeof KeyInUse.Type

/** What a canary is sealed for, and what it says. */
export const canary = { purpose: "canary", text: "steward" } as const

const RemoveRow = Schema.Struct({
  id: Schema.String
})

/** The table of the keys that something may be sealed under. */
export const keysInUse = Effect.map(SqlClient.SqlClient, (sql) => ({
  /** Until the transaction ends, no other process adds a key or takes one away. */
  hold: sql`LOCK TABLE secret_keys IN SHARE ROW EXCLUSIVE MODE`,
  all: sql`SELECT id, canary FROM secret_keys ORDER BY first_used_at, id`.pipe(rowsOf(KeyInUse)),
  add: (key: KeyInUse, at: Date) => sql`INSERT INTO secret_keys ${sql.insert({ ...key, first_used_at: at })}`,
  remove: (ids: ReadonlyArray<string>) =>
    sql`DELETE FROM secret_keys WHERE id = ANY(${ids}) RETURNING id`.pipe(rowsOf(RemoveRow))
}))
