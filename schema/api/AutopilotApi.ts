import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { Conflict, Forbidden, InvalidRequest, NotFound, PreconditionFailed, Unprocessable } from "../Errors.ts"
import { CommentId } from "../Ids.ts"
import { data, page, pageParameters } from "../Page.ts"
import { AutopilotStatus, Guidance, GuidanceReplacement } from "../resources/Autopilot.ts"
import { Answer, AnswerLocal, AnswerQueued, NeedsYouItem } from "../resources/NeedsYou.ts"
import { strict } from "../Strict.ts"
import { Authentication } from "./Authentication.ts"
import { operation } from "./Operation.ts"
import {
  changeAccountProtections,
  changeProtections,
  getAccountProtections,
  listProtections,
  removeAccountProtections
} from "./ProtectionEndpoints.ts"
import { IdempotencyHeaders, IfMatchHeaders } from "./RequestHeaders.ts"

const id = HttpApiSchema.param("id", CommentId)

export const getAutopilotStatus = HttpApiEndpoint.get("status", "/autopilot")
  .addSuccess(data(AutopilotStatus, "AutopilotStatusAnswer"))
  .addError(Forbidden)
  .pipe(
    operation({
      id: "getAutopilotStatus",
      summary: "Autopilot status",
      description: "How the autopilot is doing, this week and last.",
      permission: null,
      scope: "read",
      tool: "get_autopilot_status",
      command: "autopilot status"
    })
  )

export const listNeedsYou = HttpApiEndpoint.get("needsYou", "/autopilot/needs-you")
  .setUrlParams(strict(Schema.Struct(pageParameters)))
  .addSuccess(page(NeedsYouItem, "NeedsYouPage"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .pipe(
    operation({
      id: "listNeedsYou",
      summary: "List Needs you",
      description: "Comments that wait for a person, newest first by when they began to wait.",
      permission: null,
      scope: "read",
      tool: "list_needs_you",
      command: "needs-you list"
    })
  )

export const answerNeedsYou = HttpApiEndpoint.post("answer")`/autopilot/needs-you/${id}/answer`
  .setHeaders(IdempotencyHeaders)
  .setPayload(strict(Answer))
  .addSuccess(data(AnswerQueued, "AnswerQueuedAnswer", 202))
  .addSuccess(data(AnswerLocal, "AnswerLocalAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .pipe(
    operation({
      id: "answerNeedsYou",
      summary: "Answer a Needs you comment",
      description:
        "Recorded like an answer in the app, and taken at once: the autopilot learns from it. 202 where platform work was queued, 200 otherwise. Safe to repeat; another answer corrects the one before, and a comment that did not wait takes one too, which `note` then says. 409 where somebody else has just answered otherwise.",
      permission: "moderate",
      tool: "answer_needs_you"
    })
  )

export const getGuidance = HttpApiEndpoint.get("getGuidance", "/autopilot/guidance")
  .addSuccess(data(Guidance, "GuidanceAnswer"))
  .addError(Forbidden)
  .pipe(
    operation({
      id: "getGuidance",
      summary: "Get guidance",
      description: "What the brand wants, in plain language.",
      permission: null,
      scope: "read",
      etag: "sent",
      tool: "get_guidance",
      command: "guidance show"
    })
  )

export const replaceGuidance = HttpApiEndpoint.put("putGuidance", "/autopilot/guidance")
  .setHeaders(IfMatchHeaders)
  .setPayload(strict(GuidanceReplacement))
  .addSuccess(data(Guidance, "GuidanceAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(PreconditionFailed)
  .pipe(
    operation({
      id: "replaceGuidance",
      summary: "Replace guidance",
      description:
        "Replaces the whole text, compiles the brand policy again and applies it to new comments right away.",
      permission: "change_autopilot",
      tool: "update_guidance",
      command: "guidance set"
    })
  )

export class AutopilotApi extends HttpApiGroup.make("autopilot")
  .add(getAutopilotStatus)
  .add(listNeedsYou)
  .add(answerNeedsYou)
  .add(getGuidance)
  .add(replaceGuidance)
  .add(listProtections)
  .add(changeProtections)
  .add(getAccountProtections)
  .add(changeAccountProtections)
  .add(removeAccountProtections)
  .middleware(Authentication)
  .annotateContext(
    OpenApi.annotations({ title: "Autopilot", description: "Status, Needs you, guidance and protections" })
  ) {}
