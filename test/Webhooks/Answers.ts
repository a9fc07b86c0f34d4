import { Duration, Either, FastCheck } from "effect"
import type { ReceiverAnswer } from "#src/Webhooks/Attempt/ReceiverAnswer.ts"
import { ConnectionFailed, DeadlineExceeded, type SendError, TargetRefused } from "#src/Webhooks/Target/SendError.ts"
import { codePoint } from "#test/CodePoint.ts"

/** A retry-after header, and the milliseconds that it asks for when it is read at `now`; null for nothing. */
export interface Asked {
  readonly header: string | null
  readonly wait: (now: number) => number | null
}

const atMost = 15_000

const seconds: FastCheck.Arbitrary<Asked> = FastCheck.oneof(
  FastCheck.nat({ max: 40 }),
  FastCheck.nat({ max: 10 ** 9 })
).map((seconds) => ({ header: String(seconds), wait: () => Math.min(seconds * 1000, atMost) }))

const nonsense: FastCheck.Arbitrary<Asked> = FastCheck.oneof(
  FastCheck.constantFrom(
    "",
    "soon",
    "-5",
    "+5",
    "1e3",
    "0x10",
    "5s",
    "5,6",
    "½",
    "NaN",
    "Infinity",
    "Thu, 99 Foo 2026"
  ),
  FastCheck.string().filter((text) => !/\d/.test(text))
).map((header) => ({ header, wait: () => null }))

/** A date in one of the three forms of HTTP, some seconds away from `base`. */
const date = (base: number): FastCheck.Arbitrary<Asked> =>
  FastCheck.tuple(FastCheck.integer({ min: -60, max: 60 }), FastCheck.constantFrom(0, 1, 2)).map(([offset, form]) => {
    const at = Math.floor(base / 1000) * 1000 + offset * 1000
    const wait = (now: number) => (at > now ? Math.min(at - now, atMost) : null)
    return { header: forms[form]?.(new Date(at)) ?? null, wait }
  })

const longDays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
const forms = [
  (at: Date) => at.toUTCString(),
  (at: Date) => {
    const [, day = "", month = "", year = "", time = ""] = at.toUTCString().split(" ")
    return `${longDays[at.getUTCDay()]}, ${day}-${month}-${year.slice(2)} ${time} GMT`
  },
  (at: Date) => {
    const [weekday = "", day = "", month = "", year = "", time = ""] = at.toUTCString().split(" ")
    return `${weekday.slice(0, 3)} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}`
  }
]

export const retryAfter = (base: number): FastCheck.Arbitrary<Asked> =>
  FastCheck.oneof(FastCheck.constant<Asked>({ header: null, wait: () => null }), seconds, nonsense, date(base))

/** What an attempt can meet with: an answer of any kind, or none. */
export interface Met {
  readonly result: Either.Either<ReceiverAnswer, SendError>
  readonly asked: Asked
  /** How the delivery goes on after it, as the specification has it. */
  readonly means: "delivered" | "gone" | "final" | "passing"
}

const meaning = (status: number): Met["means"] => {
  if (status >= 200 && status < 300) return "delivered"
  if (status === 410) return "gone"
  return status === 408 || status === 429 || status >= 500 ? "passing" : "final"
}

const answer = (base: number): FastCheck.Arbitrary<Met> => {
  const status = FastCheck.oneof(
    { weight: 3, arbitrary: FastCheck.constantFrom(408, 429, 500, 502, 503, 504, 599) },
    { weight: 1, arbitrary: FastCheck.constantFrom(200, 201, 204, 299, 410) },
    { weight: 1, arbitrary: FastCheck.integer({ min: 200, max: 599 }) }
  )
  return FastCheck.record({
    status,
    asked: retryAfter(base),
    location: FastCheck.option(FastCheck.webUrl()),
    excerpt: FastCheck.string({ unit: codePoint, maxLength: 20 }),
    milliseconds: FastCheck.nat({ max: 8000 })
  }).map(({ asked, ...rest }) => ({
    result: Either.right({ ...rest, retryAfter: asked.header, address: "9.9.9.9" }),
    asked,
    means: meaning(rest.status)
  }))
}

const noAnswer: FastCheck.Arbitrary<Met> = FastCheck.tuple(
  FastCheck.constantFrom("reset", "timeout", "refused"),
  FastCheck.string({ unit: codePoint, maxLength: 400 })
).map(([kind, reason]) => ({
  result: Either.left(
    kind === "refused"
      ? new TargetRefused({ reason })
      : kind === "reset"
        ? new ConnectionFailed({ reason })
        : new DeadlineExceeded({ reason, address: "9.9.9.9" })
  ),
  asked: { header: null, wait: () => null },
  means: kind === "refused" ? "final" : "passing"
}))

export const met = (base: number): FastCheck.Arbitrary<Met> =>
  FastCheck.oneof({ weight: 3, arbitrary: answer(base) }, { weight: 1, arbitrary: noAnswer })

/** What Steward waits of its own accord after the first, second and third attempt, before jitter. */
export const ownWaits = [1, 3, 9].map((seconds) => Duration.toMillis(Duration.seconds(seconds)))
