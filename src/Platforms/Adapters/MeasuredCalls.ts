import { Cause, Effect, Exit, Option } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { platformCallDuration } from "#src/Telemetry/Metrics.ts"
import type { PlatformError } from "../Port/PlatformError.ts"

export type PlatformCall =
  | "hide"
  | "unhide"
  | "hide_many"
  | "unhide_many"
  | "reply"
  | "find_reply"
  | "private_reply"
  | "block"
  | "unblock"
  | "read"
  | "describe_posts"
  | "name_person"
  | "read_form"
  | "read_comment"

const results = {
  NotAllowed: "not_allowed",
  CommentRemoved: "comment_removed",
  TokenExpired: "token_expired",
  RateLimited: "rate_limited",
  Transient: "transient",
  InvalidPlatformRequest: "invalid_request",
  Duplicate: "duplicate"
} as const satisfies Record<PlatformError["_tag"], string>

/** How a call went, in a word; what was broken off, or broke, has words of its own. */
const resultOf = (exit: Exit.Exit<unknown, PlatformError>): string => {
  if (Exit.isSuccess(exit)) return "ok"
  if (Cause.isInterruptedOnly(exit.cause)) return "interrupted"
  return Option.match(Cause.failureOption(exit.cause), { onNone: () => "defect", onSome: ({ _tag }) => results[_tag] })
}

/** Measures a call to a platform, and how it went. */
export const measuredCall =
  (platform: Platform, action: PlatformCall) =>
  <A, R>(call: Effect.Effect<A, PlatformError, R>): Effect.Effect<A, PlatformError, R> =>
    Effect.clockWith((clock) => {
      const started = clock.unsafeCurrentTimeMillis()
      return Effect.onExit(call, (exit) =>
        Effect.sync(() =>
          platformCallDuration.record((clock.unsafeCurrentTimeMillis() - started) / 1000, {
            platform,
            action,
            result: resultOf(exit)
          })
        )
      )
    }).pipe(
      Effect.withSpan(`platform.${action}`, { attributes: { "steward.platform": platform }, captureStackTrace: false })
    )
