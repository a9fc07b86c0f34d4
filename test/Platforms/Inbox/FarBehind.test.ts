import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { type Context, Deferred, Effect, Fiber, identity, Layer, TestClock } from "effect"
import { InboxRepo } from "#src/Platforms/Inbox/InboxRepo.ts"
import { InboxRunner } from "#src/Platforms/Inbox/InboxRunner.ts"
import { PagesAtWork } from "#src/Platforms/Inbox/PagesAtWork.ts"
import { Precedence } from "#src/Platforms/Inbox/Precedence.ts"
import { FormsRepo } from "#src/Platforms/Leads/FormsRepo.ts"
import { House } from "#test/House.ts"
import { scene } from "#test/Moderation/Scene.ts"
import { takenIn, takenInOnce } from "../TakenIn.ts"

interface Told {
  readonly verb: "add" | "edited"
  readonly id: string
  readonly message: string
}

const add = (id: number, message = `Comment ${id}`): Told => ({ verb: "add", id: `1_${id}`, message })
const edited = (id: number, message: string): Told => ({ ...add(id, message), verb: "edited" })

/** Bodies as they wait, in the order of arrival. */
const waiting = Effect.fn("waiting")(function* (bodies: ReadonlyArray<ReadonlyArray<Told>>) {
  const sql = yield* SqlClient.SqlClient
  const { account, workspaceId } = yield* scene()
  const texts = bodies.map((told) =>
    JSON.stringify({
      object: "page",
      entry: [
        {
          id: account.externalId,
          time: 1_790_932_505,
          changes: told.map(({ id, message, verb }) => ({
            field: "feed",
            value: { item: "comment", verb, comment_id: id, message, from: { id: "9", name: "Dana" }, created_time: 1 }
          }))
        }
      ]
    })
  )
  yield* sql`INSERT INTO inbox (workspace_id, account_id, digest, body, received_at)
    SELECT ${workspaceId}, ${account.accountId}, sha256(convert_to(text, 'UTF8')), convert_to(text, 'UTF8'), 'epoch'
    FROM unnest(${texts}::text[]) WITH ORDINALITY AS one (text, n) ORDER BY n`
  const stored = sql<{ readonly id: string; readonly text: string }>`
    SELECT external_id AS id, text FROM comments WHERE workspace_id = ${workspaceId}`
  return {
    page: account.externalId,
    stored: Effect.map(stored, (rows) => new Map(rows.map(({ id, text }) => [id, text]))),
    transactions: Effect.map(
      sql`SELECT count(DISTINCT xmin::text)::int AS count FROM comments WHERE workspace_id = ${workspaceId}`,
      ([row]) => row?.["count"]
    )
  }
})

/** With an order of precedence of its own. */
const runnerWith = (
  atWork: Context.Tag.Service<typeof PagesAtWork>,
  precedence: Pick<Context.Tag.Service<typeof Precedence>, "giveWay" | "areFewExpected">
) =>
  Layer.fresh(
    InboxRunner.layer.pipe(
      Layer.provide([
        InboxRepo.layer,
        FormsRepo.layer,
        Layer.succeed(PagesAtWork, atWork),
        Layer.succeed(Precedence, {
          ...precedence,
          letPass: () => Effect.void,
          pauses: () => Effect.succeed(Effect.void),
          quickly: identity,
          few: () => identity,
          many: () => identity,
          flooded: () => Effect.void,
          acknowledge: () => identity
        })
      ])
    )
  )

