import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import type { CommentId } from "#schema/Ids.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake.ts"
import { House } from "#test/House.ts"
import { row, stocked } from "./Rows.ts"

const pending = row.map((row) => ({ ...row, status: "pending" as const }))

layer(House)("Comments.claimPending", (it) => {
  const claimed = Effect.fn("claimed")(function* (now: number, until: number, limit: number) {
    const { claimPending } = yield* Comments
    return (yield* claimPending(new Date(now), new Date(until), limit)).map(({ id }) => id)
  })
  /** Leaves nothing of other tests to claim. */
  const settled = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`UPDATE comments SET claimed_until = 'infinity'`
  })

  it.effect.prop(
    "claims what waits to be decided and nobody else claims, oldest first, and no more than was asked for",
    [FastCheck.array(row, { maxLength: 40, size: "max" }), FastCheck.integer({ min: 1, max: 30 })],
    ([rows, limit]) =>
      Effect.gen(function* () {
        yield* settled
        const { rows: stored } = yield* stocked(rows)
        const oldestFirst = stored
          .filter(({ status }) => status === "pending")
          .sort((one, other) => one.received.getTime() - other.received.getTime() || (one.id < other.id ? -1 : 1))
          .map(({ id }) => id)
        assert.deepStrictEqual(yield* claimed(10, 20, limit), oldestFirst.slice(0, limit))
        assert.deepStrictEqual(yield* claimed(19, 29, 1_000), oldestFirst.slice(limit))
        assert.deepStrictEqual(yield* claimed(20, 40, 1_000), oldestFirst.slice(0, limit))
      }),
    { fastCheck: { numRuns: 30 }, timeout: 60_000 }
  )

  it.effect("several that claim at the same time share the comments out", () =>
    Effect.gen(function* () {
      yield* settled
      const { rows: stored } = yield* stocked(FastCheck.sample(pending, 40))
      const shares = yield* Effect.all(
        Array.from({ length: 5 }, () => claimed(10, 20, 8)),
        { concurrency: "unbounded" }
      )
      const ids: ReadonlyArray<CommentId> = shares.flat()
      assert.strictEqual(new Set(ids).size, ids.length)
      const rest = yield* claimed(10, 20, 1_000)
      assert.sameMembers(
        [...ids, ...rest],
        stored.map(({ id }) => id)
      )
    })
  )

  it.effect("a comment that is edited is there to be decided again, whoever claimed it before", () =>
    Effect.gen(function* () {
      yield* settled
      const { rows: stored } = yield* stocked(FastCheck.sample(pending, 1))
      const [comment] = stored
      if (comment === undefined) return assert.fail("There is no comment")
      assert.deepStrictEqual(yield* claimed(10, 1_000, 1), [comment.id])
      const { receive } = yield* Intake
      const { externalId } = comment
      yield* receive(comment.account, [{ _tag: "Edited", externalId, text: "Another", hasMedia: null }])
      assert.deepStrictEqual(yield* claimed(20, 1_000, 1), [comment.id])
    })
  )
})
