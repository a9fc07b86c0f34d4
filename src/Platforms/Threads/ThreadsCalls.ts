import { Either, Option, Schema } from "effect"
import type { PostFacts } from "#src/Comments/Posts/PostFacts.ts"
import { storable } from "#src/Ground/StorableText.ts"
import { type GraphPage, graphAnswer, type HandleGraphResponse } from "../Graph/GraphResponse.ts"
import type { AccountIdentity } from "../Port/Identity.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import type { WalkedPost } from "../Walk/PostWalk.ts"
import { replyFields } from "./ThreadsReply.ts"
import { type ThreadsAccess, threadsForm, threadsGet } from "./ThreadsRequest.ts"

const postFields = "id,text,permalink"
const paged = (after: string | null) => (after === null ? {} : { after })

export const createProfileRequest = (access: ThreadsAccess) => threadsGet(access, ["me"], { fields: "id,username" })

export const createPostsRequest = (access: ThreadsAccess, limit: number) =>
  threadsGet(access, ["me", "threads"], { fields: postFields, limit: String(limit) })

export const createPostRequest = (access: ThreadsAccess, postId: string) =>
  threadsGet(access, [postId], { fields: postFields })

/** Replies at every depth, newest first. */
export const createConversationRequest = (access: ThreadsAccess, postId: string, after: string | null) =>
  threadsGet(access, [postId, "conversation"], {
    fields: replyFields,
    reverse: "true",
    limit: "100",
    ...paged(after)
  })

/** The replies to one reply. */
export const createRepliesRequest = (access: ThreadsAccess, replyId: string, after: string | null) =>
  threadsGet(access, [replyId, "replies"], { fields: replyFields, reverse: "true", limit: "100", ...paged(after) })

export const createHideRequest = (access: ThreadsAccess, replyId: string, hide: boolean) =>
  threadsForm(access, [replyId, "manage_reply"], { hide: String(hide) })

/** Replies that wait until the profile lets them through. Of a post without approvals it is an error. */
export const createPendingRequest = (access: ThreadsAccess, postId: string, after: string | null) =>
  threadsGet(access, [postId, "pending_replies"], {
    fields: replyFields,
    approval_status: "pending",
    reverse: "true",
    ...paged(after)
  })

export const createApprovalRequest = (access: ThreadsAccess, replyId: string, approve: boolean) =>
  threadsForm(access, [replyId, "manage_pending_reply"], { approve: String(approve) })

/** A reply is made first, and published then: until that nobody sees it. */
export const createDraftRequest = (access: ThreadsAccess, replyId: string, text: string) =>
  threadsForm(access, ["me", "threads"], { media_type: "TEXT", text, reply_to_id: replyId })

export const createPublishRequest = (access: ThreadsAccess, draftId: string) =>
  threadsForm(access, ["me", "threads_publish"], { creation_id: draftId })

const readProfile = graphAnswer(Schema.Struct({ id: ExternalId, username: lenient(Schema.String) }))

export const handleProfile: HandleGraphResponse<AccountIdentity> = (answer, now, words) =>
  Either.map(readProfile(answer, now, words), ({ id, username }) => ({
    externalId: id,
    name: storable(username ?? "")
  }))

const Post = Schema.Struct({ id: ExternalId, text: lenient(Schema.String), permalink: lenient(Schema.String) })
const decodePost = Schema.decodeUnknownOption(Post)

export const handlePost = graphAnswer(Post)

/** Threads does not count replies. Which ad shows a post it does not tell. */
export const walkedPost = ({ id, permalink, text }: typeof Post.Type): WalkedPost => ({
  externalId: id,
  caption: text === null ? null : storable(text),
  url: permalink === null ? null : storable(permalink),
  ad: null,
  comments: null
})

export const walkedPosts = ({ items }: GraphPage): ReadonlyArray<WalkedPost> =>
  items.flatMap((item) => Option.toArray(decodePost(item)).map(walkedPost))

/** Each reply has an address of its own, which comes with it. */
export const factsOf = ({ caption, externalId, url }: WalkedPost): PostFacts => ({
  externalId,
  caption,
  url,
  ad: null,
  commentUrl: () => null
})
