import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "@effect/platform"
import { Schema } from "effect"
import { Conflict, InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { WorkspaceId } from "../Ids.ts"
import { data } from "../Page.ts"
import { DeliveryFilter, DeliveryPage, Redelivered, Redelivery } from "../resources/Delivery.ts"
import { WebhookEvent } from "../resources/Event.ts"
import { NewWebhook, TestSent, Webhook, WebhookChange, WebhookSecret } from "../resources/Webhook.ts"
import { strict } from "../Strict.ts"
import { Permitted } from "./Permitted.ts"

const workspace = HttpApiSchema.param("workspace", WorkspaceId)
const id = HttpApiSchema.param("id", Schema.String)

const choice = Schema.optionalWith(Schema.Boolean, { default: () => false })
const Resuming = Schema.Struct({ discard: choice })
const Rotation = Schema.Struct({ is_known: choice })
const TestSend = Schema.Struct({ event: Schema.optionalWith(Schema.NullOr(WebhookEvent), { default: () => null }) })
const Removed = Schema.Struct({ id: Schema.String, deleted: Schema.Literal(true) })

const answer = data(Webhook, "WebhookAnswer")

/** What the app's Settings do with webhooks, for people who are signed in and may manage them. */
export class WebhooksApi extends HttpApiGroup.make("webhooks")
  .add(HttpApiEndpoint.get("list")`/${workspace}/webhooks`.addSuccess(data(Schema.Array(Webhook), "WebhooksAnswer")))
  .add(
    HttpApiEndpoint.post("create")`/${workspace}/webhooks`
      .setPayload(strict(NewWebhook))
      .addSuccess(data(Webhook, "WebhookAnswer", 201))
      .addError(Unprocessable)
  )
  .add(HttpApiEndpoint.get("get")`/${workspace}/webhooks/${id}`.addSuccess(answer))
  .add(
    HttpApiEndpoint.patch("update")`/${workspace}/webhooks/${id}`
      .setPayload(strict(WebhookChange))
      .addSuccess(answer)
      .addError(Unprocessable)
  )
  .add(HttpApiEndpoint.del("remove")`/${workspace}/webhooks/${id}`.addSuccess(data(Removed, "WebhookRemoved")))
  .add(HttpApiEndpoint.post("pause")`/${workspace}/webhooks/${id}/pause`.addSuccess(answer))
  .add(
    HttpApiEndpoint.post("resume")`/${workspace}/webhooks/${id}/resume`.setPayload(strict(Resuming)).addSuccess(answer)
  )
  .add(
    HttpApiEndpoint.get("secret")`/${workspace}/webhooks/${id}/secret`
      .addSuccess(data(WebhookSecret, "WebhookSecretAnswer"))
      .addError(Unprocessable)
  )
  .add(
    HttpApiEndpoint.post("rotate")`/${workspace}/webhooks/${id}/rotate`
      .setPayload(strict(Rotation))
      .addSuccess(data(WebhookSecret, "WebhookSecretAnswer"))
      .addError(Conflict)
  )
  .add(
    HttpApiEndpoint.post("test")`/${workspace}/webhooks/${id}/test`
      .setPayload(strict(TestSend))
      .addSuccess(data(TestSent, "TestSentAnswer"))
      .addError(Unprocessable)
  )
  .add(
    HttpApiEndpoint.get("deliveries")`/${workspace}/webhooks/${id}/deliveries`
      .setUrlParams(strict(DeliveryFilter))
      .addSuccess(DeliveryPage)
  )
  .add(
    HttpApiEndpoint.post("redeliver")`/${workspace}/webhooks/${id}/redeliver`
      .setPayload(strict(Redelivery))
      .addSuccess(data(Redelivered, "RedeliveredAnswer", 202))
      .addError(Conflict)
      .addError(Unprocessable)
  )
  .addError(InvalidRequest)
  .addError(NotFound)
  .annotateEndpoints(Permitted, "manage_webhooks")
  .prefix("/app/v1") {}
