import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { Conflict, Forbidden, InvalidRequest, NotFound, PreconditionFailed, Unprocessable } from "../Errors.ts"
import { AccountId, CommentId } from "../Ids.ts"
import { data, page, pageParameters } from "../Page.ts"
import { AccountProtections, AccountProtectionsChange } from "../resources/AccountProtections.ts"
import {
  AutopilotStatus,
  Guidance,
  GuidanceReplacement,
  Protections,
  ProtectionsChange
} from "../resources/Autopilot.ts"
import { Answer, AnswerLocal, AnswerQueued, NeedsYouItem } from "../resources/NeedsYou.ts"
import { strict } from "../Strict.ts"
import { Authentication } from "./Authentication.ts"
import { operation } from "./Operation.ts"
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

export const listProtections = HttpApiEndpoint.get("getProtections", "/autopilot/protections")
  .addSuccess(data(Protections, "ProtectionsAnswer"))
  .addError(Forbidden)
  .pipe(
    operation({
      id: "listProtections",
      summary: "List protections",
      description: "The nine hide switches and answer_questions.",
      permission: null,
      scope: "read",
      etag: "sent",
      tool: "list_protections",
      command: "protections list"
    })
  )

export const changeProtections = HttpApiEndpoint.patch("patchProtections", "/autopilot/protections")
  .setHeaders(IfMatchHeaders)
  .setPayload(strict(ProtectionsChange))
  .addSuccess(data(Protections, "ProtectionsAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(PreconditionFailed)
  .pipe(
    operation({
      id: "changeProtections",
      summary: "Change protections",
      description: "Send only what changes; applies to new comments.",
      permission: "change_autopilot",
      tool: "set_protection",
      command: "protections set"
    })
  )

const accountId = HttpApiSchema.param("id", AccountId)

export const getAccountProtections = HttpApiEndpoint.get("getAccountProtections")`/accounts/${accountId}/protections`
  .addSuccess(data(AccountProtections, "AccountProtectionsAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "getAccountProtections",
      summary: "Get an account's protections",
      description: "The hide switches that apply to one account: its own, or the workspace's where it has none.",
      permission: null,
      scope: "read"
    })
  )

export const changeAccountProtections = HttpApiEndpoint.patch(
  "patchAccountProtections"
)`/accounts/${accountId}/protections`
  .setPayload(strict(AccountProtectionsChange))
  .addSuccess(data(AccountProtections, "AccountProtectionsAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "changeAccountProtections",
      summary: "Give an account its own protections",
      description:
        "Send only what changes. From then on the account has switches of its own, and the workspace's do not change it.",
      permission: "change_autopilot"
    })
  )

export const removeAccountProtections = HttpApiEndpoint.del(
  "deleteAccountProtections"
)`/accounts/${accountId}/protections`
  .addSuccess(data(AccountProtections, "AccountProtectionsAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "removeAccountProtections",
      summary: "Take back an account's own protections",
      description: "From then on the workspace's switches apply to the account. Answers with those; safe to repeat.",
      permission: "change_autopilot",
      command: "protections reset"
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
