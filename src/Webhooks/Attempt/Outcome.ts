import { STATUS_CODES } from "node:http"
import { Data, type Duration, Either, Option } from "effect"
import type { AttemptHealth } from "../Pace/HookPace.ts"
import type { SendError } from "../Target/SendError.ts"
import { nextDelay } from "./BackOff.ts"
import type { ReceiverAnswer } from "./ReceiverAnswer.ts"
import * as RetryAfter from "./RetryAfter.ts"

/** What becomes of a delivery after an attempt. `lastError` is for people, and at most 300 characters long. */
export type AttemptOutcome = Data.TaggedEnum<{
  Delivered: object
  /** Try again after the delay. */
  Retry: { readonly delay: Duration.Duration; readonly lastError: string }
  /** No further try: kept, listed, and can be sent again by hand. */
  Failed: { readonly lastError: string }
  /** As Failed, and the receiver wants no more: the hook is to be disabled. */
  Gone: { readonly lastError: string }
}>
export const AttemptOutcome = Data.taggedEnum<AttemptOutcome>()

export interface Attempt {
  /** 1 for the first. */
  readonly attempt: number
  readonly result: Either.Either<Pick<ReceiverAnswer, "status" | "retryAfter" | "location">, SendError>
  /** Unix milliseconds when the result came in: a `retry-after` date is seen from here. */
  readonly now: number
  /** From -1 to 1. */
  readonly jitter: number
  /** When the first attempt was made, in Unix milliseconds; `now` unless told. */
  readonly begun?: number
  /** For how long it is tried beyond the specified four attempts; those alone unless told. */
  readonly retryFor?: Duration.Duration | null
}

export const decide = ({ attempt, begun, jitter, now, result, retryFor = null }: Attempt): AttemptOutcome => {
  const retry = (lastError: string, retryAfter: Option.Option<Duration.Duration>) =>
    Option.match(nextDelay({ attempt, begun: begun ?? now, now, retryFor, retryAfter, jitter }), {
      onNone: () => AttemptOutcome.Failed({ lastError }),
      onSome: (delay) => AttemptOutcome.Retry({ delay, lastError })
    })
  if (Either.isLeft(result)) {
    const lastError = result.left.reason.slice(0, 300)
    return result.left._tag === "TargetRefused" ? AttemptOutcome.Failed({ lastError }) : retry(lastError, Option.none())
  }
  const { location, retryAfter, status } = result.right
  if (status >= 200 && status <= 299) return AttemptOutcome.Delivered()
  const lastError = words(status, location)
  if (status === 410) return AttemptOutcome.Gone({ lastError })
  return isTransient(status)
    ? retry(
        lastError,
        Option.flatMap(Option.fromNullable(retryAfter), (header) => RetryAfter.parse(header, now))
      )
    : AttemptOutcome.Failed({ lastError })
}

/** What an attempt says of how its receiver does. Whoever refuses one delivery for good takes the others. */
export const healthOf = (result: Either.Either<Pick<ReceiverAnswer, "status">, SendError>): AttemptHealth => {
  if (Either.isLeft(result)) return result.left._tag === "HostUnreachable" ? "unreachable" : "failing"
  return isTransient(result.right.status) ? "failing" : "healthy"
}

const isTransient = (status: number): boolean => status === 408 || status === 429 || (status >= 500 && status <= 599)

const words = (status: number, location: string | null): string => {
  if (status === 410) return "answered 410 Gone: the receiver wants no more deliveries, so the hook is disabled"
  if (status >= 300 && status <= 399 && location !== null) {
    return `answered ${status} with a redirect to ${shownLocation(location)}; redirects are not followed`
  }
  return `answered ${status} ${STATUS_CODES[status] ?? ""}`.trimEnd()
}

/** What stands behind the path may repeat what the receiver was told, and would outlive the person it was about. */
const shownLocation = (location: string): string => {
  const path = location.replace(/[?#].*$/s, "")
  return path.length === location.length ? path.slice(0, 200) : `${path.slice(0, 200)}…`
}
