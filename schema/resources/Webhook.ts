import { Schema } from "effect"
import { DeliveryId, HookId } from "../Ids.ts"
import { text } from "../Text.ts"
import { Timestamp } from "../Time.ts"
import { WebhookEvent, webhookEvents } from "./Event.ts"
import { Integration, maxTargetUrlLength } from "./Hook.ts"

const Some = Schema.Array(WebhookEvent).pipe(
  Schema.filter((events) =>
    events.length === 0
      ? `must name at least one event, or be "all"; the events are ${webhookEvents.join(", ")}`
      : new Set(events).size === events.length || "must name each event once"
  )
)

/** What a webhook is told of: every event there is and will be, or some. */
export const WebhookEvents = Schema.Union(Schema.Literal("all"), Some).annotations({
  identifier: "WebhookEvents",
  description: '"all", or the names of some events'
})
export type WebhookEvents = typeof WebhookEvents.Type

/** A webhook or REST hook as Settings shows it. */
export const Webhook = Schema.Struct({
  id: HookId,
  kind: Schema.Literal("settings", "rest").annotations({ description: "Added by a person in Settings, or by code" }),
  integration: Schema.NullOr(Integration).annotations({ description: "Who subscribed a REST hook" }),
  events: WebhookEvents,
  target_url: Schema.String.annotations({ description: "Where deliveries go" }),
  state: Schema.Literal("on", "paused", "disabled").annotations({
    description: "Paused by a person; disabled by the service, since its receiver is gone or has failed for days"
  }),
  retry_hours: Schema.NullOr(Schema.Int).annotations({
    description: "For how many hours deliveries are retried after the first four attempts; null for not at all"
  }),
  created_at: Timestamp.annotations({ description: "When it was added" }),
  last_delivered_at: Schema.NullOr(Timestamp).annotations({
    description: "When the receiver last accepted a delivery"
  }),
  last_error: Schema.NullOr(Schema.String).annotations({ description: "Latest delivery error, in words" }),
  failing_since: Schema.NullOr(Timestamp).annotations({ description: "Since when every delivery has failed" }),
  last_sequence: Schema.Int.annotations({ description: "`sequence` of its newest delivery; 0 before the first" }),
  held: Schema.Int.annotations({ description: "Deliveries that are held until it is resumed" }),
  waiting: Schema.Int.annotations({ description: "Deliveries that wait to be sent, or to be sent again" }),
  expired: Schema.Int.annotations({
    description: "Deliveries given up after waiting for 72 hours, since one last arrived"
  })
}).annotations({ identifier: "Webhook" })
export type Webhook = typeof Webhook.Type

const target_url = text({
  min: 1,
  max: maxTargetUrlLength,
  description: "Public https address without user name or password"
})

/** As long as a delivery may wait for a dead receiver. */
export const mostRetryHours = 72

/** Null, and nothing where there was nothing before: the specified four attempts alone. */
export const RetryHours = Schema.NullOr(
  Schema.Int.pipe(
    Schema.between(1, mostRetryHours, {
      message: () => `must be a whole number of hours from 1 to ${mostRetryHours}, or null for four attempts only`
    })
  )
).annotations({
  description:
    "For how many hours a delivery is retried after the first four attempts, at most an hour apart; null for not at all"
})

export const NewWebhook = Schema.Struct({
  target_url,
  events: WebhookEvents,
  retry_hours: Schema.optionalWith(RetryHours, { exact: true })
})
export type NewWebhook = typeof NewWebhook.Type

export const WebhookChange = Schema.partialWith(NewWebhook, { exact: true })
export type WebhookChange = typeof WebhookChange.Type

export const WebhookSecret = Schema.Struct({
  id: HookId,
  signing_secret: Schema.String.annotations({ description: "Signs every delivery" }),
  previous_secret: Schema.NullOr(Schema.String).annotations({ description: "Signs as well, for a day after rotation" }),
  previous_secret_until: Schema.NullOr(Timestamp).annotations({ description: "Until when" })
}).annotations({ identifier: "WebhookSecret" })
export type WebhookSecret = typeof WebhookSecret.Type

/** How a test send went. */
export const TestSent = Schema.Struct({
  id: HookId,
  delivery_id: DeliveryId,
  event: WebhookEvent,
  delivered: Schema.Boolean.annotations({ description: "Whether the receiver accepted it" }),
  status: Schema.NullOr(Schema.Int).annotations({ description: "HTTP status of the answer; null without an answer" }),
  milliseconds: Schema.Int.annotations({ description: "How long it took, in milliseconds" }),
  address: Schema.NullOr(Schema.String).annotations({ description: "Address that was connected to, where known" }),
  answer: Schema.NullOr(Schema.String).annotations({ description: "The first 1 KiB of the answer's body" }),
  error: Schema.NullOr(Schema.String).annotations({ description: "What went wrong, in words" })
}).annotations({ identifier: "TestSent", description: "How a test send went" })
export type TestSent = typeof TestSent.Type
