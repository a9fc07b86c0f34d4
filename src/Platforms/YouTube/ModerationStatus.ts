import { type CreateYouTubeRequest, youtubePost } from "./YouTubeRequest.ts"

/** Comments that one call takes, at the cost of one. */
export const mostModerated = 50

/**
 * Hiding holds comments for review, because that can be undone; rejecting cannot for certain. All is in the
 * query: the call has no body. Where one comment is refused, all are.
 */
export const createModerationRequest = (
  commentIds: ReadonlyArray<string>,
  status: "heldForReview" | "published"
): CreateYouTubeRequest =>
  youtubePost("/comments/setModerationStatus", { id: commentIds.join(","), moderationStatus: status })
