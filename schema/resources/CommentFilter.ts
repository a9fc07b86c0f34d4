import { Schema } from "effect"
import { filterTime } from "../FilterTime.ts"
import { Platform, Surface } from "../Platform.ts"
import { text } from "../Text.ts"
import { CommentStatus } from "./Comment.ts"

export const CommentSearch = text({
  max: 200,
  description:
    "Searches the text without regard to case: for all of its words, wherever each stands, and for what stands in quotation marks as it is; with one or two characters, how words begin, but anywhere in scripts that put no spaces between words"
})

/** Query parameters that narrow a list of comments; all of them combine. */
export const commentFilterParameters = {
  status: Schema.optionalWith(CommentStatus, { exact: true }),
  platform: Schema.optionalWith(Platform, { exact: true }),
  surface: Schema.optionalWith(Surface, { exact: true }),
  account_id: Schema.optionalWith(text({ max: 64, description: "Connected account id" }), { exact: true }),
  ad_id: Schema.optionalWith(text({ max: 64, description: "Platform ad id" }), { exact: true }),
  post_id: Schema.optionalWith(text({ max: 128, description: "Platform post id" }), { exact: true }),
  external_id: Schema.optionalWith(text({ max: 128, description: "Platform comment id" }), { exact: true }),
  archived: Schema.optionalWith(
    Schema.Literal("true", "false").annotations({
      description: "true: those in the inbox's archive; false: all others"
    }),
    { exact: true }
  ),
  q: Schema.optionalWith(CommentSearch, { exact: true }),
  since: Schema.optionalWith(filterTime("Received at or after (inclusive), with an offset"), { exact: true }),
  until: Schema.optionalWith(filterTime("Received before, with an offset"), { exact: true })
}

export const CommentFilter = Schema.Struct(commentFilterParameters)
export type CommentFilter = typeof CommentFilter.Type
