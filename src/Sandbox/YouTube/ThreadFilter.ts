import { Either, Option } from "effect"
import type { Call, CallAnswer } from "../World/Call.ts"
import { onPost } from "../World/Comments.ts"
import type { SandboxComment } from "../World/SandboxComment.ts"
import { findPost, type SandboxAccount, type World } from "../World/World.ts"
import { forbidden, invalid, problem } from "./YouTubeAnswer.ts"

const filters = ["allThreadsRelatedToChannelId", "channelId", "videoId", "postId", "id"] as const
export type ThreadFilter = (typeof filters)[number]

const notWithId = ["order", "moderationStatus", "searchTerms", "maxResults", "pageToken"]

const noThreads: ReadonlyArray<SandboxComment> = []

/** The one filter that a request names; `id` stands alone. */
export const threadFilter = (call: Call): Either.Either<ThreadFilter, CallAnswer> => {
  const [filter, ...others] = filters.filter((name) => call.query[name] !== undefined)
  if (filter === undefined)
    return Either.left(
      invalid("missingRequiredParameter", "No filter selected. Expected one of: id, videoId, channelId")
    )
  const clashes = filter === "id" ? notWithId.filter((name) => call.query[name] !== undefined) : others
  return clashes.length === 0
    ? Either.right(filter)
    : Either.left(invalid("incompatibleParameters", `Incompatible parameters: ${[filter, ...clashes].join(", ")}`))
}

/** The top comments that a filter names, of any status; an error when it names nothing of the caller's. */
export const threadsNamed = (
  world: World,
  call: Call,
  filter: Exclude<ThreadFilter, "id">,
  channel: SandboxAccount
): Either.Either<ReadonlyArray<SandboxComment>, CallAnswer> => {
  const id = call.query[filter] ?? ""
  if (filter === "allThreadsRelatedToChannelId")
    return id === channel.id
      ? Either.right(
          world.posts
            .filter((post) => post.platform === "youtube" && post.accountId === id)
            .flatMap((post) => topsOn(world, post.id))
        )
      : Either.left(problem(404, "channelNotFound", "The channel identified by the parameter could not be found."))
  // There are no comments on the channel's own page and on its community posts.
  if (filter !== "videoId") return Either.right(noThreads)
  return Option.match(findPost(world, "youtube", id), {
    onNone: () =>
      Either.left(
        problem(404, "videoNotFound", "The video identified by the videoId parameter could not be found.", {
          location: "videoId"
        })
      ),
    onSome: (video) => (video.accountId === channel.id ? Either.right(topsOn(world, id)) : Either.left(forbidden))
  })
}

const topsOn = (world: World, videoId: string) =>
  onPost(world, "youtube", videoId).filter((comment) => comment.parentId === null && comment.listed)
