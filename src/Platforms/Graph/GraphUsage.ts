import { type DateTime, Duration, Effect, Option, Schema } from "effect"
import { type PlatformAnswer, retryAfterHeader } from "../Port/PlatformHttp.ts"
import { parseJson } from "../Port/PlatformJson.ts"

const Counters = Schema.Struct({
  call_count: Schema.optional(Schema.Number),
  total_time: Schema.optional(Schema.Number),
  total_cputime: Schema.optional(Schema.Number),
  /** Minutes. */
  estimated_time_to_regain_access: Schema.optional(Schema.Number)
})
type Counters = typeof Counters.Type

const decodeApp = Schema.decodeUnknownOption(Counters)
const decodeBusiness = Schema.decodeUnknownOption(Schema.Record({ key: Schema.String, value: Schema.Array(Counters) }))

const appCounters = (answer: PlatformAnswer): ReadonlyArray<Counters> =>
  Option.toArray(Option.flatMap(parseJson(answer.headers["x-app-usage"] ?? ""), decodeApp))

const businessCounters = (answer: PlatformAnswer): ReadonlyArray<Counters> =>
  Option.flatMap(parseJson(answer.headers["x-business-use-case-usage"] ?? ""), decodeBusiness).pipe(
    Option.map((usage) => Object.values(usage).flat()),
    Option.getOrElse(() => [])
  )

/** The fullest of Meta's counters, in percent of what it allows; 0 when it sent none. */
export const highestUsage = (answer: PlatformAnswer): number =>
  Math.max(
    0,
    ...[...appCounters(answer), ...businessCounters(answer)].flatMap((counters) => [
      counters.call_count ?? 0,
      counters.total_time ?? 0,
      counters.total_cputime ?? 0
    ])
  )

/** How long a throttled caller has to wait: Meta's estimate, else `Retry-After`, else a minute; at most a day. */
export const throttleWait = (answer: PlatformAnswer, now: DateTime.Utc): Duration.Duration => {
  const minutes = Math.max(
    0,
    ...businessCounters(answer).map((counters) => counters.estimated_time_to_regain_access ?? 0)
  )
  return minutes > 0
    ? Duration.min(Duration.minutes(minutes), Duration.days(1))
    : Option.getOrElse(retryAfterHeader(answer, now), () => Duration.minutes(1))
}

/** Percent of what Meta allows, from which on calls are worth a warning. */
const highUsage = 90

export const warnOfUsage = (answer: PlatformAnswer, platform: string) => {
  const usage = highestUsage(answer)
  return usage >= highUsage
    ? Effect.logWarning(`${platform}'s rate limit is nearly used up`).pipe(Effect.annotateLogs({ percent: usage }))
    : Effect.void
}
