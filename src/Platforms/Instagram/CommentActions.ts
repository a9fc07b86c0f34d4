import { DateTime, Option } from "effect"
import { type GraphAccess, graphForm, graphGet, graphJson } from "../Graph/GraphRequest.ts"
import { sameReply } from "../Port/ReplyText.ts"
import { commentFields, type InstagramComment, isOwn, replyFields } from "./InstagramComment.ts"

export const hideForm = (hidden: boolean) => ({ hide: String(hidden) })

export const createHideRequest = (access: GraphAccess, commentId: string, hidden: boolean) =>
  graphForm(access, [commentId], hideForm(hidden))

export const createReplyRequest = (access: GraphAccess, commentId: string, message: string) =>
  graphJson(access, [commentId, "replies"], { message })

const paged = (after: string | null) => (after === null ? {} : { after })

/** At most 50 at once, newest first. */
export const createCommentsRequest = (access: GraphAccess, mediaId: string, after: string | null) =>
  graphGet(access, [mediaId, "comments"], { fields: commentFields, limit: "50", ...paged(after) })

export const createRepliesRequest = (access: GraphAccess, commentId: string, after: string | null) =>
  graphGet(access, [commentId, "replies"], { fields: replyFields, limit: "50", ...paged(after) })

export const createCommentRequest = (access: GraphAccess, commentId: string) =>
  graphGet(access, [commentId], { fields: "id,text" })

/** The account's own reply with this text, from a minute before `since` on: clocks differ. */
export const isSought =
  (accountId: string, text: string, since: DateTime.Utc) =>
  (reply: InstagramComment): boolean =>
    isOwn(reply, accountId) &&
    Option.exists(reply.timestamp, DateTime.greaterThanOrEqualTo(DateTime.subtract(since, { minutes: 1 }))) &&
    sameReply(reply.text ?? "", text)
