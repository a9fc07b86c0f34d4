import { parseArgs } from "node:util"
import { Data, Effect } from "effect"

export class UnknownOptions extends Data.TaggedError("UnknownOptions")<{ readonly message: string }> {}

export interface RestOptions {
  /** Comments in the workspace that is asked. */
  readonly rows: number
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
  /** Deliveries that everybody in the race for them sends in a round; comments that are taken in. */
  readonly jobs: number
  readonly parts: ReadonlyArray<IngestPart>
}

/** What is measured of taking in: webhooks for one and for fifty brands, with hides, polls, a full inbox, answers. */
const ingestParts = ["one", "fifty", "hides", "polls", "backlog", "acting"] as const
export type IngestPart = (typeof ingestParts)[number]

const benches = ["rest", "tools", "decide", "deliveries", "fairness", "hostile", "ingest", "wire"] as const
type Bench = (typeof benches)[number]

export interface Options extends RestOptions {
  readonly benches: ReadonlyArray<Bench>
}

const usage =
  "Usage: bun run bench [rest|tools|decide|deliveries|fairness|hostile|ingest|wire] [--rows 1000000] [--rounds 5] [--seconds 3] [--connections 32] [--jobs 20000] [--parts one,fifty,hides,polls,backlog,acting]; every bench without a name"

const numbers = { rows: 1_000_000, rounds: 5, seconds: 3, connections: 32, jobs: 20_000 }

/** The command line of the benches. */
export const parseOptions = (args: ReadonlyArray<string>): Effect.Effect<Options, UnknownOptions> =>
  Effect.gen(function* () {
    const { positionals, values } = yield* Effect.try({
      try: () =>
        parseArgs({
          args: [...args],
          allowPositionals: true,
          options: {
            rows: { type: "string" },
            rounds: { type: "string" },
            seconds: { type: "string" },
            connections: { type: "string" },
            jobs: { type: "string" },
            parts: { type: "string" }
          }
        }),
      catch: (error) => refused(error instanceof Error ? error.message : String(error))
    })
    const number = (name: keyof typeof numbers) => {
      const given = Number(values[name] ?? numbers[name])
      return Number.isInteger(given) && given > 0
        ? Effect.succeed(given)
        : refused(`--${name} must be a whole number above 0, not ${values[name]}`)
    }
    const [bench, ...rest] = positionals
    const asked = benches.filter((name) => bench === undefined || name === bench)
    if (rest.length > 0 || asked.length === 0) return yield* refused(`There is no bench ${positionals.join(" ")}`)
    const wanted = values.parts?.split(",")
    const unknown = wanted?.find((name) => !ingestParts.some((part) => part === name))
    if (unknown !== undefined) return yield* refused(`There is no part ${unknown} of ingest`)
    return {
      benches: asked,
      parts: ingestParts.filter((part) => wanted === undefined || wanted.includes(part)),
      rows: yield* number("rows"),
      rounds: yield* number("rounds"),
      seconds: yield* number("seconds"),
      connections: yield* number("connections"),
      jobs: yield* number("jobs")
    }
  })

const refused = (why: string) => new UnknownOptions({ message: `${why}. ${usage}` })
