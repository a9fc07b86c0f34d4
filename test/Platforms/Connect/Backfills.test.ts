import { assert, describe, it, layer } from "@effect/vitest"
import { DateTime, Duration, Effect, Fiber, TestClock } from "effect"
import { Timestamp } from "#schema/Time.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { PendingComments } from "#src/Comments/Pending/PendingComments.ts"
import { backfillSince } from "#src/Platforms/Connect/BackfillSpan.ts"
import { Backfills, handedOver } from "#src/Platforms/Connect/Backfills.ts"
import { observed } from "#test/House.ts"
import { control } from "#test/Sandbox/Driver.ts"
import { subjects } from "#test/Sandbox/Login/LoggingIn.ts"
import { afresh, connected, connector, HouseAndPlatforms } from "./Scene.ts"

const stranger = { id: "5550001", name: "Dana Example", handle: "dana.example" }
const posts = {
  facebook: "123450001_990001",
  instagram: "17890000000000001",
  threads: "18000000000000001",
  tiktok: "7400000000000000001",
  youtube: "nrdlysTent2"
} as const
type Place = keyof typeof posts

layer(HouseAndPlatforms)("what was written before an account was connected", (it) => {
  const written = Effect.fn("written")(function* (platform: Place, text: string, ago: Duration.DurationInput) {
    const now = (yield* DateTime.now).epochMillis
    const { text: answer, status } = yield* control("POST", "/comments", {
      platform,
      accountId: subjects[platform].account,
      postId: posts[platform],
      author: stranger,
      text,
      createdAt: now - Duration.toMillis(ago),
      deliver: "poll"
    })
    assert.strictEqual(status, 201, answer)
  })

  it.effect.each(Object.keys(posts) as ReadonlyArray<Place>)(
    "%s: is read for a week, once, and it can be seen how far",
    (platform) =>
      Effect.gen(function* () {
        yield* afresh
        yield* TestClock.adjust("40 days")
        const { by, workspaceId } = yield* connector()
        yield* written(platform, "six days ago", "6 days")
        yield* written(platform, "just now", "1 minute")
        yield* written(platform, "nine days ago", "9 days")
        const accountId = (yield* connected(by, platform))?.accountId
        const backfills = yield* Backfills
        const own = Effect.map(backfills.progress(workspaceId), (all) => all.find((one) => one.accountId === accountId))
        assert.deepInclude(yield* own, { found: 0, endedAt: null, failure: null })
        while ((yield* backfills.drain) > 0) yield* Effect.void
        const progress = yield* own
        assert.deepInclude(progress, { found: 2, failure: null })
        assert.isNotNull(progress?.endedAt)
        const { data } = yield* Effect.flatMap(Comments, (comments) => comments.list(workspaceId, {}, { limit: 50 }))
        assert.sameMembers(
          data.map(({ text }) => text),
          ["six days ago", "just now"]
        )
      })
  )

  it.effect("waits while a comment of now is not decided, and goes on then", () =>
    Effect.gen(function* () {
      yield* afresh
      yield* TestClock.adjust("40 days")
      const { by, workspaceId } = yield* connector()
      for (let n = 0; n < 2 * handedOver; n++) yield* written("threads", `earlier ${n}`, "3 days")
      const accountId = (yield* connected(by, "threads"))?.accountId
      if (accountId === undefined || accountId === null) return assert.fail("not connected")
      const of = { workspaceId, accountId, platform: "threads" } as const
      const intake = yield* Intake
      const comments = yield* PendingComments
      const backfills = yield* Backfills
      yield* intake.receive(of, [{ _tag: "Commented", comment: observed({ externalId: "live" }) }])
      yield* TestClock.adjust("2 seconds")
      const running = yield* Effect.fork(backfills.drain)
      const found = Effect.map(backfills.progress(workspaceId), ([one]) => one?.found)
      yield* TestClock.adjust("10 seconds")
      assert.strictEqual(yield* found, 0)
      const { drain } = yield* Decider
      while ((yield* drain) > 0) yield* Effect.void
      assert.isAtMost(yield* comments.oldestSeconds, 0)
      yield* Effect.repeat(Effect.zipRight(TestClock.adjust("1 second"), drain), {
        while: () => Effect.map(Fiber.poll(running), (done) => done._tag === "None")
      })
      yield* Fiber.join(running)
      assert.strictEqual(yield* found, 2 * handedOver)
    })
  )
})

describe("how far back is read", () => {
  it("is a week, or to when the account was lost, and never more than a month", () => {
    const now = DateTime.unsafeMake("2026-11-23T09:00:00Z")
    const lost = (days: number) => {
      const since = Timestamp.make(DateTime.formatIso(DateTime.subtract(now, { days })))
      return { health: { state: "disconnected", since, reason: null, last_poll_at: null, last_push_at: null } } as const
    }
    const back = (before?: ReturnType<typeof lost>) =>
      Duration.toDays(DateTime.distanceDuration(backfillSince(before, now), now))
    assert.deepStrictEqual([back(), back(lost(2)), back(lost(12)), back(lost(90))], [7, 7, 12, 30])
  })
})
