import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Console, Effect } from "effect"
import { evaluateFolder } from "./Evaluate/EvaluateFolder.ts"
import { trainOn } from "./TrainOn.ts"

const usage = `Usage: bun run train DATA_FOLDER   makes the model's files anew
       bun run eval FOLDER          measures the model on labelled texts`

const [task, folder] = process.argv.slice(2)

const program =
  folder === undefined || (task !== "train" && task !== "eval")
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
