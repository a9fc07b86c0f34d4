import { Schema } from "effect"
import { type Attribute, attributes } from "#schema/perspective/Attribute.ts"
import { type AttributeSignals, type Signal, signals } from "./Signals.ts"
import weights from "./weights.json" with { type: "json" }

/** Which signals speak for an attribute. None speaks against one. */
export const speakers: Readonly<Record<Attribute, ReadonlyArray<Signal>>> = {
  TOXICITY: ["hate", "profanity", "negative", "swearing", "slur", "insult", "threat"],
  SEVERE_TOXICITY: ["hate", "profanity", "slur", "threat"],
  IDENTITY_ATTACK: ["hate", "slur"],
  INSULT: ["profanity", "insult", "negative"],
  PROFANITY: ["profanity", "swearing", "slur"],
  THREAT: ["threat", "hate"],
  SPAM: ["scams", "spam"]
}

/** What each signal of an attribute counts, and what its log odds are without any. */
export const Weighing = Schema.Struct({
  offset: Schema.Number,
  weights: Schema.partial(Schema.Record({ key: Schema.Literal(...signals), value: Schema.NonNegative }))
})
export type Weighing = typeof Weighing.Type

const Weighings = Schema.Record({ key: Schema.Literal(...attributes), value: Weighing })

/** Learnt by `bun run attributes`. */
export const weighings: Readonly<Record<Attribute, Weighing>> = Schema.decodeUnknownSync(Weighings)(weights)

/** The probability of an attribute, rounded to six places, as whoever compares would see it. */
export const weighed = ({ offset, weights: own }: Weighing, found: AttributeSignals): number => {
  let odds = offset
  for (const signal of signals) odds += (own[signal] ?? 0) * found[signal]
  return Math.round(1e6 / (1 + Math.exp(-odds))) / 1e6
}
