import { assert, describe, it } from "@effect/vitest"
import { DateTime, FastCheck } from "effect"
import { commentsOf as facebookComments, observed as onFacebook } from "#src/Platforms/Facebook/GraphComment.ts"
import { commentsOf as instagramComments, observed as onInstagram } from "#src/Platforms/Instagram/InstagramComment.ts"
import { observed as onThreads, repliesOf } from "#src/Platforms/Threads/ThreadsReply.ts"
import { adCommentsOf, observedAd } from "#src/Platforms/TikTok/AdComments.ts"
import { observed as onTikTok, commentsOf as tiktokComments } from "#src/Platforms/TikTok/OrganicComments.ts"
import { commented, added as pushedComment } from "../Facebook/Webhook/Delivered.ts"

const readAt = DateTime.unsafeMake("2026-10-02T09:20:00Z")
const post = { externalId: "9", caption: null, url: null, ad: null, comments: null }

/** A comment with this text and nothing else, as each platform gives it. */
const read = (text: string | null) => [
  commented({ ...pushedComment, message: text }),
  ...facebookComments({ items: [{ id: "1", message: text }], after: null }).map((one) =>
    onFacebook(one, post, null, readAt)
  ),
  ...instagramComments([{ id: "1", text }]).map((one) => onInstagram(one, null, post, readAt)),
  ...repliesOf([{ id: "1", text, media_type: "TEXT_POST" }]).map((one) => onThreads(one, post, readAt)),
  ...tiktokComments([{ comment_id: "1", text }]).map((one) => onTikTok(one, null, post, readAt)),
  ...adCommentsOf([{ comment_id: "1", content: text }]).map((one) => observedAd(one, readAt))
]

const pictured = (text: string | null) => read(text).map(({ hasMedia }) => hasMedia)

describe("a comment without a word", () => {
  it.each([null, "", " \n"])("has a picture, as %j, also where the platform tells of none", (text) => {
    assert.deepStrictEqual(pictured(text), Array(6).fill(true))
  })

  it.prop("is one in which nobody wrote anything", [FastCheck.string({ unit: "grapheme", minLength: 1 })], ([text]) => {
    assert.deepStrictEqual(pictured(`a${text}`), Array(6).fill(false))
  })

  it.each(["👍", ".", "?", "1"])("is not %j", (text) => {
    assert.deepStrictEqual(pictured(text), Array(6).fill(false))
  })
})
