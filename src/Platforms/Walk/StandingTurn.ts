import { DateTime, Duration, Effect, Option, Schema } from "effect"
import { Surface } from "#schema/Platform.ts"
import type { Observation } from "#src/Comments/Observation.ts"
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
  /** The turn goes on with comments that came before this, in Unix milliseconds; null to begin with the newest. */
  before: Schema.NullOr(Schema.Number),
  /** Not found last time. Not found again, they are gone. */
  missing: Schema.Array(Missed)
})
export type StandingTurn = typeof StandingTurn.Type

export const firstTurn: StandingTurn = { before: null, missing: [] }

/** One look costs at most so many calls, and those for what was missing before. */
const waitingAtOnce = 20
const othersAtOnce = 40
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
  const { before, expected } = all ? yield* expectedNow(standing, turn, at) : { before: turn.before, expected: [] }
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
  return { before, missing } satisfies StandingTurn
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
  at: DateTime.Utc
) {
  const oldest = DateTime.subtractDuration(at, checkedFor)
  const waiting = yield* standing({ waiting: true, before: Option.none(), limit: waitingAtOnce })
  const from = turn.before === null ? Option.none() : Option.some(DateTime.unsafeMake(turn.before))
  const others = (yield* standing({ waiting: false, before: from, limit: othersAtOnce })).filter(({ receivedAt }) =>
    DateTime.greaterThan(receivedAt, oldest)
  )
  const last = others.length < othersAtOnce ? null : (others.at(-1)?.receivedAt.epochMillis ?? null)
  const expected: ReadonlyArray<StandingComment> = [...waiting, ...others]
  return { expected, before: last }
})
