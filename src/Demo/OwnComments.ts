import type { DemoComment } from "./CommentRow.ts"
import written from "./comments.json" with { type: "json" }

/** The comments that come with Steward. */
export const ownComments: ReadonlyArray<DemoComment> = written.map((comment) => ({
  text: comment.text,
  author: comment.author,
  media: "media" in comment && comment.media === true
}))
