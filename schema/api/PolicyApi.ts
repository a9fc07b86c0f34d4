import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { Guidance, Protections } from "../Autopilot.ts"
import { Conflict, Forbidden, InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { PolicyTaskId } from "../Ids.ts"
import { data } from "../Page.ts"
import {
  Backtest,
  BacktestRequest,
  BacktestStarted,
  CompiledPolicy,
  PolicyDraft,
  Shadow,
  Undo,
  UndoRequest
} from "../Policy.ts"
import { strict } from "../Strict.ts"
import { Authentication, RequiredPermission } from "./Authentication.ts"
import { describe } from "./describe.ts"

const id = HttpApiSchema.param("id", PolicyTaskId)

const getPolicy = HttpApiEndpoint.get("getPolicy", "/autopilot/policy")
  .addSuccess(data(CompiledPolicy, "CompiledPolicyAnswer"))
  .annotateContext(
    describe("getPolicy", "Get the policy", "What the guidance in force was understood as, and what it was not.")
  )

const startBacktest = HttpApiEndpoint.post("startBacktest", "/autopilot/backtest")
  .setPayload(strict(BacktestRequest))
  .addSuccess(data(BacktestStarted, "BacktestStartedAnswer", 202))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(Conflict)
  .addError(Unprocessable)
  .annotate(RequiredPermission, "change_autopilot")
  .annotateContext(
    describe(
      "startBacktest",
      "Backtest a draft",
      "Replays the newest comments under a draft and under the settings in force, and tells the difference. Changes nothing."
    )
  )

const getBacktest = HttpApiEndpoint.get("getBacktest")`/autopilot/backtest/${id}`
  .addSuccess(data(Backtest, "BacktestAnswer"))
  .addError(NotFound)
  .annotateContext(describe("getBacktest", "Get a backtest", "How far it is, and what came out."))

const startUndo = HttpApiEndpoint.post("startUndo", "/autopilot/undo")
  .setPayload(strict(UndoRequest))
  .addSuccess(data(Undo, "UndoAnswer", 202))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .annotate(RequiredPermission, "change_autopilot")
  .annotateContext(
    describe(
      "startUndo",
      "Undo a policy version",
      "Shows every comment again that the autopilot hid under one policy version since a time. What people decided stays, and the autopilot learns nothing from it. 404 for a version that never was."
    )
  )

const getUndo = HttpApiEndpoint.get("getUndo")`/autopilot/undo/${id}`
  .addSuccess(data(Undo, "UndoAnswer"))
  .addError(NotFound)
  .annotateContext(describe("getUndo", "Get an undo", "How far it is."))

const getShadow = HttpApiEndpoint.get("getShadow", "/autopilot/shadow")
  .addSuccess(data(Shadow, "ShadowAnswer"))
  .addError(NotFound)
  .annotateContext(
    describe("getShadow", "Get the shadow", "The draft that runs in the shadow, and what it would have changed so far.")
  )

const putShadow = HttpApiEndpoint.put("putShadow", "/autopilot/shadow")
  .setPayload(strict(PolicyDraft))
  .addSuccess(data(Shadow, "ShadowAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .annotate(RequiredPermission, "change_autopilot")
  .annotateContext(
    describe(
      "startShadow",
      "Run a draft in the shadow",
      "From now on the draft decides every new comment beside the settings in force, without effect. Replaces the one before."
    )
  )

const deleteShadow = HttpApiEndpoint.del("deleteShadow", "/autopilot/shadow")
  .addSuccess(data(Shadow, "ShadowAnswer"))
  .addError(Forbidden)
  .addError(NotFound)
  .annotate(RequiredPermission, "change_autopilot")
  .annotateContext(
    describe(
      "stopShadow",
      "Stop the shadow",
      "Forgets the draft and what it decided, and answers that for the last time."
    )
  )

const promoteShadow = HttpApiEndpoint.post("promoteShadow", "/autopilot/shadow/promote")
  .addSuccess(
    data(
      Schema.Struct({ guidance: Guidance, protections: Protections }).annotations({
        identifier: "Promoted",
        description: "What is in force now"
      }),
      "PromotedAnswer"
    )
  )
  .addError(Forbidden)
  .addError(NotFound)
  .annotate(RequiredPermission, "change_autopilot")
  .annotateContext(
    describe(
      "promoteShadow",
      "Promote the shadow",
      "Puts the draft in force for new comments, as guidance and protections, and stops the shadow."
    )
  )

export class PolicyApi extends HttpApiGroup.make("policy")
  .add(getPolicy)
  .add(startBacktest)
  .add(getBacktest)
  .add(startUndo)
  .add(getUndo)
  .add(getShadow)
  .add(putShadow)
  .add(deleteShadow)
  .add(promoteShadow)
  .middleware(Authentication)
  .annotateContext(
    OpenApi.annotations({
      title: "Policy",
      description: "Trying guidance and protections on past and new comments, and taking back what they did"
    })
  ) {}
