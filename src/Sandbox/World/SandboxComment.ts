import { Schema } from "effect"
import { Platform } from "#schema/Platform.ts"

export const Author = Schema.Struct({ id: Schema.String, name: Schema.String, handle: Schema.String })
export type Author = typeof Author.Type

/** `held` is hidden by choice, `spam` by the platform; `rejected` never comes back. */
export const Visibility = Schema.Literal("published", "held", "spam", "rejected")
export type Visibility = typeof Visibility.Type

/** A comment as a platform keeps it. A removed one stays as a tombstone, so that what was done to it can be counted. */
export const SandboxComment = Schema.Struct({
  platform: Platform,
  id: Schema.String,
  /** Place among all comments, in the order in which they were written. */
  sequence: Schema.Number,
  accountId: Schema.String,
  postId: Schema.String,
  parentId: Schema.NullOr(Schema.String),
  author: Author,
  text: Schema.String,
  /** Address of a picture that came with it. */
  media: Schema.NullOr(Schema.String),
  createdAt: Schema.Number,
  updatedAt: Schema.Number,
  visibility: Visibility,
  /** False: it is announced and can be read by its id, but no list shows it. */
  listed: Schema.Boolean,
  removed: Schema.Boolean,
  /** How often each action was carried out on it, repeats included. */
  calls: Schema.Record({ key: Schema.String, value: Schema.Number })
})
export type SandboxComment = typeof SandboxComment.Type

export const isOwn = (comment: SandboxComment) => comment.author.id === comment.accountId

export const isHidden = (comment: SandboxComment) => comment.visibility !== "published"
