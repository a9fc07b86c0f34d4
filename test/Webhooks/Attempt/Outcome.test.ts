import { assert, describe, it } from "@effect/vitest"
import { Duration, Either, FastCheck, Option } from "effect"
import { nextDelay } from "#src/Webhooks/Attempt/BackOff.ts"
import { type Attempt, AttemptOutcome, decide } from "#src/Webhooks/Attempt/Outcome.ts"
import { ConnectionFailed, DeadlineExceeded, type SendError, TargetRefused } from "#src/Webhooks/Target/SendError.ts"

const header = FastCheck.option(
  FastCheck.oneof(
    FastCheck.nat({ max: 30 }).map(String),
    FastCheck.string(),
    FastCheck.constant("Thu, 01 Jan 2026 00:00:05 GMT")
  )
)
type Result = Attempt["result"]
const answered = (status: FastCheck.Arbitrary<number>): FastCheck.Arbitrary<Result> =>
  FastCheck.record({ status, retryAfter: header, location: FastCheck.option(FastCheck.webUrl()) }).map(Either.right)

const failed = (error: (reason: string) => SendError): FastCheck.Arbitrary<Result> =>
  FastCheck.string().map((reason) => Either.left(error(reason)))

const success = answered(FastCheck.integer({ min: 200, max: 299 }))
const gone = answered(FastCheck.constant(410))
const transient = FastCheck.oneof(
  answered(FastCheck.oneof(FastCheck.constantFrom(408, 429), FastCheck.integer({ min: 500, max: 599 }))),
  failed((reason) => new ConnectionFailed({ reason })),
  failed((reason) => new DeadlineExceeded({ reason }))
)
const final = FastCheck.oneof(
  answered(FastCheck.integer({ min: 300, max: 499 }).filter((status) => ![408, 410, 429].includes(status))),
  failed((reason) => new TargetRefused({ reason }))
)

const now = Date.UTC(2026, 0, 1)
const jitter = FastCheck.double({ min: -1, max: 1, noNaN: true })
const any = FastCheck.oneof(success, gone, transient, final)

/** Attempts until the delivery is settled; the receiver answers with `results` in turn. */
const run = (results: ReadonlyArray<Result>, jitter: number) => {
  const waits: Array<number> = []
  for (const [index, result] of results.entries()) {
    const outcome = decide({ attempt: index + 1, result, now, jitter })
    if (outcome._tag !== "Retry") return { attempts: index + 1, outcome: outcome._tag, waits }
    waits.push(Duration.toMillis(outcome.delay))
  }
  return { attempts: results.length, outcome: "unsettled", waits }
}

const failures = (count: number) => FastCheck.array(transient, { minLength: count, maxLength: count })
const unlucky = FastCheck.nat({ max: 3 }).chain(failures)

describe("Outcome", () => {
  const endings = [
    ["Delivered", success],
    ["Failed", final],
    ["Gone", gone]
  ] as const
  for (const [tag, ending] of endings) {
    it.prop(`is ${tag} after passing failures`, [unlucky, ending, jitter], ([unlucky, ending, jitter]) => {
      const { attempts, outcome } = run([...unlucky, ending], jitter)
      assert.deepEqual({ attempts, outcome }, { attempts: unlucky.length + 1, outcome: tag })
    })
  }

  it.prop("is Failed when four attempts met passing failures", [failures(6), jitter], ([failures, jitter]) => {
    const { attempts, outcome, waits } = run(failures, jitter)
    assert.deepEqual({ attempts, outcome }, { attempts: 4, outcome: "Failed" })
    assert.isTrue(waits.every((wait) => wait >= 0 && wait <= 15_000))
  })

  it.prop("always says why in few words", [any, FastCheck.integer({ min: 1, max: 9 })], ([result, attempt]) => {
    const outcome = decide({ attempt, result, now, jitter: 0 })
    if (outcome._tag === "Delivered") return
    assert.isAtMost(outcome.lastError.length, 300)
    if (Either.isRight(result)) assert.include(outcome.lastError, `answered ${result.right.status}`)
    else assert.strictEqual(outcome.lastError, result.left.reason)
  })

  it.prop(
    "heeds retry-after on answers that are tried again",
    [FastCheck.constantFrom(408, 429, 500, 503)],
    ([status]) => {
      const delay = (retryAfter: string | null) => {
        const outcome = decide({
          attempt: 1,
          result: Either.right({ status, retryAfter, location: null }),
          now,
          jitter: 0
        })
        return outcome._tag === "Retry" ? Option.some(outcome.delay) : Option.none()
      }
      const waitOfFirst = nextDelay({
        attempt: 1,
        begun: now,
        now,
        jitter: 0,
        retryAfter: Option.none(),
        retryFor: null
      })
      assert.deepEqual(delay("7"), Option.some(Duration.seconds(7)))
      assert.deepEqual(delay("Thu, 01 Jan 2026 00:00:05 GMT"), Option.some(Duration.seconds(5)))
      assert.deepEqual(delay("later"), waitOfFirst)
      assert.deepEqual(delay(null), waitOfFirst)
    }
  )

  it("has words that help", () => {
    const words = (status: number, location: string | null = null) => {
      const outcome = decide({
        attempt: 4,
        result: Either.right({ status, retryAfter: null, location }),
        now,
        jitter: 0
      })
      return AttemptOutcome.$match(outcome, {
        Delivered: () => "",
        Retry: ({ lastError }) => lastError,
        Failed: ({ lastError }) => lastError,
        Gone: ({ lastError }) => lastError
      })
    }
    assert.strictEqual(words(500), "answered 500 Internal Server Error")
    assert.strictEqual(words(404), "answered 404 Not Found")
    assert.strictEqual(words(499), "answered 499")
    assert.strictEqual(words(304), "answered 304 Not Modified")
    assert.strictEqual(
      words(302, "http://169.254.169.254/"),
      "answered 302 with a redirect to http://169.254.169.254/; redirects are not followed"
    )
    for (const mark of ["?", "#"]) {
      assert.strictEqual(
        words(302, `https://hooks.example.com/in${mark}name=Ada`),
        "answered 302 with a redirect to https://hooks.example.com/in…; redirects are not followed"
      )
    }
    assert.strictEqual(words(410), "answered 410 Gone: the receiver wants no more deliveries, so the hook is disabled")
  })
})
