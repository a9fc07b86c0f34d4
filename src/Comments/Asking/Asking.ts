import { Schema } from "effect"

/** A reply of a person that was not posted, as the author edited the comment before. */
const Unposted = Schema.Struct({ why: Schema.String, words: Schema.String })

/** What the autopilot asks a person, kept with the comment while it waits. */
export const Asking = Schema.Struct({
  reason: Schema.String,
  reason_score: Schema.NullOr(Schema.Number),
  leaning: Schema.NullOr(Schema.Literal("hide", "keep")),
  leaning_why: Schema.String,
  /** What it leans to is what people answered elsewhere, and no opinion of the autopilot's own. */
  revisited: Schema.optionalWith(Schema.Literal(true), { exact: true }),
  /** It waits for a person however often the comment is edited. */
  unposted: Schema.optionalWith(Unposted, { exact: true })
})
export type Asking = typeof Asking.Type

/** Asks for what happened to a comment, and tells what was decided about it; it leans to nothing. */
export const askedSince = (why: string, decision: { readonly reason: string } | null): Asking => ({
  reason: decision === null || decision.reason === "" ? why : `${why} ${decision.reason}`,
  reason_score: null,
  leaning: null,
  leaning_why: ""
})
