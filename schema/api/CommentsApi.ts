import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { Action, ActionLocal, ActionQueued } from "../Action.ts"
import { Comment, CommentDetail } from "../Comment.ts"
import { commentFilterParameters } from "../CommentFilter.ts"
import { Conflict, Forbidden, InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { CommentId } from "../Ids.ts"
import { data, page, pageParameters } from "../Page.ts"
import { strict } from "../Strict.ts"
import { Authentication, RequiredPermission } from "./Authentication.ts"
import { describe } from "./describe.ts"

const id = HttpApiSchema.param("id", CommentId)

const list = HttpApiEndpoint.get("list", "/comments")
  .setUrlParams(strict(Schema.Struct({ ...commentFilterParameters, ...pageParameters })))
  .addSuccess(page(Comment, "CommentPage"))
  .addError(InvalidRequest)
  .annotateContext(
    describe(
      "listComments",
      "List comments",
      "Comments across every connected account, newest first by when they were received. All filters combine."
    )
  )

const get = HttpApiEndpoint.get("get")`/comments/${id}`
  .addSuccess(data(CommentDetail, "CommentAnswer"))
  .addError(NotFound)
  .annotateContext(describe("getComment", "Get a comment", "One comment, why it was decided, and its whole history."))

const act = HttpApiEndpoint.post("act")`/comments/${id}/actions`
  .setPayload(strict(Action))
  .addSuccess(data(ActionQueued, "ActionQueuedAnswer", 202))
  .addSuccess(data(ActionLocal, "ActionLocalAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .annotate(RequiredPermission, "moderate")
  .annotateContext(
    describe(
      "actOnComment",
      "Act on a comment",
      "202 where platform work was queued, 200 where nothing needed the platform. What a platform does not allow is 422 in words."
    )
  )

export class CommentsApi extends HttpApiGroup.make("comments")
  .add(list)
  .add(get)
  .add(act)
  .middleware(Authentication)
  .annotateContext(OpenApi.annotations({ title: "Comments", description: "Reading comments and acting on them" })) {}
