import { AnthropicClient, AnthropicLanguageModel } from "@effect/ai-anthropic"
import { OpenAiClient, OpenAiLanguageModel } from "@effect/ai-openai"
import { Layer, type Redacted } from "effect"

/** A provider of language models. Steward works without one. */
export interface ProviderSettings {
  /** `openai` is everybody who speaks its protocol. */
  readonly provider: "openai" | "anthropic"
  readonly model: string
  readonly apiKey: Redacted.Redacted
  /** Undefined for the provider's own. */
  readonly address: string | undefined
}

/** The language model of a provider; stands on an HTTP client. */
export const languageModel = ({ address, apiKey, model, provider }: ProviderSettings) =>
  provider === "anthropic"
    ? AnthropicLanguageModel.layer({ model }).pipe(Layer.provide(AnthropicClient.layer({ apiKey, apiUrl: address })))
    : OpenAiLanguageModel.layer({ model }).pipe(Layer.provide(OpenAiClient.layer({ apiKey, apiUrl: address })))
