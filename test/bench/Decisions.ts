import { protectionKeys } from "#schema/Autopilot.ts"
import { CommentId } from "#schema/Ids.ts"
import { compile } from "#src/Autopilot/Guidance/Compile.ts"
import { judge, type Standard } from "#src/Autopilot/Judge.ts"
import { add, blank, learnedFrom } from "#src/Autopilot/Notebook.ts"
import { trainedClassifier } from "#src/Autopilot/TrainedClassifier.ts"
import { ownComments } from "#src/Demo/Replay.ts"
import type { Measured } from "./Decide.ts"
import { fuzzedTexts } from "./FuzzedTexts.ts"
import { hashRuns } from "./HashRuns.ts"
import { median, ratio } from "./Statistics.ts"
import { microseconds } from "./Stopwatch.ts"

const rounds = 101
/** For each fuzzed text by itself. */
const fewRounds = 15
const warmUp = 40

const corpus = ownComments.map(({ text }) => text)
const fuzzed = fuzzedTexts(200)
const policy = compile('Hide mentions of Stridex and Granite Peak. Keep "dot com" and questions. Ask about refunds.')

const answered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    comment_id: CommentId.make(`com_${index}`),
    text: `${corpus[index % corpus.length]} said for the ${index}th time by ${(index * 7919).toString(36)}`,
    verdict: index % 3 === 0 ? ("hide" as const) : ("keep" as const),
    agreed: null,
    category: null,
    at: new Date("2026-01-01T00:00:00.000Z")
  }))

const standardAfter = (answers: number): Standard => ({
  policy: { version: 1, at: "2026-01-01T00:00:00.000Z", policy },
  protections: { version: 1, on: protectionKeys },
  learned: learnedFrom(add(trainedClassifier, blank, answered(answers)))
})

const id = CommentId.make("com_1")

/** All that is done between a comment's row and its decision. */
const decision = (text: string, standard: Standard) =>
  judge(trainedClassifier, { id, text, has_media: false, platform: "facebook", surface: "organic" }, standard)

/** Deciding and hashing in turns; microseconds for one text. */
const measure = (texts: ReadonlyArray<string>, standard: Standard, rounds: number): Measured => {
  const turns = Array.from({ length: rounds }, () => ({
    // each for about as long, so that neither has the processor's memory to itself
    decision: microseconds(() => texts.map((text) => decision(text, standard)), 2) / texts.length,
    hashing: microseconds(() => texts.map(hashRuns), 20) / texts.length
  }))
  const deciding = turns.map((turn) => turn.decision)
  const hashing = turns.map((turn) => turn.hashing)
  return { decision: median(deciding), hashing: median(hashing), ratio: ratio(deciding, hashing) }
}

/** Decisions of a workspace whose people gave so many answers. */
const decisionsAfter = (answers: number): { readonly mean: Measured; readonly worst: Measured } => {
  const standard = standardAfter(answers)
  microseconds(() => [...corpus, ...fuzzed].map((text) => [decision(text, standard), hashRuns(text)]), warmUp)
  return {
    mean: measure(corpus, standard, rounds),
    worst: fuzzed
      .map((text) => measure([text], standard, fewRounds))
      .reduce((worst, measured) => (measured.ratio > worst.ratio ? measured : worst))
  }
}

console.log(JSON.stringify(decisionsAfter(Number(process.argv[2]))))
