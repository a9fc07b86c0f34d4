import { fileURLToPath } from "node:url"
import { Effect, Schema } from "effect"
import { type Contender, ContenderFailed, processorTime } from "./Contender.ts"
import { type Asked, type LoadOptions, LoadResult } from "./Load.ts"
import { median, ratio } from "./Statistics.ts"

/** Figures of one round. `p99` and `mean` in milliseconds, `processor` in microseconds of the server's per request. */
export interface Round {
  readonly rate: number
  readonly mean: number
  readonly p99: number
  readonly processor: number
}

const script = fileURLToPath(new URL("Load.ts", import.meta.url))
const decodeResult = Schema.decode(Schema.parseJson(LoadResult))

const load = (options: LoadOptions) =>
  Effect.acquireUseRelease(
    Effect.sync(() =>
      Bun.spawn([process.execPath, script, JSON.stringify(options)], { stdout: "pipe", stderr: "inherit" })
    ),
    (child) => Effect.promise(() => new Response(child.stdout).text()),
    (child) => Effect.sync(() => child.kill())
  ).pipe(Effect.flatMap(decodeResult))

/** Loads one server with one request for some seconds. Fails when an answer is not 2xx. */
export const round = Effect.fn("round")(function* (
  contender: Contender,
  asked: Asked,
  options: Omit<LoadOptions, "origin" | "asked">
) {
  const before = yield* processorTime(contender)
  const { answered, p99, refused, seconds } = yield* load({ ...options, origin: contender.origin, asked })
  const after = yield* processorTime(contender)
  if (refused > 0 || answered === 0) {
    return yield* new ContenderFailed({ message: `${contender.name} refused ${refused} of ${asked.path}` })
  }
  const rate = answered / seconds
  return {
    rate,
    mean: (options.connections * 1000) / rate,
    p99,
    processor: ((after - before) * 1e6) / answered
  } satisfies Round
})

export const figures = (rounds: ReadonlyArray<Round>, of: keyof Round) => rounds.map((round) => round[of])
export const middle = (rounds: ReadonlyArray<Round>, of: keyof Round) => median(figures(rounds, of))
export const against = (rounds: ReadonlyArray<Round>, others: ReadonlyArray<Round>, of: keyof Round) =>
  ratio(figures(rounds, of), figures(others, of))
