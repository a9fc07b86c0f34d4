import { HttpApiEndpoint, HttpApiSchema } from "@effect/platform"
import { Schema } from "effect"
import { Conflict, Forbidden, InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { HookId } from "../Ids.ts"
import { data } from "../Page.ts"
import { DeliveryFilter, DeliveryPage, Redelivered, Redelivery } from "../resources/Delivery.ts"
import { HookDeliveryBody, hookEvents } from "../resources/Event.ts"
import { strict } from "../Strict.ts"
import { operation } from "./Operation.ts"
import { IdempotencyHeaders } from "./RequestHeaders.ts"

const id = HttpApiSchema.param("id", HookId)

const event = HttpApiSchema.param(
  "event",
  Schema.String.annotations({ description: "A hook event", jsonSchema: { enum: hookEvents } })
)

export const listSamples = HttpApiEndpoint.get("samples")`/hooks/samples/${event}`
  .addSuccess(
    data(
      Schema.Array(HookDeliveryBody).annotations({
        description: "In the form of the deliveries' bodies, newest first",
        jsonSchema: { maxItems: 3 }
      }),
      "SamplesAnswer"
    )
  )
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "listSamples",
      summary: "Sample deliveries",
      description:
        "Up to three recent deliveries of an event, made of the workspace's own comments and messages; one made-up example where there are none yet.",
      permission: null,
      scope: "read"
    })
  )

export const listDeliveries = HttpApiEndpoint.get("deliveries")`/hooks/${id}/deliveries`
  .setUrlParams(strict(DeliveryFilter))
  .addSuccess(DeliveryPage)
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .pipe(
    operation({
      id: "listDeliveries",
      summary: "List deliveries",
      description:
        "The deliveries of a hook, newest first, each with its attempts and what the receiver answered. With `after_sequence`: all later ones in the order of `sequence`, so that a receiver can fetch what it missed; it has everything once it has `last_sequence`. Kept for 30 days. 403 for a hook that another key subscribed, where the key's person is limited to some accounts.",
      permission: null,
      scope: "read"
    })
  )

export const redeliver = HttpApiEndpoint.post("redeliver")`/hooks/${id}/redeliver`
  .setHeaders(IdempotencyHeaders)
  .setPayload(strict(Redelivery))
  .addSuccess(data(Redelivered, "RedeliveredAnswer", 202))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .pipe(
    operation({
      id: "redeliver",
      summary: "Send again",
      description:
        "Sends one delivery again by `delivery_id`, or all that failed or were cancelled `since` a time: the same ids and bodies, signed anew, with all attempts before them. 422 while the hook is paused or disabled. 403 as for its deliveries.",
      permission: "moderate"
    })
  )
