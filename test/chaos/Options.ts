import { parseArgs } from "node:util"
import { Data, Effect } from "effect"

export class UnknownOptions extends Data.TaggedError("UnknownOptions")<{ readonly message: string }> {}

const victims = ["any", "service", "database", "both"] as const

/** Each kill has one of the other three as its victim; "any" draws it. */
export type Victims = (typeof victims)[number]

export interface Options {
  readonly kills: number
  /** Whom. */
  readonly victims: Victims
  /** Makes the moments of the kills, the comments and the receiver's moods the same again; not what is in flight. */
  readonly seed: number
  /** From a service that is ready to its end, on average. */
  readonly secondsBetween: number
  /** Comments a second at most, on all platforms together. */
  readonly rate: number
  /** Stop writing after so many; null to write as long as there are kills. */
  readonly comments: number | null
  /** Nothing is pushed: every comment has to be found by reading. */
  readonly polls: boolean
  /** For how long the queues may empty after the last kill. */
  readonly drainSeconds: number
  /** Keep the folder with the logs of the services, also when everything holds. */
  readonly keep: boolean
}

export const usage = `Usage: bun run chaos [options]
  --kills N             how often a service, PostgreSQL or both are killed (20)
  --victims WHOM        service, database, both, or any of them (any)
  --seed N              repeat the moments and comments of an earlier run (a new one each time)
  --seconds-between N   seconds between a start and the next kill, on average (5)
  --rate N              comments a second at most (24)
  --comments N          comments in all, also after the last kill (as many as come while there are kills)
  --polls               no platform pushes: every comment is found by reading
  --drain-seconds N     seconds that the queues may take to empty at the end (240)
  --keep                keep the logs of the services, also when everything holds`

const ranges = {
  kills: { fallback: 20, least: 1, most: 1_000, whole: true },
  seed: { fallback: null, least: 0, most: 2 ** 31 - 1, whole: true },
  "seconds-between": { fallback: 5, least: 0.1, most: 120, whole: false },
  rate: { fallback: 24, least: 1, most: 200, whole: true },
  comments: { fallback: null, least: 1, most: 1_000_000, whole: true },
  "drain-seconds": { fallback: 240, least: 1, most: 3_600, whole: true }
} as const

/** The command line of the fault proof; `newSeed` is used when none is given. */
export const parseOptions = (args: ReadonlyArray<string>, newSeed: number): Effect.Effect<Options, UnknownOptions> =>
  Effect.gen(function* () {
    const { values } = yield* Effect.try({
      try: () =>
        parseArgs({
          args: [...args],
          options: {
            kills: { type: "string" },
            victims: { type: "string", default: "any" },
            seed: { type: "string" },
            "seconds-between": { type: "string" },
            rate: { type: "string" },
            comments: { type: "string" },
            polls: { type: "boolean", default: false },
            "drain-seconds": { type: "string" },
            keep: { type: "boolean", default: false }
          }
        }),
      catch: (error) => refused(error instanceof Error ? error.message : String(error))
    })
    const number = (name: keyof typeof ranges, fallback: number) => {
      const { least, most, whole } = ranges[name]
      const text = values[name] ?? String(fallback)
      const given = text.trim() === "" ? Number.NaN : Number(text)
      return given >= least && given <= most && (!whole || Number.isInteger(given))
        ? Effect.succeed(given)
        : refused(`--${name} must be a ${whole ? "whole " : ""}number from ${least} to ${most}, not ${text}`)
    }
    const chosen = victims.find((one) => one === values.victims)
    if (chosen === undefined)
      return yield* refused(`--victims must be one of ${victims.join(", ")}, not ${values.victims}`)
    return {
      kills: yield* number("kills", ranges.kills.fallback),
      victims: chosen,
      seed: yield* number("seed", newSeed),
      secondsBetween: yield* number("seconds-between", ranges["seconds-between"].fallback),
      rate: yield* number("rate", ranges.rate.fallback),
      comments: values.comments === undefined ? null : yield* number("comments", 1),
      polls: values.polls,
      drainSeconds: yield* number("drain-seconds", ranges["drain-seconds"].fallback),
      keep: values.keep
    }
  })

const refused = (why: string) => new UnknownOptions({ message: `${why}.\n${usage}` })
