import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { AccountProtections, AccountProtectionsChange } from "../AccountProtections.ts"
import { AutopilotStatus, Guidance, GuidanceReplacement, Protections, ProtectionsChange } from "../Autopilot.ts"
import { Conflict, Forbidden, InvalidRequest, NotFound, PreconditionFailed, Unprocessable } from "../Errors.ts"
import { AccountId, CommentId } from "../Ids.ts"
import { Answer, AnswerLocal, AnswerQueued, NeedsYouItem } from "../NeedsYou.ts"
import { data, page, pageParameters } from "../Page.ts"
import { strict } from "../Strict.ts"
import { Authentication, RequiredPermission } from "./Authentication.ts"
import { describe } from "./describe.ts"

const id = HttpApiSchema.param("id", CommentId)

const status = HttpApiEndpoint.get("status", "/autopilot")
  .addSuccess(data(AutopilotStatus, "AutopilotStatusAnswer"))
  .annotateContext(
    describe("getAutopilotStatus", "Autopilot status", "How the autopilot is doing, this week and last.")
  )

const needsYou = HttpApiEndpoint.get("needsYou", "/autopilot/needs-you")
  .setUrlParams(strict(Schema.Struct(pageParameters)))
  .addSuccess(page(NeedsYouItem, "NeedsYouPage"))
  .addError(InvalidRequest)
  .annotateContext(
    describe(
      "listNeedsYou",
      "List Needs you",
      "Comments that wait for a person, newest first by when they began to wait."
    )
  )

const answer = HttpApiEndpoint.post("answer")`/autopilot/needs-you/${id}/answer`
  .setPayload(strict(Answer))
  .addSuccess(data(AnswerQueued, "AnswerQueuedAnswer", 202))
  .addSuccess(data(AnswerLocal, "AnswerLocalAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .annotate(RequiredPermission, "moderate")
  .annotateContext(
    describe(
      "answerNeedsYou",
      "Answer a Needs you comment",
      "Recorded like an answer in the app: the autopilot learns from it. 202 where platform work was queued, 200 otherwise. Safe to repeat."
    )
  )

const getGuidance = HttpApiEndpoint.get("getGuidance", "/autopilot/guidance")
  .addSuccess(data(Guidance, "GuidanceAnswer"))
  .annotateContext(describe("getGuidance", "Get guidance", "What the brand wants, in plain language."))

const putGuidance = HttpApiEndpoint.put("putGuidance", "/autopilot/guidance")
  .setPayload(strict(GuidanceReplacement))
  .addSuccess(data(Guidance, "GuidanceAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(PreconditionFailed)
  .annotate(RequiredPermission, "change_autopilot")
  .annotateContext(
    describe(
      "replaceGuidance",
      "Replace guidance",
      "Replaces the whole text, compiles the brand policy again and applies it to new comments right away."
    )
  )

const getProtections = HttpApiEndpoint.get("getProtections", "/autopilot/protections")
  .addSuccess(data(Protections, "ProtectionsAnswer"))
  .annotateContext(describe("listProtections", "List protections", "The nine hide switches and answer_questions."))

const patchProtections = HttpApiEndpoint.patch("patchProtections", "/autopilot/protections")
  .setPayload(strict(ProtectionsChange))
  .addSuccess(data(Protections, "ProtectionsAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(PreconditionFailed)
  .annotate(RequiredPermission, "change_autopilot")
  .annotateContext(
    describe("changeProtections", "Change protections", "Send only what changes; applies to new comments.")
  )

const accountId = HttpApiSchema.param("id", AccountId)

const getAccountProtections = HttpApiEndpoint.get("getAccountProtections")`/accounts/${accountId}/protections`
  .addSuccess(data(AccountProtections, "AccountProtectionsAnswer"))
  .addError(InvalidRequest)
  .addError(NotFound)
  .annotateContext(
    describe(
      "getAccountProtections",
      "Get an account's protections",
      "The hide switches that apply to one account: its own, or the workspace's where it has none."
    )
  )

const patchAccountProtections = HttpApiEndpoint.patch("patchAccountProtections")`/accounts/${accountId}/protections`
  .setPayload(strict(AccountProtectionsChange))
  .addSuccess(data(AccountProtections, "AccountProtectionsAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .annotate(RequiredPermission, "change_autopilot")
  .annotateContext(
    describe(
      "changeAccountProtections",
      "Give an account its own protections",
      "Send only what changes. From then on the account has switches of its own, and the workspace's do not change it."
    )
  )

const deleteAccountProtections = HttpApiEndpoint.del("deleteAccountProtections")`/accounts/${accountId}/protections`
  .addSuccess(data(AccountProtections, "AccountProtectionsAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .annotate(RequiredPermission, "change_autopilot")
  .annotateContext(
    describe(
      "removeAccountProtections",
      "Take back an account's own protections",
      "From then on the workspace's switches apply to the account. Answers with those; safe to repeat."
    )
  )

export class AutopilotApi extends HttpApiGroup.make("autopilot")
  .add(status)
  .add(needsYou)
  .add(answer)
  .add(getGuidance)
  .add(putGuidance)
  .add(getProtections)
  .add(patchProtections)
  .add(getAccountProtections)
  .add(patchAccountProtections)
  .add(deleteAccountProtections)
  .middleware(Authentication)
  .annotateContext(
    OpenApi.annotations({ title: "Autopilot", description: "Status, Needs you, guidance and protections" })
  ) {}
