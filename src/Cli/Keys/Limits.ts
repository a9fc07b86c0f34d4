import { Options } from "@effect/cli"
import { Clock, Option } from "effect"
import { scopes } from "#schema/resources/Scope.ts"
import type { CreatedKey } from "#src/Access/Keys/Keys.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { quoted } from "../Console/Choose.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"

export const expiresOption = Options.text("expires").pipe(
  Options.optional,
  Options.withDescription("When it ends by itself: 90d, 12h, or a day such as 2027-01-31; never if left out")
)

export const successorExpiresOption = Options.text("expires").pipe(
  Options.optional,
  Options.withDescription(
    "When the new one ends: 90d, 12h, a day such as 2027-01-31, or never; as the old one if left out"
  )
)

const [hour, day] = [3_600_000, 86_400_000]

/** Milliseconds of a text such as 90d or 12h; null for another text. */
export const spanOf = (text: string): number | null => {
  const [, count, unit] = /^(\d{1,5})([dh])$/.exec(text.trim()) ?? []
  return count === undefined ? null : Number(count) * (unit === "d" ? day : hour)
}

/** The moment that is meant: so long from now, or the beginning of a day in UTC. */
export const givenExpiry = tracedFn("Cli.givenExpiry")(function* (given: Option.Option<string>) {
  if (Option.isNone(given)) return null
  const now = yield* Clock.currentTimeMillis
  const span = spanOf(given.value)
  const isDay = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(given.value.trim())
  const at = span === null ? (isDay ? Date.parse(given.value.trim()) : Number.NaN) : now + span
  if (Number.isNaN(at)) {
    const message = `${quoted(given.value)} is not a time. Write it as 90d, 12h or 2027-01-31.`
    return yield* new CommandFailed({ message })
  }
  if (at <= now) return yield* new CommandFailed({ message: `${quoted(given.value)} is in the past.` })
  return new Date(at)
})

/** What a key may not, in words; nothing where it may everything, for ever. */
export const limitsOf = (key: Pick<CreatedKey, "expiresAt" | "scopes">): ReadonlyArray<string> => [
  ...(key.scopes.length === scopes.length
    ? []
    : [`It has only the ${key.scopes.length === 1 ? "scope" : "scopes"} ${key.scopes.join(" and ")}.`]),
  ...(key.expiresAt === null ? [] : [`It ends on ${minuteOf(key.expiresAt)} UTC.`])
]

/** When a key ends, to the minute: one that was rotated ends within hours. */
export const minuteOf = (date: Date): string => date.toISOString().slice(0, 16).replace("T", " ")
