import { readFileSync } from "node:fs"
import { Console, Effect } from "effect"
import { protectionKeys } from "#schema/Autopilot.ts"
import { CommentId } from "#schema/Ids.ts"
import { compile } from "#src/Autopilot/Guidance/Compile.ts"
import { judge, type Standard } from "#src/Autopilot/Judge.ts"
import { Model } from "#src/Autopilot/Model/Model.ts"
import { add, blank, type Learned, learnedFrom } from "#src/Autopilot/Notebook.ts"
import { trainedClassifier } from "#src/Autopilot/TrainedClassifier.ts"
import { table } from "#src/Cli/Table.ts"
import { ownComments } from "#src/Demo/Replay.ts"
import { fuzzedTexts } from "./FuzzedTexts.ts"
import { hashRuns } from "./HashRuns.ts"
import { median, ratio, rounded } from "./Statistics.ts"
import { microseconds } from "./Stopwatch.ts"

const rounds = 101
/** For each fuzzed text by itself. */
const fewRounds = 15
const warmUp = 40
/** As many as a workspace remembers. */
const answers = 5000

const corpus = ownComments.map(({ text }) => text)
const fuzzed = fuzzedTexts(200)
const policy = compile('Hide mentions of Stridex and Granite Peak. Keep "dot com" and questions. Ask about refunds.')

const answered = Array.from({ length: answers }, (_, index) => ({
  comment_id: CommentId.make(`com_${index}`),
  text: `${corpus[index % corpus.length]} said for the ${index}th time by ${(index * 7919).toString(36)}`,
  verdict: index % 3 === 0 ? ("hide" as const) : ("keep" as const),
  agreed: null,
  category: null,
  at: new Date("2026-01-01T00:00:00.000Z")
}))
const id = CommentId.make("com_1")
const standardAfter = (learned: Learned): Standard => ({
  policy: { version: 1, at: "2026-01-01T00:00:00.000Z", policy },
  protections: { version: 1, on: protectionKeys },
  learned
})
const untaught = standardAfter(learnedFrom(blank))
const taught = standardAfter(learnedFrom(add(trainedClassifier, blank, answered)))

/** All that is done between a comment's row and its decision. */
const decision = (text: string, standard: Standard) =>
  judge(trainedClassifier, { id, text, has_media: false, platform: "facebook", surface: "organic" }, standard)

interface Measured {
  readonly decision: number
  readonly hashing: number
  readonly ratio: number
}

/** Deciding and hashing in turns; microseconds for one text. */
const measure = (texts: ReadonlyArray<string>, standard: Standard, turnCount: number): Measured => {
  const turns = Array.from({ length: turnCount }, () => ({
    // each for about as long, so that neither has the processor's memory to itself
    decision: microseconds(() => texts.map((text) => decision(text, standard)), 2) / texts.length,
    hashing: microseconds(() => texts.map(hashRuns), 20) / texts.length
  }))
  const deciding = turns.map((turn) => turn.decision)
  const hashing = turns.map((turn) => turn.hashing)
  return { decision: median(deciding), hashing: median(hashing), ratio: ratio(deciding, hashing) }
}

const worst = (standard: Standard) =>
  fuzzed
    .map((text) => measure([text], standard, fewRounds))
    .reduce((worst, measured) => (measured.ratio > worst.ratio ? measured : worst))

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
  microseconds(() => [...corpus, ...fuzzed].map((text) => [decision(text, untaught), hashRuns(text)]), warmUp)
  const after = `, after ${answers} answers`
  yield* Console.log(`\nOne decision; medians of ${rounds} rounds, of ${fewRounds} for each fuzzed text`)
  yield* Console.log(
    table(
      ["texts", "decision", "hashing its runs", "of hashing"],
      [
        row(`${corpus.length} comments, mean`, measure(corpus, untaught, rounds)),
        row(`${corpus.length} comments, mean${after}`, measure(corpus, taught, rounds)),
        row(`${fuzzed.length} fuzzed texts, worst`, worst(untaught)),
        row(`${fuzzed.length} fuzzed texts, worst${after}`, worst(taught))
      ]
    )
  )
  const { load, start } = loading()
  yield* Console.log(`\nThe model loads in ${rounded(load)} ms; an empty process takes ${rounded(start)} ms to start`)
})
