import { assert, layer } from "@effect/vitest"
import { Duration, Effect, Logger, Redacted, TestClock } from "effect"
import { Comments } from "#src/Comments/Comments.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { NotAllowed, RateLimited, TokenExpired, Transient } from "#src/Platforms/Port/PlatformError.ts"
import { Poller } from "#src/Platforms/Reading/Poller.ts"
import { House, observed } from "#test/House.ts"
import { drained, listening, scene } from "#test/Moderation/Scene.ts"
import { dueIn, poller } from "./Polling.ts"

const drain = Effect.flatMap(Poller, (one) => one.drain)
const seconds = Duration.toMillis
const down = new Transient({ reason: "The platform is down." })

layer(House)("readings that fail", (it) => {
  it.effect("failures in a row put reading off, from 15 seconds to half an hour; success forgets them", () =>
    Effect.gen(function* () {
      const { account } = yield* scene("facebook")
      const { layer } = poller((externalId, nth) =>
        externalId === account.externalId && nth < 9 ? Effect.fail(down) : Effect.succeed([])
      )
      yield* Effect.gen(function* () {
        const waits: Array<number | null> = []
        for (let nth = 0; nth < 10; nth++) {
          yield* drained(drain)
          const wait = yield* dueIn(account.accountId)
          waits.push(wait === null ? null : wait / 1_000)
          yield* TestClock.adjust(Duration.millis(wait ?? 0))
        }
        assert.deepStrictEqual(waits, [15, 30, 60, 120, 240, 480, 960, 1800, 1800, 900])
      }).pipe(Effect.provide(layer))
    })
  )

  it.effect("a lock that was not to be had is told in a line, and the account is read when its claim has run out", () =>
    Effect.gen(function* () {
      const { account } = yield* scene("facebook")
      const told: Array<string> = []
      const logger = Logger.make(({ cause, message }) => {
        told.push(`${String(message)}${cause._tag === "Empty" ? "" : " and where"}`)
      })
      const { layer, readings } = poller((externalId, nth) =>
        externalId === account.externalId && nth === 0
          ? Effect.die(Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" }))
          : Effect.succeed([])
      )
      yield* Effect.gen(function* () {
        yield* drained(drain)
        yield* TestClock.adjust("30 seconds")
        yield* drained(drain)
      }).pipe(Effect.provide(layer), Effect.provide(Logger.replace(Logger.defaultLogger, logger)))
      assert.isAbove(readings.filter((one) => one.account === account.externalId).length, 1)
      assert.include(told, "Reading an account waited too long for somebody else's transaction; it is tried again")
      assert.notInclude(told.join(), "and where")
    })
  )

  it.effect("a throttled account waits as long as the platform says", () =>
    Effect.gen(function* () {
      const { account } = yield* scene("facebook")
      const limited = new RateLimited({ reason: "Too many.", retryAfter: Duration.minutes(7), scope: "account" })
      const { layer } = poller((externalId) =>
        externalId === account.externalId ? Effect.fail(limited) : Effect.succeed([])
      )
      yield* drained(drain).pipe(Effect.provide(layer))
      assert.strictEqual(yield* dueIn(account.accountId), seconds("7 minutes"))
    })
  )

  it.effect("what was found before a failure is kept, and found again without harm", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("youtube")
      const { layer, readings } = poller((externalId, nth) =>
        externalId !== account.externalId
          ? Effect.succeed([])
          : nth === 1
            ? Effect.fail(new NotAllowed({ reason: "No." }))
            : Effect.succeed([observed({ externalId: "1" })])
      )
      yield* Effect.gen(function* () {
        yield* drained(drain)
        yield* TestClock.adjust("15 seconds")
        yield* drained(drain)
      }).pipe(Effect.provide(layer))
      const { data } = yield* Effect.flatMap(Comments, (comments) => comments.list(workspaceId, {}, {}))
      assert.lengthOf(data, 1)
      assert.lengthOf(
        readings.filter((one) => one.account === account.externalId),
        4
      )
    })
  )

  it.effect("a token that died disconnects the account, once, until it is connected again", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("facebook")
      const heard = yield* listening(workspaceId, ["account.disconnected"])
      const { layer, readings } = poller((externalId) =>
        externalId === account.externalId
          ? Effect.fail(new TokenExpired({ reason: "It is over." }))
          : Effect.succeed([])
      )
      const times = () => readings.filter((one) => one.account === account.externalId).length
      yield* Effect.gen(function* () {
        yield* drained(drain)
        assert.isNull(yield* dueIn(account.accountId))
        yield* TestClock.adjust("1 day")
        yield* drained(drain)
        assert.strictEqual(times(), 1)
        assert.deepNestedInclude((yield* heard).bodies[0], { reason: "It is over." })
        const accounts = yield* Accounts
        yield* accounts.connect({
          workspaceId,
          platform: "facebook",
          externalId: account.externalId,
          name: "Fjord Coffee",
          token: Redacted.make("a new token"),
          actor: "Ada"
        })
        yield* drained(drain)
        assert.strictEqual(times(), 2)
        assert.lengthOf((yield* heard).events, 2)
      }).pipe(Effect.provide(layer))
    })
  )
})
