import { DateTime, Option, Schema } from "effect"

// an offset is no time zone, and PostgreSQL reads the sign of one the other way round
const isTimeZone = (name: string) => /^[A-Za-z]/.test(name) && Option.isSome(DateTime.zoneMakeNamed(name))

/** A time zone of the IANA database, as in Europe/Oslo. */
export const TimeZone = Schema.String.pipe(
  Schema.filter((name) => isTimeZone(name) || `${JSON.stringify(name)} is not a time zone; write it as in Europe/Oslo`),
  Schema.brand("TimeZone")
)
export type TimeZone = typeof TimeZone.Type
