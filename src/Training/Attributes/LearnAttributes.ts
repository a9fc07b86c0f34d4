import { FileSystem, Path } from "@effect/platform"
import { Console, Effect } from "effect"
import { type Attribute, attributes } from "#schema/perspective/Attribute.ts"
import { signalsOf } from "#src/Autopilot/Attributes/Signals.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { fromKinds, fromLetters } from "./LabelledTexts.ts"
import { learnt } from "./Learn.ts"

const root = `${import.meta.dirname}/../../..`

/** Makes `weights.json` of the attributes anew, by the model as it is. */
export const learnAttributes = Effect.gen(function* () {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const contentOf = (name: string) => Effect.orDie(fs.readFileString(path.join(root, name)))
  const texts = [
    ...fromLetters(yield* contentOf("src/Training/Data/attributes/learnt.tsv")),
    ...fromKinds(yield* contentOf("test/Autopilot/BrandComments/looked-at.jsonl"))
  ]
  const judged = texts.map(({ labels, text }) => ({ labels, signals: signalsOf(trainedClassifier, read(text)) }))
  const weighing = (attribute: Attribute) =>
    learnt(
      attribute,
      judged.flatMap(({ labels, signals }) => {
        const positive = labels[attribute]
        return positive === undefined ? [] : [{ signals, positive }]
      })
    )
  const made = Object.fromEntries(attributes.map((attribute) => [attribute, weighing(attribute)]))
  const file = path.join(root, "src/Autopilot/Attributes/weights.json")
  yield* Effect.orDie(fs.writeFileString(file, `${JSON.stringify(made, null, 2)}\n`))
  yield* Console.log(`${texts.length} texts; wrote ${path.relative(process.cwd(), file)}`)
})

/** Prints what the scores of texts apart from those come to. */
export const attributesTable = Effect.gen(function* () {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  // by the weights as they are by now
  const { scoresTable } = yield* Effect.promise(() => import("./Table.ts"))
  const contentOf = (name: string) => Effect.orDie(fs.readFileString(path.join(root, name)))
  yield* Console.log(scoresTable(fromLetters(yield* contentOf("test/Autopilot/Attributes/judged.tsv"))))
  yield* Console.log("\nComments under brands' posts that nothing was learnt from")
  yield* Console.log(scoresTable(fromKinds(yield* contentOf("test/Autopilot/BrandComments/not-looked-at.jsonl"))))
})
