import { Either, Option } from "effect"
import { answered, type Call, type CallAnswer, type HandledCall } from "../World/Call.ts"
import { children, find } from "../World/Comments.ts"
import type { SandboxComment, Visibility } from "../World/SandboxComment.ts"
import type { World } from "../World/World.ts"
import { type TextFormat, textFormat, threadResource } from "./CommentResource.ts"
import { threadFilter, threadsNamed } from "./ThreadFilter.ts"
import { invalid } from "./YouTubeAnswer.ts"
import { listed, parts, type YouTubeHandler } from "./YouTubeHandler.ts"
import { byIds, page } from "./YouTubeList.ts"

const kind = "youtube#commentThreadListResponse"

const visibilities: Readonly<Record<string, Visibility>> = {
  published: "published",
  heldForReview: "held",
  likelySpam: "spam"
}

/** Replies that may be shown with a status, oldest first. */
const repliesOf = (world: World, top: SandboxComment, visibility: Visibility) =>
  children(world, top)
    .filter((reply) => reply.listed && (reply.visibility === "published" || reply.visibility === visibility))
    .sort((one, other) => one.createdAt - other.createdAt || one.sequence - other.sequence)

/** `published` looks at the top comment only; the other statuses find a thread also when any of its replies has them. */
const shows = (world: World, top: SandboxComment, visibility: Visibility) =>
  top.visibility === visibility ||
  (visibility !== "published" &&
    top.visibility !== "rejected" &&
    repliesOf(world, top, visibility).some((reply) => reply.visibility === visibility))

const threadsById = (world: World, call: Call, wanted: ReadonlySet<string>, format: TextFormat): HandledCall => {
  const tops = listed(call.query["id"])
    .flatMap((id) => Option.toArray(find(world, "youtube", id)))
    .filter((comment) => comment.parentId === null && comment.visibility !== "rejected")
  const items = tops.map((top) => threadResource(top, repliesOf(world, top, "published"), wanted, format, true))
  return answered(world, byIds(kind, items))
}

const oneOf = <A>(
  call: Call,
  name: string,
  values: Readonly<Record<string, A>>,
  standard: string
): Either.Either<A, CallAnswer> => {
  const asked = call.query[name] ?? standard
  return Either.fromNullable(values[asked], () =>
    invalid("invalidParameter", `Invalid value '${asked}' for ${name}.`, name)
  )
}

/** `GET /commentThreads`. */
export const listThreads: YouTubeHandler = (world, call, _now, channel) =>
  Either.gen(function* () {
    const wanted = yield* parts(call, ["id", "snippet", "replies"])
    const format = yield* textFormat(call)
    const filter = yield* threadFilter(call)
    if (filter === "id") return threadsById(world, call, wanted, format)
    const visibility = yield* oneOf(call, "moderationStatus", visibilities, "published")
    // What is relevant is YouTube's secret: here the newest is.
    yield* oneOf(call, "order", { time: "newest", relevance: "newest" }, "time")
    const terms = call.query["searchTerms"]?.toLowerCase() ?? ""
    const threads = (yield* threadsNamed(world, call, filter, channel)).filter(
      (top) => top.text.toLowerCase().includes(terms) && shows(world, top, visibility)
    )
    const answer = yield* page(call, kind, threads, "newest", (top) =>
      threadResource(top, repliesOf(world, top, visibility), wanted, format, false)
    )
    return answered(world, answer)
  })
