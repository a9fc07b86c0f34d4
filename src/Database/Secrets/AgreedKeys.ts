import { FileSystem, Path } from "@effect/platform"
import type { PlatformError } from "@effect/platform/Error"
import { SqlClient } from "@effect/sql"
import { Data, Effect, Either, Option, Redacted } from "effect"
import { now } from "#src/Ground/Now.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { transaction } from "../Transaction.ts"
import { canary, keysInUse } from "./KeysInUse.ts"
import { keyVerdict } from "./KeyVerdict.ts"
import { type SealedColumn, sealedColumnQueries } from "./SealedColumns.ts"
import { SecretBox } from "./SecretBox.ts"
import { type KeyRing, keyIdOf, parseKeyRing, printKey } from "./SecretKey.ts"

/** The keys do not fit the database, or cannot be read; `message` says what would be right. */
export class UnusableSecretKey extends Data.TaggedError("UnusableSecretKey")<{ readonly message: string }> {}

export interface KeySource {
  /** What STEWARD_SECRET_KEY says. */
  readonly given: Option.Option<KeyRing>
  /** The file that holds the keys when none are given; it is made where a first key is. */
  readonly file: string
  /** Whether other machines may work on the same database. */
  readonly shared: boolean
  /** Whether this process may bring a new key to a database that has one. */
  readonly mayAdd: boolean
}

const keptIn = tracedFn("AgreedKeys.keptIn")(function* (file: string) {
  const fs = yield* FileSystem.FileSystem
  if (!(yield* fs.exists(file))) return Option.none<KeyRing>()
  const ring = parseKeyRing((yield* fs.readFileString(file)).trim())
  if (Either.isRight(ring)) return Option.some(ring.right)
  return yield* new UnusableSecretKey({
    message: `${file} must hold 32 bytes in base64. Restore it from a copy, or set STEWARD_SECRET_KEY.`
  })
})

const unkept = <A, R>(step: Effect.Effect<A, PlatformError, R>, file: string) =>
  Effect.mapError(
    step,
    ({ message }) =>
      new UnusableSecretKey({
        message:
          `A secret key was made and cannot be kept in ${file}: ${message}\nSet STEWARD_SECRET_KEY ` +
          "(`openssl rand -base64 32` makes one), or STEWARD_DATA_DIR to a folder that can be written to."
      })
  )

const keep = tracedFn("AgreedKeys.keep")(function* (file: string, ring: KeyRing) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  yield* fs.makeDirectory(path.dirname(file), { recursive: true, mode: 0o700 })
  yield* fs.writeFileString(`${file}.new`, `${ring.map(printKey).join(",")}\n`, { mode: 0o600 })
  yield* fs.rename(`${file}.new`, file)
}, unkept)

const made = (file: string) =>
  `A secret key was made, and is kept in ${file}. It seals platform tokens and signing secrets: keep a copy of it, ` +
  "for without it they are lost. Every other process on this database needs the same key: set STEWARD_SECRET_KEY to " +
  "what the file holds, wherever this file is not."

/** What the database says about keys, as far as the verdict needs it. */
const factsOf = tracedFn("AgreedKeys.facts")(function* (
  columns: ReadonlyArray<SealedColumn>,
  held: Option.Option<KeyRing>
) {
  const queries = yield* sealedColumnQueries
  const counts = yield* Effect.forEach(columns, (column) =>
    Effect.map(queries.counts(column), (rows) => rows.map((row) => ({ ...row, column, table: column.table })))
  )
  const all = counts.flat()
  const unnamed = all.filter(({ keyId }) => keyId === null)
  const opens = Effect.fnUntraced(function* (column: SealedColumn) {
    if (Option.isNone(held)) return false
    const rows = yield* queries.unnamed(column)
    const { open } = yield* SecretBox.pipe(Effect.provide(SecretBox.layer(...held.value)))
    return yield* Effect.exists(rows, ({ sealed }) => Effect.isSuccess(open(column.purpose, sealed)))
  })
  return {
    strays: all.flatMap(({ count, keyId, table }) => (keyId === null ? [] : [{ keyId, count, table }])),
    unnamed: {
      count: unnamed.reduce((sum, { count }) => sum + count, 0),
      opened: yield* Effect.exists(unnamed, ({ column }) => opens(column))
    }
  }
})

/** The known keys, but for those among ours whose canary we cannot open after all. */
const knownTo = tracedFn("AgreedKeys.knownTo")(function* (held: Option.Option<KeyRing>) {
  const all = yield* Effect.flatMap(keysInUse, (keys) => keys.all)
  if (Option.isNone(held)) return { known: all.map(({ id }) => id), opened: true }
  const { keyIds, open } = yield* SecretBox.pipe(Effect.provide(SecretBox.layer(...held.value)))
  const ours = all.filter(({ id }) => keyIds.includes(id))
  const opened = yield* Effect.every(ours, (key) => Effect.isSuccess(open(canary.purpose, key.canary)))
  return { known: all.map(({ id }) => id), opened }
})

/**
 * The keys that this process seals and opens with: those it was given, or those in its file. Fails where they are not
 * those of the database, before anything is sealed under them. A database without any secret is given its first key
 * here; of several processes that start on it together, one gives it and the others have to agree.
 */
export const agreedKeys = tracedFn("agreedKeys")(function* (source: KeySource, columns: ReadonlyArray<SealedColumn>) {
  const sql = yield* SqlClient.SqlClient
  const random = yield* RandomBytes
  const keys = yield* keysInUse

  return yield* Effect.gen(function* () {
    yield* keys.hold
    const held = Option.isSome(source.given) ? source.given : yield* keptIn(source.file)
    const { known, opened } = yield* knownTo(held)
    if (!opened) {
      return yield* new UnusableSecretKey({
        message: "The table secret_keys is damaged: a canary in it does not open under its own key. Restore it."
      })
    }
    const verdict = keyVerdict({
      held: Option.match(held, { onNone: () => [], onSome: (ring) => ring.map(keyIdOf) }),
      where: Option.isSome(source.given) ? "STEWARD_SECRET_KEY" : source.file,
      known,
      mayAdd: source.mayAdd,
      ...(yield* factsOf(columns, held))
    })
    if (verdict._tag === "Refuse") return yield* new UnusableSecretKey({ message: verdict.message })
    if (Option.isSome(held) && verdict._tag === "Use") return held.value
    const ring: KeyRing = Option.isSome(held) ? held.value : [Redacted.make(yield* random.bytes(32))]
    if (Option.isNone(held)) yield* keep(source.file, ring)
    const box = yield* SecretBox.pipe(Effect.provide(SecretBox.layer(...ring)))
    const at = yield* now
    const sealed = yield* box.seal(canary.purpose, Redacted.make(canary.text))
    yield* keys.add({ id: box.keyIds[0], canary: sealed }, at)
    if (Option.isNone(held) && source.shared) yield* Effect.logWarning(made(source.file))
    return ring
  }).pipe(transaction(sql))
})
