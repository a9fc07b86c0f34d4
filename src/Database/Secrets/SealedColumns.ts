import { SqlClient, type Statement } from "@effect/sql"
import { Effect, Schema } from "effect"
import { rowsOf } from "../Rows.ts"
import { prefixOf } from "./SealedForm.ts"

/** A column that holds what `SecretBox` sealed. Every room tells those of its tables. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  /** What it is sealed for, as `SecretBox` is told. */
  readonly purpose: string
  /** The columns of the table's primary key, in order. */
  readonly key: readonly [string, ...Array<string>]
}

/** How many secrets of a column are sealed under a key; `keyId` is null for those that do not say. */
export const SealedCount = Schema.Struct({
  keyId: Schema.NullOr(Schema.String),
  count: Schema.Number
})
export type SealedCount = typeof SealedCount.Type

export const SealedRow = Schema.Struct({
  key: Schema.Array(Schema.String),
  sealed: Schema.Uint8ArrayFromSelf
})
export type SealedRow = typeof SealedRow.Type

const UnnamedRow = Schema.Struct({
  sealed: Schema.Uint8ArrayFromSelf
})

/** What is asked of sealed columns, whatever table they are in. */
export const sealedColumnQueries = Effect.map(SqlClient.SqlClient, (sql) => {
  const list = (parts: ReadonlyArray<Statement.Fragment>) => sql.csv(parts)
  const keyOf = ({ key }: SealedColumn) => list(key.map((name) => sql`${sql(name)}`))
  const asArray = ({ key }: SealedColumn) => sql`ARRAY[${list(key.map((name) => sql`${sql(name)}::text`))}]`

  return {
    counts: ({ column, table }: SealedColumn) =>
      sql`
        SELECT CASE WHEN get_byte(${sql(column)} || '\\x00', 0) = 2
               THEN encode(substr(${sql(column)}, 2, 8), 'hex') END AS "keyId", count(*)::integer AS count
        FROM ${sql(table)} WHERE ${sql(column)} IS NOT NULL GROUP BY 1 ORDER BY 1 NULLS FIRST`.pipe(
        rowsOf(SealedCount)
      ),

    /** Some that do not say under which key they were sealed. */
    unnamed: ({ column, table }: SealedColumn) =>
      sql`
        SELECT ${sql(column)} AS sealed FROM ${sql(table)}
        WHERE ${sql(column)} IS NOT NULL AND get_byte(${sql(column)} || '\\x00', 0) <> 2 LIMIT 20`.pipe(
        rowsOf(UnnamedRow)
      ),

    /** The next rows, in the order of the primary key, that are sealed under another key than this one. */
    others: (from: SealedColumn, keyId: string, after: ReadonlyArray<string>, limit: number) => {
      const prefix = prefixOf(keyId)
      return sql`
        SELECT ${asArray(from)} AS key, ${sql(from.column)} AS sealed FROM ${sql(from.table)}
        WHERE substr(${sql(from.column)}, 1, ${prefix.length}) <> ${prefix}
        ${after.length === 0 ? sql`` : sql`AND (${keyOf(from)}) > (${list(after.map((value) => sql`${value}`))})`}
        ORDER BY ${keyOf(from)} LIMIT ${limit}`.pipe(rowsOf(SealedRow))
    },

    /** Puts a secret that was sealed anew in the place of the one that was read; not where it was changed meanwhile. */
    replace: (from: SealedColumn, { key, sealed }: SealedRow, anew: Uint8Array) =>
      sql`
        UPDATE ${sql(from.table)} SET ${sql(from.column)} = ${anew}
        WHERE ${sql.and(from.key.map((name, index) => sql`${sql(name)} = ${key[index] ?? ""}`))}
          AND ${sql(from.column)} = ${sealed}
        RETURNING 1`
  }
})
