import { Schema } from "effect"
import { DeliveryId, MessageId, WorkspaceId } from "../Ids.ts"
import { Timestamp } from "../Time.ts"
import { Comment } from "./Comment.ts"
import { Contact } from "./Contact.ts"
import { NeedsYouItem } from "./NeedsYou.ts"

export const hookEvents = [
  "comment.received",
  "comment.hidden",
  "comment.review",
  "comment.needs_reply",
  "message.received",
  "lead.captured",
  "contact.updated"
] as const

/** Events that a REST hook can subscribe to, one per hook. */
export const HookEvent = Schema.Literal(...hookEvents).annotations({
  identifier: "HookEvent",
  description: "Event that a hook can subscribe to"
})
export type HookEvent = typeof HookEvent.Type

/** Events of webhooks that a person adds in Settings: those of hooks, and three that only Settings offers. */
export const webhookEvents = [...hookEvents, "comment.rule_matched", "account.disconnected", "hook.disabled"] as const

export const WebhookEvent = Schema.Literal(...webhookEvents).annotations({
  identifier: "WebhookEvent",
  description: "Event that a webhook of Settings can listen to"
})
export type WebhookEvent = typeof WebhookEvent.Type

/** When each is sent, in words. */
export const eventWords: Readonly<Record<WebhookEvent, string>> = {
  "comment.received": "A comment settled: it is visible, waits for a person, or was hidden",
  "comment.hidden":
    "A comment was hidden, and the platform has confirmed it; its status is review where it is hidden until somebody answers",
  "comment.review": "A comment waits for a person, in Needs you",
  "comment.needs_reply":
    "A comment asks a question that the autopilot did not answer by itself; never while it is told to leave questions alone, as it is at first",
  "message.received": "A person wrote to the brand, or tapped a button",
  "lead.captured": "A person gave an e-mail address or a phone number",
  "contact.updated": "An e-mail address, a phone number, a custom field or a tag of a contact changed",
  "comment.rule_matched": "A rule of the guidance had a part in deciding a comment",
  "account.disconnected": "A platform no longer takes an account's token; a person has to connect the account again",
  "hook.disabled": "A hook or webhook gets no more deliveries, because its receiver is gone or has failed for days"
}

const named = (event: WebhookEvent, identifier: string) => ({ identifier, description: eventWords[event] })

const delivery = <const Event extends WebhookEvent>(event: Event) => ({
  id: DeliveryId,
  event: Schema.Literal(event).annotations({ description: "What happened" }),
  created_at: Timestamp.annotations({ description: "When it happened" }),
  workspace_id: WorkspaceId,
  url: Schema.String.annotations({ description: "Where to look in the app" }),
  sequence: Schema.Int.annotations({ description: "Per hook 1, 2, 3 … without gaps; 0 on a test send" }),
  test: Schema.optional(Schema.Literal(true).annotations({ description: "Present and true on a test send" }))
})

const commentEvent = <const Event extends WebhookEvent>(event: Event, identifier: string) =>
  Schema.Struct({ ...delivery(event), comment: Comment }).annotations(named(event, identifier))

export const CommentReceived = commentEvent("comment.received", "CommentReceivedEvent")
export const CommentHidden = commentEvent("comment.hidden", "CommentHiddenEvent")
export const CommentNeedsReply = commentEvent("comment.needs_reply", "CommentNeedsReplyEvent")
export const CommentRuleMatched = commentEvent("comment.rule_matched", "CommentRuleMatchedEvent")
export const CommentReview = Schema.Struct({
  ...delivery("comment.review"),
  comment: Comment,
  needs_you: NeedsYouItem
}).annotations(named("comment.review", "CommentReviewEvent"))

/** What a person wrote to the brand, or the title of the button they tapped. */
export const Message = Schema.Struct({
  id: MessageId,
  text: Schema.String.annotations({ description: "What they wrote; empty where there was only a picture or the like" }),
  received_at: Timestamp.annotations({ description: "When the service received it" })
}).annotations({ identifier: "Message", description: "What a person wrote to the brand, or tapped" })
export type Message = typeof Message.Type

/** Contact data that a person gave. */
export const Lead = Schema.Struct({
  email: Schema.NullOr(Schema.String).annotations({ description: "E-mail address they gave this time, if any" }),
  phone: Schema.NullOr(Schema.String).annotations({
    description: "Phone number they gave this time, if any, in E.164"
  }),
  source: Schema.Literal("message", "form", "campaign").annotations({ description: "Where they gave it" })
}).annotations({ identifier: "Lead", description: "Contact data that a person gave" })
export type Lead = typeof Lead.Type

export const MessageReceived = Schema.Struct({
  ...delivery("message.received"),
  message: Message,
  contact: Contact
}).annotations(named("message.received", "MessageReceivedEvent"))

export const LeadCaptured = Schema.Struct({
  ...delivery("lead.captured"),
  lead: Lead,
  contact: Contact
}).annotations(named("lead.captured", "LeadCapturedEvent"))

export const ContactUpdated = Schema.Struct({
  ...delivery("contact.updated"),
  contact: Contact,
  changed: Schema.Array(Schema.Literal("email", "phone", "fields", "tags")).annotations({
    description: "Names of the fields that changed",
    jsonSchema: { maxItems: 4 }
  })
}).annotations(named("contact.updated", "ContactUpdatedEvent"))

export const AccountDisconnected = Schema.Struct({
  ...delivery("account.disconnected"),
  account: Schema.Struct({
    id: Schema.String.annotations({ description: "Connected account id" }),
    name: Schema.String.annotations({ description: "Connected account name" })
  }).annotations({ description: "The account that has to be connected again" }),
  reason: Schema.String.annotations({ description: "What the platform said" })
}).annotations(named("account.disconnected", "AccountDisconnectedEvent"))

export const HookDisabled = Schema.Struct({
  ...delivery("hook.disabled"),
  hook: Schema.Struct({
    id: Schema.String.annotations({ description: "Hook id" }),
    target_url: Schema.String.annotations({ description: "Where its deliveries went" }),
    last_error: Schema.String.annotations({ description: "Why it was disabled, in words" })
  }).annotations({ description: "The hook that gets no more deliveries" })
}).annotations(named("hook.disabled", "HookDisabledEvent"))

/** The body of a delivery of an event that a hook can subscribe to. */
export const HookDeliveryBody = Schema.Union(
  CommentReceived,
  CommentHidden,
  CommentReview,
  CommentNeedsReply,
  MessageReceived,
  LeadCaptured,
  ContactUpdated
)
export type HookDeliveryBody = typeof HookDeliveryBody.Type

/** The body of a delivery. */
export const DeliveryBody = Schema.Union(
  ...HookDeliveryBody.members,
  CommentRuleMatched,
  AccountDisconnected,
  HookDisabled
)
export type DeliveryBody = typeof DeliveryBody.Type
