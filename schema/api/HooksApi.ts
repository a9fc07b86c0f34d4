import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { DeliveryFilter, DeliveryPage, Redelivered, Redelivery } from "../Delivery.ts"
import { Conflict, Forbidden, InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { HookDeliveryBody, hookEvents } from "../Event.ts"
import {
  Hook,
  HookCreated,
  HookDeleted,
  HookRotated,
  HookRotation,
  HookSubscription,
  HookTest,
  maxHooksPerWorkspace
} from "../Hook.ts"
import { HookId } from "../Ids.ts"
import { data } from "../Page.ts"
import { strict } from "../Strict.ts"
import { TestSent } from "../Webhook.ts"
import { Authentication, RequiredPermission } from "./Authentication.ts"
import { describe } from "./describe.ts"

const id = HttpApiSchema.param("id", HookId)

const subscribe = HttpApiEndpoint.post("subscribe", "/hooks")
  .setPayload(strict(HookSubscription))
  .addSuccess(data(HookCreated, "HookCreatedAnswer", 201))
  .addSuccess(data(Hook, "HookAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(Conflict)
  .addError(Unprocessable)
  .annotate(RequiredPermission, "moderate")
  .annotateContext(
    describe(
      "subscribeHook",
      "Subscribe",
      "Subscribes an address to one event. 201 with the signing secret, shown only here; 200 with the existing hook where the same address already listens to the same event."
    )
  )

const list = HttpApiEndpoint.get("list", "/hooks")
  .addSuccess(
    data(
      Schema.Array(Hook).annotations({
        description: "Newest first",
        jsonSchema: { maxItems: maxHooksPerWorkspace }
      }),
      "HooksAnswer"
    )
  )
  .annotateContext(describe("listHooks", "List hooks", "Every hook that an integration created, newest first."))

const get = HttpApiEndpoint.get("get")`/hooks/${id}`
  .addSuccess(data(Hook, "HookAnswer"))
  .addError(NotFound)
  .annotateContext(
    describe("getHook", "Get a hook", "One hook that an integration created, and how its latest delivery went.")
  )

const test = HttpApiEndpoint.post("test")`/hooks/${id}/test`
  .setPayload(strict(HookTest))
  .addSuccess(data(TestSent, "TestSentAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Unprocessable)
  .annotate(RequiredPermission, "moderate")
  .annotateContext(
    describe(
      "testHook",
      "Test a hook",
      "Sends one delivery with `test` true immediately, and tells what the receiver answered. It is tried once and is not counted; a paused hook is tried too."
    )
  )

const rotate = HttpApiEndpoint.post("rotate")`/hooks/${id}/rotate`
  .setPayload(strict(HookRotation))
  .addSuccess(data(HookRotated, "HookRotatedAnswer"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .annotate(RequiredPermission, "moderate")
  .annotateContext(
    describe(
      "rotateHookSecret",
      "Rotate the secret of a hook",
      "A new signing secret, shown only here. The earlier one signs beside it for 24 hours, or stops immediately with `is_known`. 409 while an earlier rotation is not over."
    )
  )

const unsubscribe = HttpApiEndpoint.del("unsubscribe")`/hooks/${id}`
  .addSuccess(data(HookDeleted, "HookDeletedAnswer"))
  .addError(NotFound)
  .annotateContext(describe("unsubscribeHook", "Unsubscribe", "Stops deliveries immediately."))

const event = HttpApiSchema.param(
  "event",
  Schema.String.annotations({ description: "A hook event", jsonSchema: { enum: hookEvents } })
)

const samples = HttpApiEndpoint.get("samples")`/hooks/samples/${event}`
  .addSuccess(
    data(
      Schema.Array(HookDeliveryBody).annotations({
        description: "In the form of the deliveries' bodies, newest first",
        jsonSchema: { maxItems: 3 }
      }),
      "SamplesAnswer"
    )
  )
  .addError(NotFound)
  .annotateContext(
    describe(
      "listSamples",
      "Sample deliveries",
      "Up to three recent deliveries of an event, made of the workspace's own comments and messages; one made-up example where there are none yet."
    )
  )

const deliveries = HttpApiEndpoint.get("deliveries")`/hooks/${id}/deliveries`
  .setUrlParams(strict(DeliveryFilter))
  .addSuccess(DeliveryPage)
  .addError(InvalidRequest)
  .addError(NotFound)
  .annotateContext(
    describe(
      "listDeliveries",
      "List deliveries",
      "What a hook was told and how that went, newest first: every attempt with its answer. With `after_sequence` all after that one in the order of `sequence`, so that a receiver fetches what it has missed; `last_sequence` says when it has everything. Kept for 30 days."
    )
  )

const redeliver = HttpApiEndpoint.post("redeliver")`/hooks/${id}/redeliver`
  .setPayload(strict(Redelivery))
  .addSuccess(data(Redelivered, "RedeliveredAnswer", 202))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .annotate(RequiredPermission, "moderate")
  .annotateContext(
    describe(
      "redeliver",
      "Send again",
      "Sends one delivery again by `delivery_id`, or all that failed or were cancelled `since` a time: the same ids and bodies, signed anew, with all attempts before them. 422 while the hook is paused or disabled."
    )
  )

export class HooksApi extends HttpApiGroup.make("hooks")
  .add(subscribe)
  .add(list)
  .add(get)
  .add(unsubscribe)
  .add(test)
  .add(rotate)
  .add(samples)
  .add(deliveries)
  .add(redeliver)
  .middleware(Authentication)
  .annotateContext(OpenApi.annotations({ title: "Hooks", description: "REST hook subscriptions" })) {}
