import { Effect, Layer, type Redacted } from "effect"

/** A provider of language models. Steward works without one. */
export interface ProviderSettings {
  /** `openai` is everybody who speaks its protocol. */
  readonly provider: "openai" | "anthropic"
  readonly model: string
  readonly apiKey: Redacted.Redacted
  /** Undefined for the provider's own. */
  readonly address: string | undefined
  /** Second opinions that a workspace may ask for on a day of UTC. */
  readonly opinionsADay: number
}

const anthropic = Effect.promise(() => import("@effect/ai-anthropic"))
const openAi = Effect.promise(() => import("@effect/ai-openai"))

/** The language model of a provider; stands on an HTTP client. What speaks to it is loaded only here: 40 MB of memory. */
export const languageModel = ({ address, apiKey, model, provider }: Omit<ProviderSettings, "opinionsADay">) =>
  Layer.unwrapEffect(
    provider === "anthropic"
      ? Effect.map(anthropic, ({ AnthropicClient, AnthropicLanguageModel }) =>
          AnthropicLanguageModel.layer({ model }).pipe(
            Layer.provide(AnthropicClient.layer({ apiKey, apiUrl: address }))
          )
        )
      : Effect.map(openAi, ({ OpenAiClient, OpenAiLanguageModel }) =>
          OpenAiLanguageModel.layer({ model }).pipe(Layer.provide(OpenAiClient.layer({ apiKey, apiUrl: address })))
        )
  )
