import { SqlClient } from "@effect/sql"
import { Context, Effect, Either, Layer } from "effect"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { transaction } from "../Transaction.ts"
import { keysInUse } from "./KeysInUse.ts"
import { type SealedColumn, type SealedRow, sealedColumnQueries } from "./SealedColumns.ts"
import { SecretBox } from "./SecretBox.ts"

const batch = 100

/** What became of the secrets of one column. */
export interface RotatedColumn {
  readonly table: string
  readonly column: string
  readonly purpose: string
  /** How many were sealed anew. */
  readonly sealed: number
  /** How many none of our keys opens; they stay as they are. */
  readonly unopened: number
}

export interface SecretKeyRotation {
  /** The id of the key that everything is sealed under now. */
  readonly keyId: string
  readonly columns: ReadonlyArray<RotatedColumn>
  /** The keys that nothing is sealed under any more, and which no process needs. */
  readonly retired: ReadonlyArray<string>
  /** The keys that something is still sealed under, beside the first. */
  readonly needed: ReadonlyArray<string>
}

/** Brings everything under the first key, also while services run. What it has done is done when it is interrupted. */
export class KeyRotation extends Context.Tag("steward/KeyRotation")<
  KeyRotation,
  { readonly rotate: Effect.Effect<SecretKeyRotation> }
>() {
  static readonly layer = (columns: ReadonlyArray<SealedColumn>) =>
    Layer.effect(
      KeyRotation,
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const box = yield* SecretBox
        const keys = yield* keysInUse
        const queries = yield* sealedColumnQueries
        const [sealing] = box.keyIds

        const sealAnew = tracedFn("KeyRotation.sealAnew")(function* (column: SealedColumn, row: SealedRow) {
          const secret = yield* Effect.either(box.open(column.purpose, row.sealed))
          if (Either.isLeft(secret)) return "unopened" as const
          const written = yield* queries.replace(column, row, yield* box.seal(column.purpose, secret.right))
          return written.length === 1 ? ("sealed" as const) : ("changed" as const)
        })

        /** Once through the rows that are under another key. */
        const pass = tracedFn("KeyRotation.pass")(function* (column: SealedColumn) {
          const seen = { sealed: 0, unopened: 0, changed: 0 }
          let after: ReadonlyArray<string> = []
          while (true) {
            const rows: ReadonlyArray<SealedRow> = yield* queries.others(column, sealing, after, batch)
            for (const row of rows) seen[yield* sealAnew(column, row)] += 1
            const last = rows.at(-1)
            if (last === undefined) return seen
            after = last.key
          }
        })

        // a service that was not started anew seals under an older key meanwhile
        const rotateColumn = tracedFn("KeyRotation.column")(function* (column: SealedColumn) {
          let sealed = 0
          while (true) {
            const seen = yield* pass(column)
            sealed += seen.sealed
            if (seen.sealed === 0 && seen.changed === 0) {
              const { purpose, table } = column
              return { table, column: column.column, purpose, sealed, unopened: seen.unopened }
            }
          }
        })

        const retire = Effect.gen(function* () {
          yield* keys.hold
          const counts = (yield* Effect.forEach(columns, queries.counts)).flat()
          const needed = [...new Set(counts.flatMap(({ keyId }) => keyId ?? "unknown"))].filter((id) => id !== sealing)
          const idle = (yield* keys.all).map(({ id }) => id).filter((id) => id !== sealing && !needed.includes(id))
          // what does not say its key may be sealed under any of them
          if (needed.includes("unknown")) return { retired: [], needed: [...new Set([...needed, ...idle])] }
          yield* keys.remove(idle)
          return { retired: idle, needed }
        }).pipe(transaction(sql))

        return KeyRotation.of({
          rotate: Effect.gen(function* () {
            const rotated = yield* Effect.forEach(columns, rotateColumn)
            return { keyId: sealing, columns: rotated, ...(yield* retire) }
          }).pipe(Effect.orDie, span("KeyRotation.rotate"))
        })
      })
    )
}
