import { Console } from "effect"
import { trainedModel } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { type Head, heads } from "#src/Autopilot/Model/Heads.ts"
import { cleanPosts, operatingPoints } from "#src/Autopilot/Model/OperatingPoints.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { examplesOf } from "../Corpus/Folder.ts"
import { decisionsTable } from "./DecisionsTable.ts"
import { speedOn } from "./Speed.ts"
import { benignTable, headsTable, splitLines } from "./Tables.ts"
import { decidedUntaught } from "./Untaught.ts"

/** Measures the shipped model on every labelled text of a folder, and prints the tables. */
export const evaluateFolder = tracedFn("evaluateFolder")(function* (folder: string) {
  const examples = yield* examplesOf(folder)
  if (examples.length === 0) {
    yield* Console.log(
      `${folder} holds no labelled texts. Known are CSV (CONTENT and CLASS; tweet and class; text and label_gold; text and label; text or comment and columns such as isHate, IsToxic), TSV (ham or spam and the text; tweet and subtask_a), X_text.txt beside X_labels.txt, folders such as de with scam.txt and complaint.txt, and JSON lines {"text", "labels", "expected"} or {"prompt", "H"}`
    )
    return
  }
  const decisions = examples.map(({ text }) => decidedUntaught(text))
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
  yield* Console.log(`\n${yield* speedOn(examples.map(({ text }) => text))}`)
})
