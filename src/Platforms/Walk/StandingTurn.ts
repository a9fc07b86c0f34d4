import { DateTime, Duration, Effect, Option, Schema } from "effect"
import { Surface } from "#schema/Platform.ts"
import type { Observation } from "#src/Comments/Observation.ts"
import { StandingPlace } from "#src/Comments/Standing/StandingPlace.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { storableComment } from "#src/Ground/StorableText.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import type { AccountReading, StandingComment } from "../Port/PlatformReader.ts"

const Missed = Schema.Struct({
  externalId: Schema.String,
  postExternalId: Schema.NullOr(Schema.String),
  surface: Surface
})

/** Which comment is looked for, and where. */
export type MissedComment = typeof Missed.Type

/**
 * No platform says of every comment that it was deleted, so those that should be there are looked for: among what was
 * listed just now, else one by one. Those that wait for a person every time, all others of a month by turns.
 */
export const StandingTurn = Schema.Struct({
  /** The turn goes on behind this one; null to begin with the newest. */
  last: Schema.optionalWith(Schema.NullOr(StandingPlace), { default: () => null }),
  /** Not found last time. Not found again, they are gone. */
  missing: Schema.Array(Missed)
})
export type StandingTurn = typeof StandingTurn.Type

export const firstTurn: StandingTurn = { last: null, missing: [] }

/** One look costs at most so many calls, and those for what was missing before. */
const waitingAtOnce = 20
const othersAtOnce = 40
/** What was listed costs no call. */
const passedAtOnce = 1000
const checkedFor = Duration.days(30)

/** The text of a comment as it is now; none when it is gone. */
export type TextOf = (comment: MissedComment) => Effect.Effect<Option.Option<string>, PlatformError>

/** Looks once more for what was missing, and with `all` for what should be there and was not `listed`. */
export const lookForStanding = tracedFn("Walk.lookForStanding")(function* (
  { at, receive, standing }: Pick<AccountReading, "at" | "receive" | "standing">,
  turn: StandingTurn,
  listed: ReadonlySet<string>,
  all: boolean,
  textOf: TextOf
) {
  const { expected, last } = all ? yield* expectedNow(standing, turn, at, listed) : { expected: [], last: turn.last }
  const missed = new Set(turn.missing.map(({ externalId }) => externalId))
  const texts = new Map(expected.map(({ externalId, text }) => [externalId, text]))
  const sought = new Map([...turn.missing, ...expected].map((one) => [one.externalId, one]))
  const observations: Array<Observation> = []
  const missing: Array<MissedComment> = []
  for (const { externalId, postExternalId, surface } of sought.values()) {
    if (listed.has(externalId)) continue
    const found = yield* looked({ externalId, postExternalId, surface }, textOf)
    if (found === "unknown") continue
    if (Option.isNone(found)) {
      if (missed.has(externalId)) observations.push({ _tag: "Removed", externalId })
      else missing.push({ externalId, postExternalId, surface })
      continue
    }
    const text = storableComment(found.value)
    const known = texts.get(externalId)
    if (known !== undefined && known !== text) observations.push({ _tag: "Edited", externalId, text, hasMedia: null })
  }
  if (observations.length > 0) yield* receive(observations)
  return { last, missing } satisfies StandingTurn
})

/** What a platform refuses to tell of one comment says nothing about it. */
const looked = (comment: MissedComment, textOf: TextOf) =>
  textOf(comment).pipe(
    Effect.map((found): Option.Option<string> | "unknown" => found),
    Effect.catchTags({
      NotAllowed: () => Effect.succeed("unknown" as const),
      InvalidPlatformRequest: () => Effect.succeed("unknown" as const)
    })
  )

const expectedNow = Effect.fnUntraced(function* (
  standing: AccountReading["standing"],
  turn: StandingTurn,
  at: DateTime.Utc,
  listed: ReadonlySet<string>
) {
  const oldest = DateTime.subtractDuration(at, checkedFor)
  const waiting = yield* standing({ waiting: true, hidden: true, before: Option.none(), limit: waitingAtOnce })
  const from = Option.fromNullable(turn.last)
  const passed = (yield* standing({ waiting: false, hidden: true, before: from, limit: passedAtOnce })).filter(
    ({ receivedAt }) => DateTime.greaterThan(receivedAt, oldest)
  )
  const others = passed.filter(({ externalId }) => !listed.has(externalId)).slice(0, othersAtOnce)
  const reached = others.length < othersAtOnce ? passed.at(-1) : others.at(-1)
  const ended = reached === passed.at(-1) && passed.length < passedAtOnce
  const expected: ReadonlyArray<StandingComment> = [...waiting, ...others]
  return { expected, last: ended ? null : (reached?.place ?? null) }
})
