import { LanguageModel, type Prompt } from "@effect/ai"
import { Effect, Layer, Queue } from "effect"

/** What the model is given to read. */
export const readBy = (prompt: Prompt.Prompt) => JSON.stringify(prompt.content)

/** A language model that says, as JSON, what the test makes of the prompt. */
export const fakeModel = (say: (read: string) => Effect.Effect<unknown>, prompts?: Queue.Enqueue<string>) =>
  Layer.effect(
    LanguageModel.LanguageModel,
    LanguageModel.make({
      generateText: ({ prompt }) =>
        Effect.gen(function* () {
          const read = readBy(prompt)
          if (prompts !== undefined) yield* Queue.offer(prompts, read)
          return [{ type: "text", text: JSON.stringify(yield* say(read)) }]
        }),
      streamText: () => {
        throw new Error("Nothing is streamed")
      }
    })
  )
