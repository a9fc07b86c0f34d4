import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { Conflict, Forbidden, InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { CommentId } from "../Ids.ts"
import { data, page, pageParameters } from "../Page.ts"
import { Action, ActionLocal, ActionQueued, PrivateReply, PrivateReplyQueued } from "../resources/Action.ts"
import { Comment, CommentInFull } from "../resources/Comment.ts"
import { commentFilterParameters } from "../resources/CommentFilter.ts"
import { strict } from "../Strict.ts"
import { Authentication } from "./Authentication.ts"
import { operation } from "./Operation.ts"
import { IdempotencyHeaders } from "./RequestHeaders.ts"

const id = HttpApiSchema.param("id", CommentId)

export const listComments = HttpApiEndpoint.get("list", "/comments")
  .setUrlParams(strict(Schema.Struct({ ...commentFilterParameters, ...pageParameters })))
  .addSuccess(page(Comment, "CommentPage"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .pipe(
    operation({
      id: "listComments",
      summary: "List comments",
      description:
        "Comments across every connected account, newest first by when they were received. All filters combine.",
      permission: null,
      scope: "read",
      tool: "list_comments",
      command: "comments list"
    })
  )

export const getComment = HttpApiEndpoint.get("get")`/comments/${id}`
  .addSuccess(data(CommentInFull, "CommentAnswer"))
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "getComment",
      summary: "Get a comment",
      description:
        "One comment, why it was decided, its whole history, and what its platform work waits for where that cannot be done now.",
      permission: null,
      scope: "read",
      tool: "get_comment",
      command: "comments show"
    })
  )

export const actOnComment = HttpApiEndpoint.post("act")`/comments/${id}/actions`
  .setHeaders(IdempotencyHeaders)
  .setPayload(strict(Action))
  .addSuccess(data(ActionQueued, "ActionQueuedAnswer", 202))
  .addSuccess(data(ActionLocal, "ActionLocalAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .pipe(
    operation({
      id: "actOnComment",
      summary: "Act on a comment",
      description:
        "202 where platform work was queued, 200 where nothing needed the platform. What a platform does not allow is 422 in words.",
      permission: "moderate",
      tool: "act_on_comment"
    })
  )

export const replyPrivately = HttpApiEndpoint.post("replyPrivately")`/comments/${id}/private-reply`
  .setHeaders(IdempotencyHeaders)
  .setPayload(strict(PrivateReply))
  .addSuccess(data(PrivateReplyQueued, "PrivateReplyQueuedAnswer", 202))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .pipe(
    operation({
      id: "replyPrivately",
      summary: "Reply to a comment in private",
      description:
        "One message to the author of a comment on Facebook or Instagram, within seven days of it, and once per comment. The comment stays as it is. What the platform does not allow is 422 in words.",
      permission: "moderate",
      tool: "reply_privately"
    })
  )

export class CommentsApi extends HttpApiGroup.make("comments")
  .add(listComments)
  .add(getComment)
  .add(actOnComment)
  .add(replyPrivately)
  .middleware(Authentication)
  .annotateContext(OpenApi.annotations({ title: "Comments", description: "Reading comments and acting on them" })) {}
