import { DateTime, Option, Schema } from "effect"

const unixLike = /^\d{1,16}(?:\.\d+)?$/

/** Anything from here on can only be milliseconds: as seconds it would be the year 5138. */
const millisecondsFrom = 100_000_000_000

/** Nothing was written at any other time, and some of them cannot be stored. */
const isPossible = (time: DateTime.Utc): boolean => time.epochMillis >= 0 && time.epochMillis < Date.UTC(10_000, 0, 1)

/**
 * A time as Meta writes it: ISO 8601 with an offset without colon (`2026-10-02T09:15:04+0000`), or Unix
 * seconds, or in some webhooks milliseconds. Sub-millisecond digits are dropped.
 */
export const parseGraphTime = (value: string | number): Option.Option<DateTime.Utc> =>
  Option.filter(timeOf(value), isPossible)

const timeOf = (value: string | number): Option.Option<DateTime.Utc> => {
  const text = String(value).trim()
  if (unixLike.test(text)) {
    const count = Number(text)
    return DateTime.make(Math.floor(count >= millisecondsFrom ? count : count * 1_000))
  }
  const iso = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)(?:Z|([+-]\d{2}):?(\d{2}))$/.exec(text)
  if (iso === null) return Option.none()
  const [, local, hours, minutes] = iso
  return DateTime.make(`${local}${hours === undefined ? "Z" : `${hours}:${minutes}`}`)
}

/** The time that a value tells; none where it tells no time. */
export const graphTimeOf = (value: unknown): Option.Option<DateTime.Utc> =>
  typeof value === "string" || typeof value === "number" ? parseGraphTime(value) : Option.none()

/** Decoding only; what is not a time decodes to none, so that one odd field does not lose a comment. */
export const GraphTime = Schema.Unknown.pipe(
  Schema.transform(Schema.OptionFromSelf(Schema.DateTimeUtcFromSelf), {
    strict: true,
    decode: graphTimeOf,
    encode: () => undefined
  })
)