layer(House)("an inbox that is far behind", (it) => {
  it.effect(
    "takes in what came first and some of what came last, but never a change before what was told before it",
    () =>
      Effect.gen(function* () {
        const bodies = Array.from({ length: 470 }, (_, n) => [add(n)])
        const { stored } = yield* waiting([
          ...bodies.slice(0, 420),
          [add(600), edited(410, "the second edit")],
          ...bodies.slice(420, 468),
          [add(468), edited(411, "an edit")],
          [add(469)]
        ])
        yield* takenInOnce
        const first = yield* stored
        assert.isTrue(["1_0", "1_399", "1_469", "1_467"].every((id) => first.has(id)))
        assert.isFalse(["1_410", "1_468", "1_600"].some((id) => first.has(id)))
        yield* takenIn
        const all = yield* stored
        assert.strictEqual(all.size, 471)
        assert.deepStrictEqual([all.get("1_410"), all.get("1_411")], ["the second edit", "an edit"])
      })
  )

  it.effect("comes to what waits on another page in the same turn, and takes none in again that went ahead", () =>
    Effect.gen(function* () {
      const { stored } = yield* waiting(Array.from({ length: 130 }, (_, n) => [add(n)]))
      yield* takenInOnce
      assert.strictEqual((yield* stored).size, 130)
    })
  )

  it.effect(
    "stores all that waits in one transaction where that is not much and nobody sends few, and else in many small ones",
    () =>
      Effect.gen(function* () {
        const transactionsOf = Effect.fn(function* (count: number) {
          const { transactions } = yield* waiting(Array.from({ length: count }, (_, n) => [add(n)]))
          yield* takenIn
          return yield* transactions
        })
        // what other tests took in is long ago by then
        yield* TestClock.adjust("10 seconds")
        assert.deepStrictEqual([yield* transactionsOf(40), yield* transactionsOf(41)], [1, 2])
        // nor are many pages flooded by then
        yield* TestClock.adjust("10 seconds")
        assert.strictEqual(yield* transactionsOf(1), 1)
        assert.strictEqual(yield* transactionsOf(40), 8)
      })
  )

  it.effect("stores thousands that come in one push in several transactions, each comment once", () =>
    Effect.gen(function* () {
      const { stored, transactions } = yield* waiting([Array.from({ length: 600 }, (_, n) => add(n))])
      yield* takenIn
      assert.strictEqual((yield* stored).size, 600)
      assert.strictEqual(yield* transactions, 3)
    })
  )

  it.effect("lets what is soon done go first also where its next set is prepared already", () =>
    Effect.gen(function* () {
      const { page, stored } = yield* waiting(Array.from({ length: 30 }, (_, n) => [add(n)]))
      const atWork = yield* Effect.provide(PagesAtWork, PagesAtWork.layer)
      const [over, asked] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      let times = 0
      // comes once the first set is being prepared: that set, and the preparation of the next, are to wait
      const givenWay = Effect.suspend(() => {
        times += 1
        if (times === 1) return Effect.void
        return Effect.zipRight(times === 3 ? Deferred.succeed(asked, undefined) : Effect.void, Deferred.await(over))
      })
      const runner = runnerWith(atWork, { giveWay: () => givenWay, areFewExpected: () => Effect.succeed(false) })
      const draining = yield* Effect.fork(
        Effect.provide(
          Effect.flatMap(InboxRunner, ({ drain }) => drain),
          runner
        )
      )
      yield* Deferred.await(asked)
      assert.strictEqual((yield* stored).size, 0)
      assert.isTrue(atWork.has("facebook", page))
      yield* Deferred.succeed(over, undefined)
      // who is told that it did something looks again
      assert.strictEqual(yield* Fiber.join(draining), 30)
      assert.isFalse(atWork.has("facebook", page))
      assert.strictEqual((yield* stored).size, 30)
    })
  )

  it.effect("writes what was prepared together in small sets where few comments of others came meanwhile", () =>
    Effect.gen(function* () {
      const { stored, transactions } = yield* waiting(Array.from({ length: 30 }, (_, n) => [add(n)]))
      const atWork = yield* Effect.provide(PagesAtWork, PagesAtWork.layer)
      let looks = 0
      const areFewExpected = () =>
        Effect.sync(() => {
          looks += 1
          return looks > 1
        })
      const runner = runnerWith(atWork, { giveWay: () => Effect.void, areFewExpected })
      const { drain } = yield* Effect.provide(InboxRunner, runner)
      assert.strictEqual(yield* drain, 30)
      assert.strictEqual((yield* stored).size, 30)
      assert.strictEqual(yield* transactions, 6)
    })
  )
})
