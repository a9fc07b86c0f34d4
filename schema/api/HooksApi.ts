import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { Conflict, Forbidden, InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { HookId } from "../Ids.ts"
import { data } from "../Page.ts"
import {
  Hook,
  HookCreated,
  HookDeleted,
  HookRotated,
  HookRotation,
  HookSend,
  HookSent,
  HookSubscription,
  HookTest,
  maxHooksPerWorkspace
} from "../resources/Hook.ts"
import { TestSent } from "../resources/Webhook.ts"
import { strict } from "../Strict.ts"
import { Authentication } from "./Authentication.ts"
import { listDeliveries, listSamples, redeliver } from "./DeliveryEndpoints.ts"
import { operation } from "./Operation.ts"
import { IdempotencyHeaders } from "./RequestHeaders.ts"

const id = HttpApiSchema.param("id", HookId)

export const subscribeHook = HttpApiEndpoint.post("subscribe", "/hooks")
  .setHeaders(IdempotencyHeaders)
  .setPayload(strict(HookSubscription))
  .addSuccess(data(HookCreated, "HookCreatedAnswer", 201))
  .addSuccess(data(Hook, "HookAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(Conflict)
  .addError(Unprocessable)
  .pipe(
    operation({
      id: "subscribeHook",
      summary: "Subscribe",
      description:
        "Subscribes an address to one event. 201 with the signing secret, shown only here; 200 with the existing hook where the same address already listens to the same event.",
      permission: "moderate"
    })
  )

export const listHooks = HttpApiEndpoint.get("list", "/hooks")
  .addSuccess(
    data(
      Schema.Array(Hook).annotations({
        description: "Newest first",
        jsonSchema: { maxItems: maxHooksPerWorkspace }
      }),
      "HooksAnswer"
    )
  )
  .addError(Forbidden)
  .pipe(
    operation({
      id: "listHooks",
      summary: "List hooks",
      description: "Every hook that an integration created, newest first.",
      permission: null,
      scope: "read"
    })
  )

export const getHook = HttpApiEndpoint.get("get")`/hooks/${id}`
  .addSuccess(data(Hook, "HookAnswer"))
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "getHook",
      summary: "Get a hook",
      description: "One hook that an integration created, and how its latest delivery went.",
      permission: null,
      scope: "read"
    })
  )

export const testHook = HttpApiEndpoint.post("test")`/hooks/${id}/test`
  .setPayload(strict(HookTest))
  .addSuccess(data(TestSent, "TestSentAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Unprocessable)
  .pipe(
    operation({
      id: "testHook",
      summary: "Test a hook",
      description:
        "Sends one delivery with `test` true immediately, and tells what the receiver answered. It is tried once and is not counted; a paused hook is tried too. 403 as for unsubscribing.",
      permission: "moderate"
    })
  )

export const sendToHook = HttpApiEndpoint.post("send")`/hooks/${id}/send`
  .setHeaders(IdempotencyHeaders)
  .setPayload(strict(HookSend))
  .addSuccess(data(HookSent, "HookSentAnswer", 202))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .pipe(
    operation({
      id: "sendToHook",
      summary: "Send to a hook",
      description:
        "Sends a comment or a person, as they are now, to one hook or webhook of Settings, under an event that it listens to and that is true of them: a step of a campaign. A person whose address or number is known is sent as `lead.captured` of the source `campaign` where the hook listens to it. 403 as for unsubscribing.",
      permission: "moderate"
    })
  )

export const rotateHookSecret = HttpApiEndpoint.post("rotate")`/hooks/${id}/rotate`
  .setHeaders(IdempotencyHeaders)
  .setPayload(strict(HookRotation))
  .addSuccess(data(HookRotated, "HookRotatedAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .pipe(
    operation({
      id: "rotateHookSecret",
      summary: "Rotate the secret of a hook",
      description:
        "A new signing secret, shown only here. The earlier one signs beside it for 24 hours, or stops immediately with `is_known`. The deprecated `x-service-signature` has room for one signature, and is made with the new secret from now on. 409 while an earlier rotation is not over. 403 for a hook that another key subscribed, but for a key of an owner or admin: who has the secret can sign as Steward does.",
      permission: "moderate"
    })
  )

export const unsubscribeHook = HttpApiEndpoint.del("unsubscribe")`/hooks/${id}`
  .addSuccess(data(HookDeleted, "HookDeletedAnswer"))
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "unsubscribeHook",
      summary: "Unsubscribe",
      description:
        "Stops deliveries immediately. 403 for a hook that another key subscribed, where the key's person is limited to some accounts.",
      permission: null,
      scope: "moderate"
    })
  )

export class HooksApi extends HttpApiGroup.make("hooks")
  .add(subscribeHook)
  .add(listHooks)
  .add(getHook)
  .add(unsubscribeHook)
  .add(testHook)
  .add(sendToHook)
  .add(rotateHookSecret)
  .add(listSamples)
  .add(listDeliveries)
  .add(redeliver)
  .middleware(Authentication)
  .annotateContext(OpenApi.annotations({ title: "Hooks", description: "REST hook subscriptions" })) {}
