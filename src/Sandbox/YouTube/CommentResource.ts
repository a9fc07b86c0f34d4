import { Either } from "effect"
import type { Call, CallAnswer } from "../World/Call.ts"
import { isOwn, type SandboxComment, type Visibility } from "../World/SandboxComment.ts"
import type { Post } from "../World/World.ts"
import { invalid } from "./YouTubeAnswer.ts"

export type TextFormat = "html" | "plainText"

export const textFormat = (call: Call): Either.Either<TextFormat, CallAnswer> => {
  const asked = call.query["textFormat"] ?? "html"
  return asked === "html" || asked === "plainText"
    ? Either.right(asked)
    : Either.left(invalid("invalidParameter", `Invalid value '${asked}' for textFormat.`, "textFormat"))
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
}

const asHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character).replaceAll("\n", "<br>")

const statuses: Readonly<Record<Visibility, string>> = {
  published: "published",
  held: "heldForReview",
  spam: "likelySpam",
  rejected: "rejected"
}

/** As YouTube writes moments: whole seconds. */
const youTubeTime = (at: number) => new Date(at).toISOString().replace(/\.\d{3}Z$/, "Z")

const etag = (comment: SandboxComment) => `${comment.id}-${comment.updatedAt}-${comment.visibility}`

/**
 * A comment as the API shows it. The moderation status is missing when comments were asked for by id, the original
 * text when somebody else wrote it.
 */
export const commentResource = (comment: SandboxComment, format: TextFormat, byId: boolean) => ({
  kind: "youtube#comment",
  etag: etag(comment),
  id: comment.id,
  snippet: {
    channelId: comment.accountId,
    videoId: comment.postId,
    ...(comment.parentId === null ? {} : { parentId: comment.parentId }),
    textDisplay: format === "html" ? asHtml(comment.text) : comment.text,
    ...(isOwn(comment) ? { textOriginal: comment.text } : {}),
    ...(comment.media === null ? {} : { imageUrl: comment.media }),
    authorDisplayName:
      comment.author.handle === "" ? comment.author.name : `@${comment.author.handle.replace(/^@/, "")}`,
    authorProfileImageUrl: "https://img.example/y.jpg",
    authorChannelUrl: `http://www.youtube.com/channel/${comment.author.id}`,
    authorChannelId: { value: comment.author.id },
    canRate: true,
    viewerRating: "none",
    likeCount: 0,
    ...(byId ? {} : { moderationStatus: statuses[comment.visibility] }),
    publishedAt: youTubeTime(comment.createdAt),
    updatedAt: youTubeTime(comment.updatedAt)
  }
})

/** The replies that `replies.comments` of a thread holds at most; the others are read with `parentId`. */
const repliesShown = 5

/** A thread: a comment on a video, and a part of its replies. `replies` are those that may be shown, oldest first. */
export const threadResource = (
  top: SandboxComment,
  replies: ReadonlyArray<SandboxComment>,
  parts: ReadonlySet<string>,
  format: TextFormat,
  byId: boolean
) => ({
  kind: "youtube#commentThread",
  etag: `${etag(top)}-${replies.length}`,
  id: top.id,
  ...(parts.has("snippet")
    ? {
        snippet: {
          channelId: top.accountId,
          videoId: top.postId,
          topLevelComment: commentResource(top, format, byId),
          canReply: true,
          totalReplyCount: replies.filter((reply) => reply.visibility === "published").length,
          isPublic: top.visibility === "published"
        }
      }
    : {}),
  ...(parts.has("replies") && replies.length > 0
    ? { replies: { comments: replies.slice(0, repliesShown).map((reply) => commentResource(reply, format, byId)) } }
    : {})
})

export const videoResource = (video: Post, channelTitle: string) => ({
  kind: "youtube#video",
  etag: video.id,
  id: video.id,
  snippet: {
    publishedAt: youTubeTime(video.createdAt),
    channelId: video.accountId,
    title: video.caption,
    description: "",
    channelTitle,
    thumbnails: { default: { url: video.picture, width: 120, height: 90 } }
  }
})
