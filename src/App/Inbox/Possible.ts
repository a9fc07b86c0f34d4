import { may } from "#schema/resources/Permission.ts"
import type { Membership } from "#src/Access/People/Membership.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { capability, replyLimit, replyOnHidden } from "#src/Platforms/Port/Capabilities.ts"

/** What somebody may do with a comment, and its platform allows; each as the words of its button, null for not. */
export interface Possible {
  /** Why nothing is possible, in words; null where something is. */
  readonly nothing: string | null
  readonly hide: string | null
  readonly keep: string | null
  /** Why it cannot be replied to; null where it can. */
  readonly noReply: string | null
  /** Code points of the longest reply. */
  readonly replyLimit: number
  readonly privateReply: boolean
  readonly block: boolean
}

type Subject = Pick<StoredComment, "account_id" | "author_external_id" | "hidden_on_platform" | "platform" | "status">

const nothing = (why: string, { platform }: Subject): Possible => ({
  nothing: why,
  hide: null,
  keep: null,
  noReply: null,
  replyLimit: replyLimit(platform),
  privateReply: false,
  block: false
})

/** By role, by accounts that the person is limited to, by where the comment stands, and by the platform. */
export const possible = (comment: Subject, membership: Membership): Possible => {
  const { account_id, author_external_id, hidden_on_platform, platform, status } = comment
  if (!may(membership, "moderate")) {
    return nothing("Your role can only view comments. Moderators answer them.", comment)
  }
  if (membership.limitedTo !== null && !membership.limitedTo.includes(account_id)) {
    return nothing("You are limited to other accounts, so you can only look at it.", comment)
  }
  if (status === "deleted") return nothing("It is deleted: nothing can be done to it.", comment)
  const isHidden = status === "hidden" || hidden_on_platform
  const reply = capability(platform, "reply")
  const whenHidden = replyOnHidden(platform)
  const noReply = reply.allowed ? (isHidden && whenHidden._tag === "Refused" ? whenHidden.reason : null) : reply.reason
  return {
    nothing: null,
    hide: !isHidden && capability(platform, "hide").allowed ? "Hide it" : null,
    keep: isHidden
      ? capability(platform, "unhide").allowed
        ? "Show it again"
        : null
      : status === "visible"
        ? null
        : "Leave it up",
    noReply,
    replyLimit: replyLimit(platform),
    privateReply: capability(platform, "private_reply").allowed,
    block: capability(platform, "block").allowed && author_external_id !== null
  }
}
