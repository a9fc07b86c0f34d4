import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Console, Effect } from "effect"
import { attributesTable, learnAttributes } from "./Attributes/LearnAttributes.ts"
import { evaluateFolder } from "./Evaluate/EvaluateFolder.ts"
import { fairness } from "./Evaluate/FairnessCard.ts"
import { languages } from "./Evaluate/LanguagesCard.ts"
import { learnReader, readerTable } from "./Guidance/LearnReader.ts"
import { trainOn } from "./TrainOn.ts"

const usage = `Usage: bun run train DATA_FOLDER   makes the model's files anew
       bun run eval FOLDER          measures the model on labelled texts
       bun run languages [card]     measures comments in other languages; with "card", writes them into the model card
       bun run attributes [learn]   measures the scores for callers of Perspective; with "learn", learns them anew first
       bun run guidance [learn]     measures the reader of guidance, each writer's sentences by what the others wrote; with "learn", makes its file anew first`

const [task, folder] = process.argv.slice(2)

/** What is asked for; undefined where nobody knows it. */
const asked = () => {
  switch (task) {
    case "fairness":
      return folder === undefined || folder === "card" ? fairness(folder === "card") : undefined
    case "languages":
      return folder === undefined || folder === "card" ? languages(folder === "card") : undefined
    case "attributes":
      if (folder === undefined) return attributesTable
      return folder === "learn" ? Effect.zipRight(learnAttributes, attributesTable) : undefined
    case "guidance":
      if (folder === undefined) return readerTable
      return folder === "learn" ? Effect.zipRight(learnReader, readerTable) : undefined
    case "train":
      return folder === undefined ? undefined : trainOn(folder)
    case "eval":
      return folder === undefined ? undefined : evaluateFolder(folder)
    default:
      return undefined
  }
}

const failed = (message: string, code: number) =>
  Effect.zipRight(
    Console.error(message),
    Effect.sync(() => (process.exitCode = code))
  )

const program = Effect.catchTag(asked() ?? failed(usage, 2), "UnreadableCorpus", ({ message }) => failed(message, 1))

program.pipe(Effect.provide(BunContext.layer), BunRuntime.runMain)
