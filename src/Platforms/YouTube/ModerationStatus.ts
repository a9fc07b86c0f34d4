import { type CreateYouTubeRequest, youtubePost } from "./YouTubeRequest.ts"

/**
 * Hiding holds a comment for review, because that can be undone; rejecting cannot for certain. All is in the
 * query: the call has no body.
 */
export const createModerationRequest = (
  commentId: string,
  status: "heldForReview" | "published"
): CreateYouTubeRequest => youtubePost("/comments/setModerationStatus", { id: commentId, moderationStatus: status })
