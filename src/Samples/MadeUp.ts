import { AccountId, CommentId, ContactId, HookId, MessageId } from "#schema/Ids.ts"
import type { Comment } from "#schema/resources/Comment.ts"
import type { Contact } from "#schema/resources/Contact.ts"
import type { Lead, Message, WebhookEvent } from "#schema/resources/Event.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { shown, shownInSeconds } from "#src/Ground/Time.ts"

const accountId = AccountId.make("acc_0199a1b2c3d47000800000000000000a")
const commentId = CommentId.make("com_0199a1b2c3d47000800000000000000b")
const contactId = ContactId.make("con_0199a1b2c3d47000800000000000000c")
const hookId = HookId.make("hook_0199a1b2c3d47000800000000000000e")
const messageId = MessageId.make("msg_0199a1b2c3d47000800000000000000d")

/** Whether an id is of nobody and nothing that there is. */
export const isMadeUp = (id: string): boolean => id === commentId || id === contactId

const text: Readonly<Record<"comment.hidden" | "comment.review" | "other", string>> = {
  "comment.hidden": "You won a prize! Claim it at https://prize.example",
  "comment.review": "I still wait for my refund. When will it come?",
  other: "Do you ship to Norway?"
}

const reason = {
  "comment.hidden": "It looks like a scam: “You won a prize! Claim”, and your settings hide scams.",
  "comment.review": "Your guidance says: “Ask me about refunds”.",
  other: "I found nothing in it to hide."
}

type Addresses = Readonly<Record<"comment", (id: CommentId) => string>>

const comment = (event: WebhookEvent, at: Date, links: Addresses): Comment => {
  const kind = event === "comment.hidden" || event === "comment.review" ? event : "other"
  const isHidden = kind === "comment.hidden"
  const time = shown(at)
  const quiet = { spam: 0, hate: 0, competitors: 0, profanity: 0, contact: 0, media: 0, negative: 0 }
  return {
    id: commentId,
    external_id: "1234567890_9876543210",
    platform: "facebook",
    surface: "organic",
    account: { id: accountId, name: "Example Brand" },
    post: { external_id: "1234567890", caption: "Our autumn offer", url: "https://facebook.example/1234567890" },
    ad: null,
    parent_external_id: null,
    text: text[kind],
    has_media: false,
    language: "en",
    author: { name: "Kari Nordmann", handle: "kari" },
    status: isHidden ? "hidden" : kind === "comment.review" ? "review" : "visible",
    archived: false,
    decision: {
      outcome: isHidden ? "hide" : kind === "comment.review" ? "ask" : "keep",
      by: "autopilot",
      name: null,
      reason: reason[kind],
      category: isHidden ? "scams" : null,
      score: isHidden ? 0.906 : null,
      policy_version: 1,
      at: time
    },
    scores: { ...quiet, scams: isHidden ? 0.906 : 0, links: isHidden ? 0.9 : 0 },
    draft_reply: event === "comment.needs_reply" ? "We do, within a week." : null,
    pending_action: null,
    action_error: null,
    replies: [],
    url: links.comment(commentId),
    platform_url: "https://facebook.example/1234567890?comment_id=9876543210",
    created_at: time,
    received_at: time,
    decided_at: time,
    hidden_at: isHidden ? time : null,
    updated_at: time
  }
}

const needsYou = (at: Date, links: Addresses): NeedsYouItem => ({
  id: commentId,
  text: text["comment.review"],
  has_media: false,
  author: { name: "Kari Nordmann", handle: "kari" },
  platform: "facebook",
  surface: "organic",
  post_caption: "Our autumn offer",
  created_at: shownInSeconds(at),
  reason: reason["comment.review"],
  reason_score: null,
  leaning: null,
  leaning_why: "",
  url: links.comment(commentId)
})

/** Somebody who does not exist, with an address and a number that nobody has. */
export const madeUpContact = (at: Date): Contact => ({
  id: contactId,
  platform: "facebook",
  account_id: accountId,
  account_name: "Example Brand",
  name: "Kari Nordmann",
  handle: "kari",
  email: "kari@example.com",
  phone: "+12025550143",
  tags: ["vip"],
  fields: { size: "L" },
  follows_you: null,
  last_message_at: shown(at),
  created_at: shown(at),
  updated_at: shown(at)
})

/** The comment of an event of comments, with the item of Needs you where it has one. */
export const madeUpComment = (event: WebhookEvent, at: Date, links: Addresses) => ({
  comment: comment(event, at, links),
  ...(event === "comment.review" ? { needs_you: needsYou(at, links) } : {})
})

export const madeUpMessage = (at: Date): Message => ({
  id: messageId,
  text: "Hi! You can reach me at kari@example.com",
  received_at: shown(at)
})

export const madeUpLead: Lead = { email: "kari@example.com", phone: null, source: "message" }

export const madeUpDisconnection = {
  account: { id: accountId, name: "Example Brand" },
  reason: "The platform no longer takes the token: its owner has changed the password."
}

export const madeUpDisabledHook = {
  id: hookId,
  target_url: "https://hooks.example.com/steward",
  last_error: "answered 410 Gone: the receiver wants no more deliveries, so the hook is disabled"
}
