import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { Conflict, Forbidden, InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { PolicyTaskId } from "../Ids.ts"
import { data } from "../Page.ts"
import { Guidance, Protections } from "../resources/Autopilot.ts"
import { Backtest, BacktestRequest, BacktestStarted } from "../resources/policy/Backtest.ts"
import { CompiledPolicy } from "../resources/policy/CompiledPolicy.ts"
import { PolicyDraft } from "../resources/policy/PolicyDraft.ts"
import { Shadow, StartedShadow } from "../resources/policy/Shadow.ts"
import { Undo, UndoRequest } from "../resources/policy/Undo.ts"
import { strict } from "../Strict.ts"
import { Authentication } from "./Authentication.ts"
import { operation } from "./Operation.ts"
import { IdempotencyHeaders } from "./RequestHeaders.ts"

const id = HttpApiSchema.param("id", PolicyTaskId)

export const getPolicy = HttpApiEndpoint.get("getPolicy", "/autopilot/policy")
  .addSuccess(data(CompiledPolicy, "CompiledPolicyAnswer"))
  .addError(Forbidden)
  .pipe(
    operation({
      id: "getPolicy",
      summary: "Get the policy",
      description: "How the guidance in force was understood, and which of its sentences were not.",
      permission: null,
      scope: "read"
    })
  )

export const startBacktest = HttpApiEndpoint.post("startBacktest", "/autopilot/backtest")
  .setHeaders(IdempotencyHeaders)
  .setPayload(strict(BacktestRequest))
  .addSuccess(data(BacktestStarted, "BacktestStartedAnswer", 202))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(Conflict)
  .addError(Unprocessable)
  .pipe(
    operation({
      id: "startBacktest",
      summary: "Backtest a draft",
      description:
        "Replays the newest comments under a draft and under the settings in force, and tells the difference. Changes nothing.",
      permission: "change_autopilot",
      command: "backtest start"
    })
  )

export const getBacktest = HttpApiEndpoint.get("getBacktest")`/autopilot/backtest/${id}`
  .addSuccess(data(Backtest, "BacktestAnswer"))
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "getBacktest",
      summary: "Get a backtest",
      description: "Its progress and, once it is done, its result.",
      permission: null,
      scope: "read",
      command: "backtest show"
    })
  )

export const startUndo = HttpApiEndpoint.post("startUndo", "/autopilot/undo")
  .setHeaders(IdempotencyHeaders)
  .setPayload(strict(UndoRequest))
  .addSuccess(data(Undo, "UndoAnswer", 202))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .pipe(
    operation({
      id: "startUndo",
      summary: "Undo a policy version",
      description:
        "Shows comments again that the autopilot hid under one policy version since a time, but for those that today's settings would hide as well, or ask about, and those of which the text was deleted here (`left_hidden` counts them; where the version is in force, they are judged without its guidance). What people decided stays, and the autopilot learns nothing from it. 404 for a version that never was.",
      permission: "change_autopilot",
      command: "undo start"
    })
  )

export const getUndo = HttpApiEndpoint.get("getUndo")`/autopilot/undo/${id}`
  .addSuccess(data(Undo, "UndoAnswer"))
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "getUndo",
      summary: "Get an undo",
      description: "Its progress.",
      permission: null,
      scope: "read",
      command: "undo show"
    })
  )

export const getShadow = HttpApiEndpoint.get("getShadow", "/autopilot/shadow")
  .addSuccess(data(Shadow, "ShadowAnswer"))
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "getShadow",
      summary: "Get the shadow",
      description: "The draft that runs in the shadow, and what it would have changed so far.",
      permission: null,
      scope: "read",
      command: "shadow show"
    })
  )

export const startShadow = HttpApiEndpoint.put("putShadow", "/autopilot/shadow")
  .setPayload(strict(PolicyDraft))
  .addSuccess(data(StartedShadow, "StartedShadowAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .pipe(
    operation({
      id: "startShadow",
      summary: "Run a draft in the shadow",
      description:
        "From now on the draft decides every new comment beside the settings in force, without effect. Replaces the one before: the answer shows that one a last time as `replaced`.",
      permission: "change_autopilot",
      command: "shadow start"
    })
  )

export const stopShadow = HttpApiEndpoint.del("deleteShadow", "/autopilot/shadow")
  .addSuccess(data(Shadow, "ShadowAnswer"))
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "stopShadow",
      summary: "Stop the shadow",
      description: "Stops the shadow, and deletes the draft and what it decided. The answer shows that one last time.",
      permission: "change_autopilot",
      command: "shadow stop"
    })
  )

export const promoteShadow = HttpApiEndpoint.post("promoteShadow", "/autopilot/shadow/promote")
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
  .pipe(
    operation({
      id: "promoteShadow",
      summary: "Promote the shadow",
      description: "Puts the draft in force for new comments, as guidance and protections, and stops the shadow.",
      permission: "change_autopilot",
      command: "shadow promote"
    })
  )

export class PolicyApi extends HttpApiGroup.make("policy")
  .add(getPolicy)
  .add(startBacktest)
  .add(getBacktest)
  .add(startUndo)
  .add(getUndo)
  .add(getShadow)
  .add(startShadow)
  .add(stopShadow)
  .add(promoteShadow)
  .middleware(Authentication)
  .annotateContext(
    OpenApi.annotations({
      title: "Policy",
      description: "Trying guidance and protections on past and new comments, and taking back what they did"
    })
  ) {}
