import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Console, Effect } from "effect"
import { attributesTable, learnAttributes } from "./Attributes/LearnAttributes.ts"
import { evaluateFolder } from "./Evaluate/EvaluateFolder.ts"
import { trainOn } from "./TrainOn.ts"

const usage = `Usage: bun run train DATA_FOLDER   makes the model's files anew
       bun run eval FOLDER          measures the model on labelled texts
       bun run attributes [learn]   measures the scores for callers of Perspective; with "learn", learns them anew first`

const [task, folder] = process.argv.slice(2)

const isLearn = folder === "learn"

const program =
  task === "attributes" && (folder === undefined || isLearn)
    ? isLearn
      ? Effect.zipRight(learnAttributes, attributesTable)
      : attributesTable
    : folder === undefined || (task !== "train" && task !== "eval")
      ? Effect.zipRight(
          Console.error(usage),
          Effect.sync(() => (process.exitCode = 2))
        )
      : (task === "train" ? trainOn(folder) : evaluateFolder(folder)).pipe(
          Effect.catchTag("UnreadableCorpus", ({ message }) =>
            Effect.zipRight(
              Console.error(message),
              Effect.sync(() => (process.exitCode = 1))
            )
          )
        )

program.pipe(Effect.provide(BunContext.layer), BunRuntime.runMain)
