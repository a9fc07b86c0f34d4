import { DateTime, Option, ParseResult, Schema } from "effect"
import { isCalendarDay } from "./Day.ts"

const shape = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}(?::\d{2})?)(?:(?<=:\d{2}:\d{2})\.(\d+))?([Zz]|[+ -]\d{2}:\d{2})$/
/** The same for readers of the contract; wider than RFC 3339, which `format: date-time` means. */
const pattern = "^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+ -]\\d{2}:\\d{2})$"
const expected = "must be a time with an offset, such as 2026-10-02T09:15:04Z or 2026-10-02T05:15:04-04:00"

/**
 * A time in a query: ISO 8601 with an offset. A `+` that arrived unescaped, and so as a space, is read as `+`.
 * A time between two milliseconds is the later one: stored times have milliseconds, so both sides of it stay the same.
 */
export const FilterTime = Schema.transformOrFail(Schema.String, Schema.DateTimeUtcFromSelf, {
  strict: true,
  decode: (value, _, ast) =>
    Option.match(parse(value), {
      onNone: () => ParseResult.fail(new ParseResult.Type(ast, value, problemOf(value))),
      onSome: ParseResult.succeed
    }),
  encode: (value) => ParseResult.succeed(DateTime.formatIso(value))
}).annotations({ identifier: "FilterTime" })

/** A filter by time, as a parameter. */
export const filterTime = (description: string) =>
  FilterTime.annotations({ description, jsonSchema: { type: "string", pattern, description } })

const parse = (value: string): Option.Option<DateTime.Utc> => {
  const match = shape.exec(value)
  if (match === null) return Option.none()
  const [, day = "", time = "", fraction = "", offset = ""] = match
  if (!isCalendarDay(day)) return Option.none()
  // the runtime misreads long fractions, so they are counted here
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, "0")) + (/[1-9]/.test(fraction.slice(3)) ? 1 : 0)
  return DateTime.make(`${day}T${time}${offset.toUpperCase().replace(" ", "+")}`).pipe(
    Option.map((second) => DateTime.add(DateTime.toUtc(second), { millis: milliseconds }))
  )
}

/** Why a text is no time: it is written otherwise, or what it names does not exist. */
const problemOf = (value: string): string => {
  const match = shape.exec(value)
  if (match === null) return expected
  const [, day = "", time = "", , offset = ""] = match
  const missing = !isCalendarDay(day)
    ? day
    : Option.isNone(DateTime.make(`2026-01-01T${time}Z`))
      ? time
      : `offset ${offset.replace(" ", "+")}`
  return `must be a time that exists: there is no ${missing}`
}
