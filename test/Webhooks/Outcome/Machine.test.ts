import { assert, describe, it } from "@effect/vitest"
import { Duration, Either, FastCheck } from "effect"
import { decide } from "#src/Webhooks/Attempt/Outcome.ts"
import { type Met, met, ownWaits } from "../Answers.ts"

const base = Date.UTC(2026, 2, 1, 12)

/** One attempt: what it meets with, when that comes in (the clock may jump, back as well), and the draw for jitter. */
const step = FastCheck.record({
  met: met(base),
  now: FastCheck.oneof(
    FastCheck.integer({ min: base - 90_000, max: base + 90_000 }),
    FastCheck.integer({ min: 0, max: 2 * base })
  ),
  jitter: FastCheck.double({ min: -1, max: 1, noNaN: true })
})

const endings = { delivered: "Delivered", gone: "Gone", final: "Failed", passing: "Failed" } as const

const wordsOf = ({ result }: Met) => (Either.isRight(result) ? `answered ${result.right.status}` : result.left.reason)

describe("the outcome of a delivery", () => {
  it.prop(
    "follows the specification for any sequence of answers, resets, timeouts, retry-after values and clock jumps",
    [FastCheck.array(step, { minLength: 4, maxLength: 8 })],
    ([steps]) => {
      const settledBy = steps.findIndex(({ met }, index) => met.means !== "passing" || index === 3)
      for (const [index, { jitter, met, now }] of steps.slice(0, settledBy + 1).entries()) {
        const outcome = decide({ attempt: index + 1, result: met.result, now, jitter })
        if (index === settledBy) {
          assert.strictEqual(outcome._tag, endings[met.means])
        } else {
          assert.strictEqual(outcome._tag, "Retry")
          if (outcome._tag !== "Retry") return
          const wait = Duration.toMillis(outcome.delay)
          const own = ownWaits[index] ?? Number.NaN
          assert.approximately(wait, met.asked.wait(now) ?? own * (1 + jitter / 10), 1e-3)
          assert.isAtMost(wait, 15_000)
        }
        if (outcome._tag === "Delivered") continue
        assert.isAtMost(outcome.lastError.length, 300)
        assert.isTrue(outcome.lastError.startsWith(wordsOf(met).slice(0, 300)))
      }
    },
    { fastCheck: { numRuns: 2000 } }
  )
})
