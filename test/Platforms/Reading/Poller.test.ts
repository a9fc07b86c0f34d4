import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { DateTime, Deferred, Duration, Effect, Fiber, Option, TestClock } from "effect"
import { Comments } from "#src/Comments/Comments.ts"
import { atOnce, Poller } from "#src/Platforms/Reading/Poller.ts"
import { connect, House, observed } from "#test/House.ts"
import { drained, locking, scene } from "#test/Moderation/Scene.ts"
import { emptied } from "#test/TestDatabase.ts"
import { turn } from "#test/Turn.ts"
import { dueIn, poller } from "../Polling.ts"

const drain = Effect.flatMap(Poller, (one) => one.drain)
const seconds = Duration.toMillis

layer(House)("Poller", (it) => {
  it.effect("reads what is due, each platform in its own time, and what it cannot read never", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("facebook")
      const tube = yield* connect(workspaceId, "youtube")
      const insta = yield* connect(workspaceId, "instagram")
      const { layer, readings } = poller()
      const times = (externalId: string) =>
        new Set(readings.filter((one) => one.account === externalId).map(({ at }) => at)).size
      yield* Effect.gen(function* () {
        for (let minute = 0; minute < 31; minute++) {
          yield* drained(drain)
          yield* TestClock.adjust("1 minute")
        }
      }).pipe(Effect.provide(layer))
      assert.strictEqual(times(account.externalId), 3)
      assert.strictEqual(times(tube.externalId), 31)
      assert.strictEqual(times(insta.externalId), 0)
    })
  )

  it.effect("stores what it finds, and reads on from where it was", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("youtube")
      const { layer, readings } = poller((externalId, nth) =>
        Effect.succeed(
          externalId === account.externalId ? [observed({ externalId: `${nth}`, text: `No. ${nth}` })] : []
        )
      )
      yield* Effect.gen(function* () {
        yield* drained(drain)
        yield* TestClock.adjust("1 minute")
        yield* drained(drain)
      }).pipe(Effect.provide(layer))
      const { data } = yield* Effect.flatMap(Comments, (comments) => comments.list(workspaceId, {}, {}))
      assert.sameMembers(
        data.map(({ text }) => text),
        ["No. 0", "No. 1", "No. 2"]
      )
      const own = readings.filter((one) => one.account === account.externalId)
      const states = own.flatMap(({ asked }) =>
        "state" in asked ? [[asked.moderationStatus, asked.state.newest]] : []
      )
      const since = own[0]?.asked
      assert(since !== undefined && "state" in since)
      const first = since.state.since
      assert.deepStrictEqual(states, [
        ["published", first],
        ["heldForReview", first],
        ["published", first + 1]
      ])
      assert.strictEqual(first, (own[0]?.at ?? 0) - Duration.toMillis("1 day"))
    })
  )

  it.effect("reads what YouTube holds back every 5 minutes, and the whole list every hour", () =>
    Effect.gen(function* () {
      // 120 rounds would read every account of the tests before
      yield* emptied
      const { account } = yield* scene("youtube")
      const { layer, readings } = poller()
      yield* Effect.gen(function* () {
        for (let minute = 0; minute <= 120; minute++) {
          yield* drained(drain)
          yield* TestClock.adjust("1 minute")
        }
      }).pipe(Effect.provide(layer))
      const own = readings.filter((one) => one.account === account.externalId)
      const start = own[0]?.at ?? 0
      const minutes = (wanted: (asked: (typeof own)[number]["asked"]) => boolean) =>
        own.filter(({ asked }) => wanted(asked)).map(({ at }) => (at - start) / 60_000)
      assert.deepStrictEqual(
        minutes((asked) => "depth" in asked && asked.depth === "all"),
        [60, 120]
      )
      assert.deepStrictEqual(
        minutes((asked) => "depth" in asked && asked.moderationStatus === "heldForReview"),
        Array.from({ length: 25 }, (_, index) => index * 5)
      )
    })
  )

  it.effect("reads two days of the newest 20 posts of a page", () =>
    Effect.gen(function* () {
      const { account } = yield* scene("facebook")
      const { layer, readings } = poller()
      const now = yield* DateTime.now
      yield* drained(drain).pipe(Effect.provide(layer))
      const reading = readings.find((one) => one.account === account.externalId)
      assert.deepStrictEqual(reading?.asked, { posts: 20, since: Option.some(DateTime.subtract(now, { days: 2 })) })
    })
  )

  it.effect("pollers side by side never read the same account", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* scene("facebook")
      const own = [yield* connect(workspaceId, "facebook"), yield* connect(workspaceId, "youtube")]
      for (let more = 0; more < 10; more++) own.push(yield* connect(workspaceId, "facebook"))
      const { layer, readings } = poller()
      yield* Effect.replicateEffect(drained(drain), 4, { concurrency: "unbounded", discard: true }).pipe(
        Effect.provide(layer)
      )
      for (const { externalId, platform } of own) {
        const expected = platform === "youtube" ? 2 : 1
        assert.lengthOf(
          readings.filter((one) => one.account === externalId),
          expected
        )
      }
    })
  )

  it.effect("nobody waits for an account that another process is about to take", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("facebook")
      const other = yield* connect(workspaceId, "facebook")
      const { layer, readings } = poller()
      const sql = yield* PgClient.PgClient
      const unlock = yield* locking(sql`SELECT 1 FROM accounts WHERE id = ${account.accountId} FOR UPDATE`)
      yield* drained(drain).pipe(Effect.provide(layer))
      yield* unlock
      const read = readings.map((one) => one.account)
      assert.include(read, other.externalId)
      assert.notInclude(read, account.externalId)
    })
  )

  it.effect("a reading that takes long keeps its claim; that of a process that died runs out", () =>
    Effect.gen(function* () {
      const { account } = yield* scene("facebook")
      const began = yield* Deferred.make<void>()
      const end = yield* Deferred.make<void>()
      const { layer, readings } = poller((externalId, nth) =>
        externalId !== account.externalId
          ? Effect.succeed([])
          : nth === 0
            ? Deferred.succeed(began, undefined).pipe(Effect.zipRight(Deferred.await(end)), Effect.as([]))
            : Effect.dieMessage("The process was killed")
      )
      const times = () => readings.filter((one) => one.account === account.externalId).length
      yield* Effect.gen(function* () {
        const reading = yield* Effect.fork(drained(drain))
        yield* Deferred.await(began)
        for (let second = 0; second < 180; second += 5) {
          yield* TestClock.adjust("5 seconds")
          // it is kept up every ten seconds, however long the database takes for that
          yield* Effect.repeat(dueIn(account.accountId), { until: (due) => (due ?? 0) > seconds("20 seconds") })
          yield* drained(drain)
          assert.strictEqual(times(), 1)
        }
        yield* Deferred.succeed(end, undefined)
        yield* reading
        assert.strictEqual(yield* dueIn(account.accountId), seconds("12 minutes"))
        yield* TestClock.adjust("12 minutes")
        yield* drained(drain)
        assert.strictEqual(times(), 2)
        assert.isAtMost((yield* dueIn(account.accountId)) ?? 0, seconds("30 seconds"))
        yield* TestClock.adjust("30 seconds")
        yield* drained(drain)
        assert.strictEqual(times(), 3)
      }).pipe(Effect.provide(layer))
    })
  )

  it.effect("is held up by no other platform whose readings all take long", () =>
    Effect.gen(function* () {
      yield* emptied
      const { account: page, workspaceId } = yield* scene("facebook")
      const slow = yield* Effect.replicateEffect(connect(workspaceId, "youtube"), atOnce + 4)
      const isSlow = new Set(slow.map(({ externalId }) => externalId))
      const { layer, readings } = poller((externalId) => (isSlow.has(externalId) ? Effect.never : Effect.succeed([])))
      const sql = yield* PgClient.PgClient
      yield* sql`UPDATE accounts SET poll_due_at = poll_due_at + interval '1 second' WHERE id = ${page.accountId}`
      yield* TestClock.adjust("2 seconds")
      yield* Effect.gen(function* () {
        const one = yield* Poller
        // what the fibers of the worker do, one after the other
        for (let fiber = 0; fiber < atOnce + 8; fiber++) {
          const running = yield* Effect.fork(drained(one.drain))
          const begun = readings.length
          for (let turns = 0; turns < 100_000 && readings.length === begun; turns++) {
            if (Option.isSome(yield* Fiber.poll(running))) break
            yield* turn
          }
        }
      }).pipe(Effect.provide(layer))
      const read = readings.map(({ account }) => account)
      assert.include(read, page.externalId)
      assert.lengthOf(
        read.filter((account) => isSlow.has(account)),
        atOnce
      )
    })
  )
})
