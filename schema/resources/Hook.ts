import { Schema } from "effect"
import { DeliveryId, HookId } from "../Ids.ts"
import { text } from "../Text.ts"
import { Timestamp } from "../Time.ts"
import { HookEvent, WebhookEvent } from "./Event.ts"

export const maxTargetUrlLength = 2000
export const maxHooksPerWorkspace = 100

export const Integration = Schema.Literal("zapier", "make", "api").annotations({
  identifier: "Integration",
  description: "Who subscribed; names the hook in Settings"
})
export type Integration = typeof Integration.Type

const hookFields = {
  id: HookId,
  event: HookEvent,
  target_url: Schema.String.annotations({ description: "Where deliveries go" }),
  integration: Integration,
  enabled: Schema.Boolean.annotations({ description: "Whether deliveries are sent" }),
  created_at: Timestamp.annotations({ description: "When it was subscribed" }),
  last_delivered_at: Schema.NullOr(Timestamp).annotations({
    description: "When the receiver last accepted a delivery"
  }),
  last_error: Schema.NullOr(Schema.String).annotations({ description: "Latest delivery error, in words" })
}

export const Hook = Schema.Struct(hookFields).annotations({
  identifier: "Hook",
  description: "A subscription of an address to an event"
})
export type Hook = typeof Hook.Type

export const HookCreated = Schema.Struct({
  ...hookFields,
  signing_secret: Schema.String.annotations({ description: "Signs every delivery; shown only here" })
}).annotations({ identifier: "HookCreated", description: "A new subscription, with its signing secret" })
export type HookCreated = typeof HookCreated.Type

export const HookSubscription = Schema.Struct({
  target_url: text({
    min: 1,
    max: maxTargetUrlLength,
    description: "Public https address without user name or password"
  }),
  event: HookEvent,
  integration: Schema.optionalWith(Integration, { exact: true })
}).annotations({ identifier: "HookSubscription", description: "An address, and the event it is told of" })
export type HookSubscription = typeof HookSubscription.Type

export const HookTest = Schema.Struct({
  event: Schema.optionalWith(HookEvent.annotations({ description: "Event to send; default the hook's own" }), {
    exact: true
  })
}).annotations({ identifier: "HookTest", description: "What to try a hook with" })
export type HookTest = typeof HookTest.Type

/** Exactly one of both. */
export const HookSend = Schema.Struct({
  comment_id: Schema.optionalWith(text({ min: 1, max: 64, description: "The comment that is sent" }), { exact: true }),
  contact_id: Schema.optionalWith(text({ min: 1, max: 64, description: "The person who is sent" }), { exact: true })
})
  .pipe(
    Schema.filter(
      ({ comment_id, contact_id }) =>
        (comment_id === undefined) !== (contact_id === undefined) ||
        "must name a comment_id or a contact_id, and not both"
    )
  )
  .annotations({
    identifier: "HookSend",
    description: "A comment or a person to send",
    jsonSchema: { minProperties: 1, maxProperties: 1 }
  })
export type HookSend = typeof HookSend.Type

export const HookSent = Schema.Struct({
  hook_id: HookId,
  delivery_id: DeliveryId,
  event: WebhookEvent.annotations({ description: "The event that it is delivered as" })
}).annotations({ identifier: "HookSent", description: "A delivery that was queued for one hook" })
export type HookSent = typeof HookSent.Type

export const HookRotation = Schema.Struct({
  is_known: Schema.optionalWith(
    Schema.Boolean.annotations({
      description: "Whether the secret has leaked: the earlier one then stops working immediately; default false"
    }),
    { exact: true }
  )
}).annotations({ identifier: "HookRotation", description: "How to give a hook a new secret" })
export type HookRotation = typeof HookRotation.Type

export const HookRotated = Schema.Struct({
  id: HookId,
  signing_secret: Schema.String.annotations({ description: "Signs every delivery from now on; shown only here" }),
  previous_secret_until: Schema.NullOr(Timestamp).annotations({
    description: "Until when the earlier secret signs beside it; null where it ended at once"
  })
}).annotations({ identifier: "HookRotated", description: "The new secret of a hook" })
export type HookRotated = typeof HookRotated.Type

export const HookDeleted = Schema.Struct({
  id: HookId,
  deleted: Schema.Literal(true).annotations({ description: "Deliveries have stopped" })
}).annotations({ identifier: "HookDeleted", description: "A subscription that is gone" })
