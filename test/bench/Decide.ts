import { readFileSync } from "node:fs"
import { Console, Effect, Schema } from "effect"
import { Model } from "#src/Autopilot/Model/Model.ts"
import { table } from "#src/Cli/Console/Table.ts"
import { median, rounded } from "./Statistics.ts"
import { microseconds } from "./Stopwatch.ts"

/** Of a workspace's people; 5,000 is as many as it remembers. */
const answers = [0, 500, 5000]

const Measured = Schema.Struct({ decision: Schema.Number, hashing: Schema.Number, ratio: Schema.Number })
export type Measured = typeof Measured.Type
const Decisions = Schema.parseJson(Schema.Struct({ mean: Measured, worst: Measured }))

/** In a process of its own: what another workspace keeps in memory, or had compiled, makes either slower. */
const decisionsAfter = (answers: number) => {
  const script = `${import.meta.dirname}/Decisions.ts`
  const { stdout } = Bun.spawnSync([process.execPath, script, String(answers)], { stderr: "inherit" })
  return Schema.decodeUnknownSync(Decisions)(stdout.toString())
}

const row = (what: string, measured: Measured) => [
  what,
  `${rounded(measured.decision)} µs`,
  `${rounded(measured.hashing)} µs`,
  rounded(measured.ratio)
]

const starts = 9

/** Milliseconds to read and decode the model, and for this runtime to start with nothing to do. */
const loading = () => {
  const file = `${import.meta.dirname}/../../src/Autopilot/Model/weights.bin`
  const load = Array.from({ length: starts }, () => microseconds(() => Model.decode(readFileSync(file)), 1) / 1000)
  const start = Array.from(
    { length: starts },
    () => microseconds(() => Bun.spawnSync([process.execPath, "-e", "0"]), 1) / 1000
  )
  return { load: median(load), start: median(start) }
}

/** One decision, everything included, against hashing each of the same text's runs of one to five characters once. */
export const decide = Effect.gen(function* () {
  yield* Console.log("\nOne decision of a workspace")
  yield* Console.log(
    table(
      ["texts", "decision", "hashing its runs", "of hashing"],
      answers.flatMap((count) => {
        const { mean, worst } = decisionsAfter(count)
        return [
          row(`360 comments, mean, after ${count} answers`, mean),
          row(`200 fuzzed texts, worst, after ${count} answers`, worst)
        ]
      })
    )
  )
  const { load, start } = loading()
  yield* Console.log(`\nThe model loads in ${rounded(load)} ms; an empty process takes ${rounded(start)} ms to start`)
})
