import { Either, Option } from "effect"
import { answered } from "../World/Call.ts"
import { children, find } from "../World/Comments.ts"
import { commentResource, textFormat } from "./CommentResource.ts"
import { commentNotFound, invalid } from "./YouTubeAnswer.ts"
import { listed, parts, type YouTubeHandler } from "./YouTubeHandler.ts"
import { byIds, page } from "./YouTubeList.ts"

const kind = "youtube#commentListResponse"

/** `GET /comments` by `parentId` (published replies, oldest first) or by `id` (those that are found). */
export const listComments: YouTubeHandler = (world, call) =>
  Either.gen(function* () {
    yield* parts(call, ["id", "snippet"])
    const format = yield* textFormat(call)
    const { parentId, id } = call.query
    if (parentId !== undefined && id !== undefined)
      return yield* Either.left(invalid("incompatibleParameters", "Incompatible parameters: id, parentId"))
    if (parentId === undefined) {
      if (id === undefined)
        return yield* Either.left(
          invalid("missingRequiredParameter", "No filter selected. Expected one of: id, parentId")
        )
      const found = listed(id)
        .flatMap((one) => Option.toArray(find(world, "youtube", one)))
        .filter((comment) => comment.visibility !== "rejected")
      return answered(
        world,
        byIds(
          kind,
          found.map((comment) => commentResource(comment, format, true))
        )
      )
    }
    const parent = yield* Either.fromOption(
      Option.filter(find(world, "youtube", parentId), (comment) => comment.visibility !== "rejected"),
      () => commentNotFound
    )
    const replies = children(world, parent).filter((reply) => reply.listed && reply.visibility === "published")
    const answer = yield* page(call, kind, replies, "oldest", (reply) => commentResource(reply, format, false))
    return answered(world, answer)
  })
