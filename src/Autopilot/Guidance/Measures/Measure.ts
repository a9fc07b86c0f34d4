import { Schema } from "effect"

/** What is counted in a comment. */
export const Countable = Schema.Literal("words", "characters", "links", "tags", "hashtags", "emoji", "images", "marks")
export type Countable = typeof Countable.Type

/** How much of something a comment has. */
export const Measure = Schema.Struct({
  of: Countable,
  least: Schema.Int,
  /** Null for any number. */
  most: Schema.NullOr(Schema.Int),
  /** Whether a comment has nothing besides; emoji, signs and blanks may stand beside anything. */
  alone: Schema.Boolean
})
export type Measure = typeof Measure.Type

const topicsMeasured: Readonly<Partial<Record<Countable, "links" | "tag" | "media">>> = {
  links: "links",
  tags: "tag",
  images: "media"
}

/** What a rule speaks about that measures it; null where that is nothing in particular. */
export const topicMeasured = ({ of }: Measure): "links" | "tag" | "media" | null => topicsMeasured[of] ?? null
