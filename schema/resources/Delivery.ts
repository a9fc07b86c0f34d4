import { Schema } from "effect"
import { filterTime } from "../FilterTime.ts"
import { DeliveryId, HookId } from "../Ids.ts"
import { maxPageSize, pageParameters } from "../Page.ts"
import { Timestamp } from "../Time.ts"
import { DeliveryBody, WebhookEvent } from "./Event.ts"

export const DeliveryStatus = Schema.Literal("queued", "held", "delivered", "failed", "cancelled").annotations({
  identifier: "DeliveryStatus",
  description:
    "queued: waits to be sent or tried again; held: its hook is paused; delivered: the receiver accepted it; failed: given up; cancelled: not sent any more"
})
export type DeliveryStatus = typeof DeliveryStatus.Type

export const DeliveryAttempt = Schema.Struct({
  attempt: Schema.Int.annotations({ description: "1 for the first; sending it again continues the count" }),
  at: Timestamp.annotations({ description: "When it began" }),
  status: Schema.NullOr(Schema.Int).annotations({ description: "HTTP status of the answer; null without an answer" }),
  milliseconds: Schema.Int.annotations({ description: "How long it took, in milliseconds" }),
  address: Schema.NullOr(Schema.String).annotations({ description: "Address that was connected to, where known" }),
  answer: Schema.NullOr(Schema.String).annotations({ description: "The first 1 KiB of the answer's body" }),
  error: Schema.NullOr(Schema.String).annotations({
    description: "What went wrong, in words; null when it was accepted"
  })
}).annotations({ identifier: "DeliveryAttempt", description: "One attempt at a delivery" })
export type DeliveryAttempt = typeof DeliveryAttempt.Type

/** Whoever has something sent again and again makes no answer endless. */
export const maxAttemptsShown = 100

export const Delivery = Schema.Struct({
  id: DeliveryId,
  event: WebhookEvent.annotations({ description: "What happened" }),
  sequence: Schema.NullOr(Schema.Int).annotations({
    description: "Per hook 1, 2, 3 … without gaps; null for a test, which is not counted"
  }),
  test: Schema.Boolean.annotations({ description: "Whether it was sent to try the hook" }),
  status: DeliveryStatus,
  created_at: Timestamp.annotations({ description: "When it happened" }),
  next_attempt_at: Schema.NullOr(Timestamp).annotations({
    description: "When the next attempt is due; null when there is none"
  }),
  finished_at: Schema.NullOr(Timestamp).annotations({ description: "When it was delivered, given up or cancelled" }),
  attempts: Schema.Array(DeliveryAttempt).annotations({
    description: `The latest ${maxAttemptsShown} that were made, oldest first`,
    jsonSchema: { maxItems: maxAttemptsShown }
  }),
  body: DeliveryBody.annotations({ description: "What the receiver gets" })
}).annotations({ identifier: "Delivery", description: "A delivery to a hook, and how it went" })

export type Delivery = typeof Delivery.Type

const Sequence = Schema.String.pipe(
  Schema.pattern(/^\d{1,9}$/, { message: () => "must be a whole number, 0 or more" }),
  Schema.compose(Schema.NumberFromString),
  Schema.annotations({
    description: "Only deliveries with a later `sequence`, oldest first: what a receiver has missed",
    jsonSchema: {
      type: "integer",
      format: "int32",
      minimum: 0,
      maximum: 999_999_999,
      description: "Sequence after which to begin"
    }
  })
)

const deliveryFilterParameters = {
  status: Schema.optionalWith(DeliveryStatus, { exact: true }),
  after_sequence: Schema.optionalWith(Sequence, { exact: true }),
  ...pageParameters
}
export const DeliveryFilter = Schema.Struct(deliveryFilterParameters)
export type DeliveryFilter = typeof DeliveryFilter.Type

export const DeliveryPage = Schema.Struct({
  data: Schema.Array(Delivery).annotations({
    description: "Newest first; with `after_sequence` in the order of `sequence`, oldest first",
    jsonSchema: { maxItems: maxPageSize }
  }),
  next_cursor: Schema.NullOr(Schema.String).annotations({
    description: "Pass it back as `cursor` for the next page; null on the last one"
  }),
  last_sequence: Schema.Int.annotations({
    description: "The newest `sequence` of the hook: a receiver that has all up to this one has missed nothing"
  })
}).annotations({
  identifier: "DeliveryPage",
  description: "A page of deliveries, and where the next one begins"
})

export type DeliveryPage = typeof DeliveryPage.Type

export const Redelivery = Schema.Struct({
  delivery_id: Schema.optionalWith(DeliveryId, { exact: true }),
  since: Schema.optionalWith(
    filterTime("Everything that failed or was cancelled at or after this time, with an offset"),
    { exact: true }
  )
}).annotations({
  identifier: "Redelivery",
  description: "Either one delivery, or all that did not arrive since a time"
})
export type Redelivery = typeof Redelivery.Type

export const Redelivered = Schema.Struct({
  hook_id: HookId,
  queued: Schema.Int.annotations({ description: "How many deliveries are sent again" })
}).annotations({ identifier: "Redelivered", description: "What is sent again, under the same ids" })
export type Redelivered = typeof Redelivered.Type
