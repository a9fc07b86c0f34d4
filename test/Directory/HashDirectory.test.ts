import { SqlClient } from "@effect/sql"
import { assert, it } from "@effect/vitest"
import { Effect, Exit, Layer, Option, TestClock } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { HashDirectory } from "#src/Directory/HashDirectory.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

const [one, other] = [WorkspaceId.make("ws_one"), WorkspaceId.make("ws_other")]
const hashOf = (byte: number) => new Uint8Array(32).fill(byte)

it.layer(HashDirectory.layer.pipe(Layer.provideMerge(TestDatabase)))("the directory of hashes", (it) => {
  it.effect("tells the workspace of what was entered, remembers it, and forgets what has ended", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const directory = yield* HashDirectory
      yield* sql`INSERT INTO workspaces (id, name, protections, created_at)
        SELECT id, id, '{}', 'epoch' FROM unnest(${[one, other]}::text[]) AS id`
      yield* directory.enter(
        { workspaceId: one, hash: hashOf(1), endsAt: null },
        { workspaceId: other, hash: hashOf(2), endsAt: new Date(1000) },
        { workspaceId: other, hash: hashOf(3), endsAt: new Date(1000) }
      )
      assert.deepStrictEqual(yield* directory.workspaceOf(hashOf(1)), Option.some(one))
      assert.deepStrictEqual(yield* directory.workspaceOf(hashOf(2)), Option.some(other))
      assert.deepStrictEqual(yield* directory.workspaceOf(hashOf(4)), Option.none())
      assert.strictEqual(yield* directory.forget, 0)
      yield* TestClock.adjust("1 second")
      assert.strictEqual(yield* directory.forget, 2)
      assert.deepStrictEqual(yield* directory.workspaceOf(hashOf(2)), Option.some(other))
      assert.deepStrictEqual(yield* directory.workspaceOf(hashOf(3)), Option.none())
      // what was nowhere is looked for again
      yield* directory.enter({ workspaceId: one, hash: hashOf(4), endsAt: null })
      assert.deepStrictEqual(yield* directory.workspaceOf(hashOf(4)), Option.some(one))
    })
  )

  it.effect("takes the same again, and never the hash of another workspace", () =>
    Effect.gen(function* () {
      const directory = yield* HashDirectory
      yield* directory.enter({ workspaceId: one, hash: hashOf(5), endsAt: new Date(1000) })
      yield* directory.enter({ workspaceId: one, hash: hashOf(5), endsAt: new Date(5000) })
      const taken = yield* Effect.exit(directory.enter({ workspaceId: other, hash: hashOf(5), endsAt: null }))
      assert.isTrue(Exit.isFailure(taken))
      yield* TestClock.adjust("2 seconds")
      assert.strictEqual(yield* directory.forget, 0)
      assert.deepStrictEqual(yield* directory.workspaceOf(hashOf(5)), Option.some(one))
    })
  )
})
