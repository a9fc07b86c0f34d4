import { DateTime, Option } from "effect"
import { type GraphAccess, graphGet, graphJson } from "../Graph/GraphRequest.ts"
import { sameReply } from "../Port/ReplyText.ts"
import { type GraphComment, writtenBy } from "./GraphComment.ts"

export const createReplyRequest = (access: GraphAccess, commentId: string, message: string) =>
  graphJson(access, [commentId, "comments"], { message })

export const createRepliesRequest = (access: GraphAccess, commentId: string, after: string | null) =>
  graphGet(access, [commentId, "comments"], {
    fields: "id,message,created_time,from{id}",
    filter: "stream",
    order: "reverse_chronological",
    limit: "100",
    ...(after === null ? {} : { after })
  })

/** What is looked for among the replies: the page's own, with this text, from a minute before `since` on. */
export interface SoughtPageReply {
  readonly pageId: string
  readonly text: string
  readonly since: DateTime.Utc
}

/** The minute allows for clocks that differ. */
export const earliest = (sought: SoughtPageReply): DateTime.Utc => DateTime.subtract(sought.since, { minutes: 1 })

export const isSought =
  (sought: SoughtPageReply) =>
  (reply: GraphComment): boolean =>
    writtenBy(reply, sought.pageId) &&
    Option.exists(reply.created_time, DateTime.greaterThanOrEqualTo(earliest(sought))) &&
    sameReply(reply.message ?? "", sought.text)
