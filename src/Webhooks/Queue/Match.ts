import { Schema } from "effect"
import { WebhookEvent } from "#schema/resources/Event.ts"

/** Stands for every event there is and will be, in what a webhook listens to. */
export const everything = "*"

/** An event, or all of them. */
export const ListenedTo = Schema.Union(WebhookEvent, Schema.Literal(everything))
export type ListenedTo = typeof ListenedTo.Type

/** Most specific first: one occurrence that matches several events makes one delivery, with the first of these. */
const precedence: ReadonlyArray<WebhookEvent> = [
  "comment.hidden",
  "comment.review",
  "comment.needs_reply",
  "comment.rule_matched",
  "comment.received"
]

/** The event under which a subscriber hears of an occurrence, or null when it listens to none of its events. */
export const eventFor = (
  subscribed: ReadonlyArray<ListenedTo>,
  occurred: ReadonlyArray<WebhookEvent>
): WebhookEvent | null => {
  const matching = subscribed.includes(everything) ? occurred : occurred.filter((event) => subscribed.includes(event))
  return precedence.find((event) => matching.includes(event)) ?? matching[0] ?? null
}
