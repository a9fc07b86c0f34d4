import { DateTime, Either, Schema } from "effect"
import { ExternalId } from "../Port/PlatformJson.ts"
import { sameReply } from "../Port/ReplyText.ts"
import { threadIdOf, writtenBy, type YouTubeComment } from "./YouTubeComment.ts"
import { type CreateYouTubeRequest, youtubePostJson } from "./YouTubeRequest.ts"
import { type HandleYouTubeResponse, youtubeAnswer } from "./YouTubeResponse.ts"

/** YouTube has one level of replies: a reply to a reply joins the same thread. */
export const createReplyRequest = (commentId: string, text: string): CreateYouTubeRequest =>
  youtubePostJson(
    "/comments",
    { part: "snippet" },
    { snippet: { parentId: threadIdOf(commentId), textOriginal: text } }
  )

const readCreated = youtubeAnswer(Schema.Struct({ id: ExternalId }))

export const handleReplied: HandleYouTubeResponse<{ readonly externalId: string }> = (answer, now) =>
  Either.map(readCreated(answer, now), ({ id }) => ({ externalId: id }))

/** What is looked for among the replies: the channel's own, with this text, from a minute before `since` on. */
export interface SoughtChannelReply {
  readonly channelId: string
  readonly text: string
  readonly since: DateTime.Utc
}

/** The minute allows for clocks that differ. */
export const isSought =
  (sought: SoughtChannelReply) =>
  (reply: YouTubeComment): boolean => {
    const { publishedAt, textDisplay, textOriginal } = reply.snippet
    return (
      writtenBy(reply, sought.channelId) &&
      publishedAt !== null &&
      DateTime.greaterThanOrEqualTo(publishedAt, DateTime.subtract(sought.since, { minutes: 1 })) &&
      [textOriginal, textDisplay].some((text) => text !== null && sameReply(text, sought.text))
    )
  }
