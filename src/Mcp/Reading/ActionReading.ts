import type { ActionLocal, ActionQueued, PrivateReplyQueued } from "#schema/resources/Action.ts"
import { lengths, quote } from "./Quote.ts"
import type { Reading } from "./Reading.ts"

/** What became of an action. */
export const acted = ({ data }: { readonly data: typeof ActionQueued.Type | typeof ActionLocal.Type }): Reading => ({
  heading: `The action ${data.action} on ${data.comment_id} was taken.`,
  lines: data.queued && data.note !== undefined ? [`  ${quote(data.note, lengths.whole)}`] : [],
  next: [
    data.queued
      ? "The work is queued: the platform confirms within seconds, and get_comment shows it. Do not send it again."
      : "It is done: nothing needed the platform."
  ]
})

/** What became of a private reply. */
export const wroteTo = ({ data }: { readonly data: PrivateReplyQueued }): Reading => ({
  heading: `The private reply to ${data.comment_id} was taken.`,
  lines: [],
  next: ["It is queued: the platform confirms within seconds, and get_comment shows it. Do not send it again."]
})
