import { Duration, Option } from "effect"

/** The longest that a receiver can make Steward wait. */
export const longest = Duration.seconds(15)

/** The three forms of a date in RFC 9110, section 5.6.7, begin with the day; the runtime reads them, and much else. */
const beginsWithDay = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/
/** Only the form of asctime names no zone. */
const dateOf = (text: string): number =>
  beginsWithDay.test(text) ? Date.parse(text.endsWith("GMT") ? text : `${text} GMT`) : Number.NaN

/**
 * What a `retry-after` header asks for, at most 15 s. Seconds, or an HTTP date seen from `now` (Unix milliseconds);
 * anything else, and a date that has passed, asks for nothing.
 */
export const parse = (header: string, now: number): Option.Option<Duration.Duration> => {
  const text = header.trim()
  const asked = /^\d+(\.\d+)?$/.test(text)
    ? Option.some(Number(text) * 1000)
    : Option.liftPredicate(dateOf(text) - now, (wait) => wait > 0)
  return Option.map(asked, (wait) => Duration.min(Duration.millis(wait), longest))
}
