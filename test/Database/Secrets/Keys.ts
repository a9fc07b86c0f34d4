import { FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { SqlClient } from "@effect/sql"
import { Effect, Layer, Option, Redacted } from "effect"
import { sealedColumns } from "#src/Composition/SealedColumns.ts"
import { agreedKeys, type KeySource } from "#src/Database/Secrets/AgreedKeys.ts"
import { KeyRotation } from "#src/Database/Secrets/KeyRotation.ts"
import type { KeyBytes, KeyRing } from "#src/Database/Secrets/SecretKey.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

export const key = (byte: number): KeyBytes => Redacted.make(new Uint8Array(32).fill(byte))

/** A database of its own, and a folder for the file. */
export const OwnDatabase = Layer.mergeAll(TestDatabase, BunContext.layer, RandomBytes.layer)

export const sourceOf = Effect.fn("sourceOf")(function* (
  keys: ReadonlyArray<KeyBytes>,
  others: Partial<KeySource> = {}
) {
  const fs = yield* FileSystem.FileSystem
  const folder = yield* fs.makeTempDirectoryScoped()
  const [first, ...older] = keys
  const given: Option.Option<KeyRing> = first === undefined ? Option.none() : Option.some([first, ...older])
  return { given, file: `${folder}/data/secret-key`, shared: true, mayAdd: true, ...others } satisfies KeySource
})

/** The keys that a process which is given these starts with. */
export const start = Effect.fn("start")(function* (keys: ReadonlyArray<KeyBytes>, others: Partial<KeySource> = {}) {
  return yield* agreedKeys(yield* sourceOf(keys, others), sealedColumns)
})

export const refusal = (keys: ReadonlyArray<KeyBytes>, others: Partial<KeySource> = {}) =>
  Effect.map(Effect.flip(start(keys, others)), ({ message }) => message)

/** What is sealed in the database, column by column. */
export const everythingSealed = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* Effect.forEach(sealedColumns, (column) =>
    Effect.map(
      sql<{ readonly sealed: Uint8Array }>`
        SELECT ${sql(column.column)} AS sealed FROM ${sql(column.table)} WHERE ${sql(column.column)} IS NOT NULL`,
      (rows) => rows.map(({ sealed }) => ({ purpose: column.purpose, sealed }))
    )
  ).pipe(Effect.map((columns) => columns.flat()))
})

export const rotation = KeyRotation.layer(sealedColumns)
