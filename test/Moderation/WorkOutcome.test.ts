import { assert, describe, it } from "@effect/vitest"
import { Duration, FastCheck as fc, Option } from "effect"
import { nextDelay, outcomeOf, outcomeOfPrivateReply, outcomeOnce, WorkOutcome } from "#src/Moderation/WorkOutcome.ts"
import {
  CommentRemoved,
  Duplicate,
  InvalidPlatformRequest,
  NotAllowed,
  RateLimited,
  TokenExpired,
  Transient
} from "#src/Platforms/Port/PlatformError.ts"

const reason = "Because."
const attempt = fc.integer({ min: 1, max: 30 })

describe("what becomes of an attempt", () => {
  it("waits longer and longer, and gives up in the fourth hour", () => {
    const waits = Array.from({ length: 9 }, (_, index) =>
      Option.getOrThrow(Option.map(nextDelay(index + 1), Duration.toSeconds))
    )
    assert.deepStrictEqual(waits, [1, 4, 15, 60, 300, 900, 1800, 3600, 7200])
    assert.isTrue(Option.isNone(nextDelay(10)))
  })

  it.prop("a transient failure may have taken effect, and holds nothing else up", [attempt], ([nth]) => {
    const outcome = outcomeOf(new Transient({ reason }), nth)
    if (nth < 10) assert.deepInclude(outcome, { _tag: "Later", reason, uncertain: true, counts: true, pause: "work" })
    else assert.deepEqual(outcome, WorkOutcome.Refused({ reason: `Because. Steward tried ${nth} times and gave up.` }))
  })

  it.prop(
    "a private reply that is refused after a try without an answer may have arrived, and that is said",
    [attempt],
    ([nth]) => {
      const told = (error: Parameters<typeof outcomeOfPrivateReply>[0], mayBeSent: boolean) => {
        const outcome = outcomeOfPrivateReply(error, nth, mayBeSent)
        return outcome._tag === "Refused" ? outcome.reason : outcome._tag
      }
      const perhaps = "Because. An earlier try was not answered, so the message may have arrived all the same."
      assert.strictEqual(told(new NotAllowed({ reason }), true), perhaps)
      assert.strictEqual(told(new NotAllowed({ reason: "Because" }), true), perhaps)
      assert.strictEqual(told(new NotAllowed({ reason }), false), reason)
      assert.strictEqual(told(new Duplicate({ reason }), false), reason)
      assert.strictEqual(told(new Duplicate({ reason }), true), "Confirmed")
      if (nth >= 10) assert.include(told(new Transient({ reason }), true), "may have arrived")
    }
  )

  it.prop("throttling never gives up and never took effect", [attempt, fc.nat(1e6)], ([nth, millis]) => {
    for (const scope of ["account", "app"] as const) {
      const retryAfter = Duration.millis(millis)
      assert.deepEqual(
        outcomeOf(new RateLimited({ reason, retryAfter, scope }), nth),
        WorkOutcome.Later({
          delay: retryAfter,
          reason,
          uncertain: false,
          unsettled: false,
          counts: false,
          pause: scope === "app" ? "platform" : "account"
        })
      )
    }
  })

  it.prop("everything else is final, at any attempt", [attempt], ([nth]) => {
    assert.deepEqual(outcomeOf(new TokenExpired({ reason }), nth), WorkOutcome.Parked({ reason }))
    assert.deepEqual(outcomeOf(new CommentRemoved({ reason }), nth), WorkOutcome.Removed({ reason }))
    assert.deepEqual(outcomeOf(new Duplicate({ reason }), nth), WorkOutcome.Confirmed({ externalId: null }))
    assert.deepEqual(outcomeOf(new NotAllowed({ reason }), nth), WorkOutcome.Refused({ reason }))
    assert.deepEqual(outcomeOf(new InvalidPlatformRequest({ reason }), nth), WorkOutcome.Refused({ reason }))
  })

  it.prop("what must not be done twice is left to settle where no answer came", [attempt], ([nth]) => {
    const outcome = outcomeOnce(new Transient({ reason, unanswered: true }), nth)
    const wait = Option.map(nextDelay(nth), Duration.max("30 seconds"))
    assert.deepEqual(outcome._tag === "Later" ? Option.some(outcome.delay) : Option.none(), wait)
    for (const error of [new Transient({ reason }), new NotAllowed({ reason })]) {
      assert.deepEqual(outcomeOnce(error, nth), outcomeOf(error, nth))
    }
  })
})
