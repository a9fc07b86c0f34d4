import { parseArgs } from "node:util"
import { Data, Effect } from "effect"

export class UnknownOptions extends Data.TaggedError("UnknownOptions")<{ readonly message: string }> {}

export interface RestOptions {
  /** Comments in the workspace that is asked. */
  readonly rows: number
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
}

export interface Options extends RestOptions {
  readonly benches: ReadonlyArray<"rest" | "decide">
}

const usage =
  "Usage: bun run bench [rest|decide] [--rows 1000000] [--rounds 5] [--seconds 3] [--connections 32]; both benches without a name"

const numbers = { rows: 1_000_000, rounds: 5, seconds: 3, connections: 32 }

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
            connections: { type: "string" }
          }
        }),
      catch: (error) => refused(error instanceof Error ? error.message : String(error))
    })
    const number = (name: keyof RestOptions) => {
      const given = Number(values[name] ?? numbers[name])
      return Number.isInteger(given) && given > 0
        ? Effect.succeed(given)
        : refused(`--${name} must be a whole number above 0, not ${values[name]}`)
    }
    const [bench, ...rest] = positionals
    if (rest.length > 0 || (bench !== undefined && bench !== "rest" && bench !== "decide")) {
      return yield* refused(`There is no bench ${positionals.join(" ")}`)
    }
    return {
      benches: bench === undefined ? ["rest", "decide"] : [bench],
      rows: yield* number("rows"),
      rounds: yield* number("rounds"),
      seconds: yield* number("seconds"),
      connections: yield* number("connections")
    }
  })

const refused = (why: string) => new UnknownOptions({ message: `${why}. ${usage}` })
