import { HelpDoc, Options, ValidationError } from "@effect/cli"
import { Clock, DateTime, Effect, type Option, Schema } from "effect"
import { FilterTime } from "#schema/FilterTime.ts"

const units = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const

const decode = Schema.decodeOption(FilterTime)

/** A time as people type it: a moment with an offset, or how long ago it is, as in `7d`. */
export const parseTime = (text: string, now: number): Option.Option<DateTime.Utc> => {
  const [, count, unit = ""] = /^(\d{1,6})([mhdw])$/.exec(text.trim().toLowerCase()) ?? []
  if (count === undefined) return decode(text.trim())
  const length = unit === "m" || unit === "h" || unit === "d" || unit === "w" ? units[unit] : 0
  return DateTime.make(now - Number(count) * length)
}

const wanted = "30m, 12h, 7d or 2w ago, or a moment such as 2026-03-01T09:00:00Z"

const parsed = (name: string) =>
  Options.text(name).pipe(
    Options.mapEffect((text) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) =>
        Effect.mapError(parseTime(text, now), () =>
          ValidationError.invalidValue(HelpDoc.p(`--${name}: ${JSON.stringify(text)} is not a time. Give ${wanted}.`))
        )
      )
    )
  )

const described = (description: string) => `${description}: ${wanted}`

/** An option that takes a time, and has to be given. */
export const requiredTimeOption = (name: string, description: string) =>
  Options.withDescription(parsed(name), described(description))

/** An option that takes a time. */
export const timeOption = (name: string, description: string) =>
  parsed(name).pipe(Options.optional, Options.withDescription(described(description)))
