import { Effect } from "effect"

/** The language model that is asked; what describes it is loaded only where there is one. */
export const provided = Effect.flatMap(
  Effect.promise(() => import("@effect/ai/LanguageModel")),
  ({ LanguageModel }) => LanguageModel
)
