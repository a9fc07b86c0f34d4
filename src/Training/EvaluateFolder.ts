import { Clock, Console, Effect } from "effect"
import { defaultProtections, protectionKeys } from "#schema/Autopilot.ts"
import { assess } from "#src/Autopilot/Assess.ts"
import { decide } from "#src/Autopilot/Decide.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { emptyPolicy } from "#src/Autopilot/Guidance/Policy.ts"
import { untaught } from "#src/Autopilot/Learning/Residual.ts"
import { type Head, heads } from "#src/Autopilot/Model/Heads.ts"
import { cleanPosts, operatingPoints } from "#src/Autopilot/Model/OperatingPoints.ts"
import { trainedClassifier, trainedModel } from "#src/Autopilot/TrainedClassifier.ts"
import { defaultThresholds } from "#src/Autopilot/Trust.ts"
import { examplesOf } from "./Corpus/Folder.ts"
import { decisionsTable } from "./DecisionsTable.ts"
import type { Example } from "./Example.ts"
import { hashRuns } from "./HashRuns.ts"
import { benignTable, headsTable, splitLines } from "./Tables.ts"

const on = protectionKeys.filter((area) => defaultProtections[area])

/** What the autopilot does with a text that nobody has told it anything about. */
const decided = ({ text }: Example) => {
  const comment = { text, hasMedia: false, platform: "instagram", surface: "organic" } as const
  const { classifier, evidence, language, rules, scores } = assess(trainedClassifier, comment, emptyPolicy)
  return decide({
    commentId: "",
    classifier,
    language,
    scores,
    evidence,
    protections: { version: null, on },
    policy: { version: null, at: null, rules },
    trust: { thresholds: defaultThresholds, asksMoreAbout: [] },
    recall: null,
    opinion: null,
    residual: untaught,
    drawn: false
  })
}

/** Texts that are decided before any is timed, and hashed: until then the code itself is being compiled. */
const warmUp = { deciding: 20_000, hashing: 300_000 }

/** Each text is timed once; hashing is so short that it is timed more often. */
const speedOf = Effect.fn("speedOf")(function* (examples: ReadonlyArray<Example>, deciding: bigint) {
  const times = Math.ceil(warmUp.hashing / examples.length)
  const hashAll = () => {
    for (let turn = 0; turn < times; turn++) for (const { text } of examples) hashRuns(text)
  }
  hashAll()
  const start = yield* Clock.currentTimeNanos
  hashAll()
  const end = yield* Clock.currentTimeNanos
  const each = Number(deciding) / 1000 / examples.length
  const ratio = (times * Number(deciding)) / Number(end - start)
  return `${each.toFixed(1)} microseconds a comment, reading and deciding: ${ratio.toFixed(1)} times hashing its runs of one to five characters once`
})

/** Measures the shipped model on every labelled text of a folder, and prints the tables. */
export const evaluateFolder = Effect.fn("evaluateFolder")(function* (folder: string) {
  const examples = yield* examplesOf(folder)
  if (examples.length === 0) {
    yield* Console.log(
      `${folder} holds no labelled texts. Known are CSV (CONTENT and CLASS; tweet and class; text and label_gold; text and label; text or comment and columns such as isHate, IsToxic), TSV (ham or spam and the text; tweet and subtask_a), X_text.txt beside X_labels.txt, and JSON lines {"text", "labels", "expected"} or {"prompt", "H"}`
    )
    return
  }
  for (let read = 0; read < warmUp.deciding; read += examples.length) for (const item of examples) decided(item)
  const start = yield* Clock.currentTimeNanos
  const decisions = examples.map(decided)
  const end = yield* Clock.currentTimeNanos
  const probabilities: Record<Head, Float64Array> = {
    spam: new Float64Array(examples.length),
    junk: new Float64Array(examples.length),
    scam: new Float64Array(examples.length),
    hate: new Float64Array(examples.length),
    offensive: new Float64Array(examples.length),
    negative: new Float64Array(examples.length)
  }
  examples.forEach(({ text }, index) => {
    const judged = trainedModel.judge(read(text))
    for (const head of heads) probabilities[head][index] = judged[head]
  })
  yield* Console.log(`${examples.length} texts, model ${trainedModel.version}`)
  yield* Console.log("\nHeads of the model, by what their texts were labelled")
  for (const line of headsTable(examples, probabilities, operatingPoints)) yield* Console.log(line)
  for (const line of splitLines(examples, probabilities, cleanPosts)) yield* Console.log(`\n${line}`)
  yield* Console.log("\nBenign texts that a head alone would have looked at or hidden")
  for (const line of benignTable(examples, probabilities, operatingPoints)) yield* Console.log(line)
  yield* Console.log("\nDecisions with the switches of a new workspace")
  for (const line of decisionsTable(examples, decisions)) yield* Console.log(line)
  yield* Console.log(`\n${yield* speedOf(examples, end - start)}`)
})
