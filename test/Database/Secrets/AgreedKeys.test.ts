import { FileSystem } from "@effect/platform"
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { sealedColumns } from "#src/Composition/SealedColumns.ts"
import { agreedKeys } from "#src/Database/Secrets/AgreedKeys.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { printKey } from "#src/Database/Secrets/SecretKey.ts"
import { key, OwnDatabase, refusal, sourceOf, start } from "./Keys.ts"

const sealOneHook = Effect.fn("sealOneHook")(function* (sealed: Uint8Array) {
  const sql = yield* SqlClient.SqlClient
  const at = new Date(0)
  const protections = {}
  yield* sql`INSERT INTO workspaces ${sql.insert({ id: "ws_1", name: "Brand", time_zone: "UTC", protections, created_at: at })}`
  yield* sql`INSERT INTO hooks ${sql.insert({
    workspace_id: "ws_1",
    id: "hook_1",
    kind: "settings",
    events: ["comment.hidden"],
    target_url: "https://example.com/hook",
    target_host: "example.com",
    integration: "api",
    sealed_secret: sealed,
    created_at: at
  })}`
})

const sealedUnder = (byte: number) =>
  SecretBox.pipe(
    Effect.flatMap(({ seal }) => seal("signing secret", Redacted.make("whsec_x"))),
    Effect.provide(SecretBox.layer(key(byte)))
  )

describe("the keys of a process", () => {
  it.scoped("the first one that a database is given is asked of every process after it", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* start([key(1)])).map(printKey), [printKey(key(1))])
      yield* start([key(1)])
      const wrong = yield* refusal([key(2)])
      assert.match(wrong, /^STEWARD_SECRET_KEY holds the key .* Set STEWARD_SECRET_KEY to the key that/)
      assert.notInclude(wrong, printKey(key(2)))
      const missing = yield* refusal([])
      assert.match(missing, /^STEWARD_SECRET_KEY is not set, there is no .*secret-key, and this database keeps secrets/)
    }).pipe(Effect.provide(OwnDatabase))
  )

  it.scoped("that is given none on an empty database are made once, kept for the next start, and shut to others", () =>
    Effect.gen(function* () {
      const fs = yield* FileSystem.FileSystem
      const source = yield* sourceOf([])
      const [made] = yield* agreedKeys(source, sealedColumns)
      const [again] = yield* agreedKeys(source, sealedColumns)
      assert.strictEqual(printKey(made), printKey(again))
      assert.strictEqual((yield* fs.readFileString(source.file)).trim(), printKey(made))
      assert.strictEqual((yield* fs.stat(source.file)).mode & 0o777, 0o600)
      assert.match(yield* refusal([]), /STEWARD_SECRET_KEY is not set/)
    }).pipe(Effect.provide(OwnDatabase))
  )

  it.scoped("of processes that start together without one come from one of them, and the others are refused", () =>
    Effect.gen(function* () {
      const starts = yield* Effect.all(
        Array.from({ length: 4 }, () => Effect.either(start([]))),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(starts.filter(({ _tag }) => _tag === "Right").length, 1)
    }).pipe(Effect.provide(OwnDatabase))
  )

  it.scoped("open what was sealed before keys were named, or are refused", () =>
    Effect.gen(function* () {
      const sealed = yield* sealedUnder(1)
      // as earlier versions wrote it: a version byte, then the nonce
      yield* sealOneHook(Uint8Array.of(1, ...sealed.subarray(9)))
      assert.match(yield* refusal([key(2)]), /opens none of the secrets/)
      assert.match(yield* refusal([]), /STEWARD_SECRET_KEY is not set/)
      yield* start([key(1)])
    }).pipe(Effect.provide(OwnDatabase))
  )

  it.scoped("are refused while a secret is sealed under a key that they are not", () =>
    Effect.gen(function* () {
      yield* sealOneHook(yield* sealedUnder(1))
      assert.match(yield* refusal([key(2)]), /1 secret in the table hooks is sealed\. Add that key/)
      yield* start([key(2), key(1)])
      assert.match(yield* refusal([key(3), key(2), key(1)], { mayAdd: false }), /is new to this database/)
      yield* start([key(3), key(2), key(1)])
    }).pipe(Effect.provide(OwnDatabase))
  )

  it.scoped("that a file holds are read from it, and a damaged file is told", () =>
    Effect.gen(function* () {
      const fs = yield* FileSystem.FileSystem
      const source = yield* sourceOf([])
      yield* fs.makeDirectory(source.file.replace("/secret-key", ""))
      yield* fs.writeFileString(source.file, "not a key\n")
      const { message } = yield* Effect.flip(agreedKeys(source, sealedColumns))
      assert.match(message, /secret-key must hold 32 bytes in base64\. Restore it/)
      yield* fs.writeFileString(source.file, `${printKey(key(4))},${printKey(key(5))}\n`)
      assert.deepStrictEqual((yield* agreedKeys(source, sealedColumns)).map(printKey), [key(4), key(5)].map(printKey))
    }).pipe(Effect.provide(OwnDatabase))
  )

  it.scoped("are known for every column that is sealed", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const found = yield* sql<{ readonly column: string }>`
        SELECT table_name || '.' || column_name AS column FROM information_schema.columns
        WHERE table_schema = 'public' AND data_type = 'bytea' AND column_name LIKE '%sealed%' ORDER BY 1`
      const told = sealedColumns.map(({ column, table }) => `${table}.${column}`).sort()
      assert.deepStrictEqual(found.map(({ column }) => column).sort(), told)
    }).pipe(Effect.provide(OwnDatabase))
  )
})
