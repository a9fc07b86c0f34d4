import { Schema } from "effect"
import { ProtectionKey } from "#schema/resources/Autopilot.ts"
import { DecisionOutcome } from "#schema/resources/Comment.ts"

/** Comments that were decided the same way by both, and answered the same way. */
export const Tally = Schema.Struct({
  before: DecisionOutcome,
  after: DecisionOutcome,
  answered: Schema.NullOr(Schema.Literal("hide", "keep")),
  /** What the first hides them for; null where no area does. */
  category: Schema.NullOr(ProtectionKey),
  count: Schema.Number
})
export type Tally = typeof Tally.Type
