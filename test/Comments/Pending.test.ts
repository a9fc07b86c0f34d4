import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { DateTime, Deferred, Effect, FastCheck, Fiber, TestClock } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { PendingComments } from "#src/Comments/Pending/PendingComments.ts"
import { House, observed } from "#test/House.ts"
import { scene } from "#test/Moderation/Scene.ts"
import { runs } from "#test/Runs.ts"
import { row, stocked } from "./Rows.ts"

const pendingRow = row.map((row) => ({ ...row, status: "pending" as const }))

layer(House)("PendingComments.withPending", (it) => {
  /** Leaves nothing of other tests to decide. */
  const settled = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`UPDATE comments SET claimed_until = 'infinity'`
    yield* sql`DELETE FROM turns`
  })

  /** What the workspace whose turn it is gets to see. */
  const seen = Effect.fn("seen")(function* (limit: number) {
    const { withPending } = yield* PendingComments
    const turns: Array<readonly [WorkspaceId, ReadonlyArray<string>]> = []
    yield* withPending(limit, "30 seconds", (workspace, pending) =>
      Effect.sync(() => turns.push([workspace, pending.map(({ id }) => id)]))
    )
    return turns
  })

  it.effect.prop(
    "sees what waits to be decided, oldest first; of more than that the oldest, and a quarter of the newest",
    [FastCheck.array(row, { maxLength: 40, size: "max" }), FastCheck.integer({ min: 4, max: 30 })],
    ([rows, limit]) =>
      Effect.gen(function* () {
        yield* settled
        const { rows: stored } = yield* stocked(rows)
        const oldestFirst = stored
          .filter(({ status }) => status === "pending")
          .sort((one, other) => one.received.getTime() - other.received.getTime() || (one.id < other.id ? -1 : 1))
          .map(({ id }) => id)
        const newest = Math.floor(limit / 4)
        const expected =
          oldestFirst.length <= limit
            ? oldestFirst
            : [...oldestFirst.slice(0, limit - newest), ...oldestFirst.slice(oldestFirst.length - newest)]
        assert.deepStrictEqual(
          (yield* seen(limit)).map(([, ids]) => ids),
          expected.length === 0 ? [] : [expected]
        )
      }),
    { fastCheck: { numRuns: runs(12) }, timeout: 60_000 }
  )

  it.effect("workspaces take turns, and one whose turn it is has nobody else in it", () =>
    Effect.gen(function* () {
      yield* settled
      const { withPending } = yield* PendingComments
      const one = yield* stocked(FastCheck.sample(pendingRow, 3))
      const other = yield* stocked(FastCheck.sample(pendingRow, 3))
      const of = (turns: Effect.Effect.Success<ReturnType<typeof seen>>) => turns.map(([workspace]) => workspace)
      const [first] = of(yield* seen(10))
      const [second] = of(yield* seen(10))
      assert.sameMembers([first, second], [one.workspaceId, other.workspaceId])
      const [working, done] = [yield* Deferred.make<WorkspaceId>(), yield* Deferred.make<void>()]
      const fiber = yield* Effect.fork(
        withPending(10, "30 seconds", (workspace) =>
          Effect.zipRight(Deferred.succeed(working, workspace), Deferred.await(done))
        )
      )
      const held = yield* Deferred.await(working)
      assert.deepStrictEqual(of([...(yield* seen(10)), ...(yield* seen(10))]), [
        held === first ? second : first,
        held === first ? second : first
      ])
      yield* Deferred.succeed(done, undefined)
      yield* Fiber.join(fiber)
      assert.deepStrictEqual(of(yield* seen(10)), [held])
    })
  )

  it.effect("a comment that is put off is left alone until then, or until it is edited", () =>
    Effect.gen(function* () {
      yield* settled
      const { putOff } = yield* PendingComments
      const { rows, workspaceId } = yield* stocked(FastCheck.sample(pendingRow, 1))
      const [comment] = rows
      if (comment === undefined) return assert.fail("There is no comment")
      yield* putOff(workspaceId, comment.id, new Date(1_000))
      assert.deepStrictEqual(yield* seen(1), [])
      const { receive } = yield* Intake
      yield* receive(comment.account, [
        { _tag: "Edited", externalId: comment.externalId, text: "Another", hasMedia: null }
      ])
      assert.deepStrictEqual(yield* seen(1), [[workspaceId, [comment.id]]])
    })
  )

  it.effect("what is written now does not wait for all that was written before and is read only now", () =>
    Effect.gen(function* () {
      yield* settled
      yield* TestClock.adjust("40 days")
      const { account, workspaceId } = yield* scene("instagram")
      const { receive } = yield* Intake
      const now = yield* DateTime.now
      const read = (from: number) =>
        receive(
          account,
          Array.from({ length: 60 }, (_, n) => ({
            _tag: "Commented" as const,
            comment: observed({ externalId: `old-${from + n}`, createdAt: DateTime.subtract(now, { hours: 20 }) })
          }))
        )
      yield* read(0)
      yield* receive(account, [{ _tag: "Commented", comment: observed({ externalId: "live", createdAt: now }) }])
      yield* read(60)
      yield* read(120)
      const sql = yield* SqlClient.SqlClient
      const [live] = yield* sql<{ readonly id: string }>`
        SELECT id FROM comments WHERE workspace_id = ${workspaceId} AND external_id = 'live'`
      const [[, turn] = [workspaceId, []]] = yield* seen(40)
      assert.include(turn, live?.id)
      assert.isAtMost(turn.length, 40)
    })
  )
})
