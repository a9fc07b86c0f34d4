import { Either, Option } from "effect"
import { answered, type CallAnswer, json, noContent } from "../World/Call.ts"
import { counted, find, put, remove, withVisibility } from "../World/Comments.ts"
import { isOwn, type SandboxComment, type Visibility } from "../World/SandboxComment.ts"
import { findPost, isBlocked, type SandboxAccount, type World } from "../World/World.ts"
import { commentResource } from "./CommentResource.ts"
import { commentNotFound, forbidden, invalid, parentNotFound, problem } from "./YouTubeAnswer.ts"
import { listed, parts, type YouTubeHandler } from "./YouTubeHandler.ts"
import { commentId } from "./YouTubeIds.ts"

const longestText = 10_000

const standing = (
  world: World,
  id: string,
  channel: SandboxAccount,
  missing: CallAnswer
): Either.Either<SandboxComment, CallAnswer> =>
  Either.fromOption(
    Option.filter(find(world, "youtube", id), ({ visibility }) => visibility !== "rejected"),
    () => missing
  ).pipe(
    Either.filterOrLeft(
      (comment) => comment.accountId === channel.id,
      () => forbidden
    )
  )

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null

/** `POST /comments`: a reply of the channel to a thread. Not idempotent. */
export const insertReply: YouTubeHandler = (world, call, now, channel) =>
  Either.gen(function* () {
    yield* parts(call, ["id", "snippet"])
    const snippet = isRecord(call.body["snippet"]) ? call.body["snippet"] : {}
    const { parentId, textOriginal: text } = snippet
    if (typeof parentId !== "string" || parentId === "")
      return yield* Either.left(invalid("parentIdMissing", "The snippet.parentId property must be set.", "parentId"))
    if (typeof text !== "string" || text.trim() === "")
      return yield* Either.left(
        invalid("commentTextRequired", "The snippet.textOriginal property must be set.", "textOriginal")
      )
    if ([...text].length > longestText)
      return yield* Either.left(invalid("commentTextTooLong", "The comment text exceeds the maximum size."))
    const parent = yield* standing(world, parentId, channel, parentNotFound)
    if (parent.parentId !== null)
      return yield* Either.left(
        problem(400, "operationNotSupported", "Replies can only be made to top-level comments.")
      )
    if (parent.visibility !== "published")
      return yield* Either.left(problem(400, "parentCommentIsPrivate", "The specified parent comment is private."))
    const video = yield* Either.fromOption(findPost(world, "youtube", parent.postId), () => parentNotFound)
    const sequence = world.sequence + 1
    const own: SandboxComment = {
      platform: "youtube",
      id: commentId(video, parent, sequence),
      sequence,
      accountId: channel.id,
      postId: parent.postId,
      parentId: parent.id,
      author: { id: channel.id, name: channel.name, handle: channel.handle },
      text,
      media: null,
      createdAt: now,
      updatedAt: now,
      visibility: "published",
      listed: true,
      removed: false,
      calls: {}
    }
    const written = put(put({ ...world, sequence }, own), counted(parent, "reply"))
    return answered(written, json(200, commentResource(own, "plainText", false)))
  })

const statuses: Readonly<Record<string, Visibility>> = {
  heldForReview: "held",
  published: "published",
  rejected: "rejected"
}

const actions: Readonly<Record<Visibility, string>> = {
  held: "hide",
  published: "unhide",
  rejected: "reject",
  spam: "spam"
}

/** `POST /comments/setModerationStatus`: everything from the query. Nothing changes unless all ids are found. */
export const setModerationStatus: YouTubeHandler = (world, call, _now, channel) =>
  Either.gen(function* () {
    const { moderationStatus: status = "", banAuthor = "false" } = call.query
    const visibility = statuses[status]
    if (visibility === undefined)
      return yield* Either.left(
        invalid("invalidParameter", `Invalid value '${status}' for moderationStatus.`, "moderationStatus")
      )
    if (banAuthor === "true" && visibility !== "rejected")
      return yield* Either.left(
        problem(400, "banWithoutReject", "The banAuthor parameter can only be used if moderationStatus is rejected.")
      )
    const ids = listed(call.query["id"])
    if (ids.length === 0)
      return yield* Either.left(invalid("missingRequiredParameter", "Missing required parameter: id", "id"))
    const comments = yield* Either.all(ids.map((id) => standing(world, id, channel, commentNotFound)))
    const moderated = comments.reduce(
      (after, comment) => put(after, counted(withVisibility(comment, visibility), actions[visibility])),
      world
    )
    return answered(banAuthor === "true" ? comments.reduce(ban, moderated) : moderated, noContent)
  })

const ban = (world: World, { accountId, author }: SandboxComment): World =>
  isBlocked(world, accountId, author.id)
    ? world
    : { ...world, blocked: [...world.blocked, { accountId, id: author.id, name: author.name }] }

/** `DELETE /comments`: the channel's own comments only. */
export const deleteComment: YouTubeHandler = (world, call, _now, channel) =>
  Either.gen(function* () {
    const comment = yield* standing(world, call.query["id"] ?? "", channel, commentNotFound)
    if (!isOwn(comment)) return yield* Either.left(forbidden)
    return answered(remove(world, counted(comment, "delete")).world, noContent)
  })
