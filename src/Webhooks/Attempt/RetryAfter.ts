import { Duration, Option } from "effect"

/** The longest that a receiver can make Steward wait. */
export const longest = Duration.seconds(15)

/** The three forms of a date in RFC 9110, section 5.6.7, as the runtime reads them. Only asctime's names no zone. */
const dateOf = (text: string): number => Date.parse(text.endsWith("GMT") ? text : `${text} GMT`)

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
