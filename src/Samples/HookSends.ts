import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import { type NotFound, Unprocessable } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import type { HookSend, HookSent } from "#schema/resources/Hook.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { commentOccurrence } from "#src/Comments/Occurrences.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { occurrenceOf } from "#src/Contacts/Occurrences.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import type { Occurrence } from "#src/Webhooks/Queue/Matching.ts"
import { Outbox } from "#src/Webhooks/Queue/Outbox.ts"
import { changedFields } from "./ContactSamples.ts"

/** What is true of a comment now. */
const eventsOf = ({ draft_reply, status }: StoredComment): ReadonlyArray<WebhookEvent> => [
  ...(status === "hidden" ? (["comment.hidden"] as const) : []),
  ...(status === "review" ? (["comment.review"] as const) : []),
  ...(draft_reply === null ? [] : (["comment.needs_reply"] as const)),
  "comment.received"
]

/** The step of a campaign that sends a comment or a contact to a hook or a webhook of Settings. */
export class HookSends extends Context.Tag("steward/HookSends")<
  HookSends,
  {
    /**
     * One delivery to this hook alone, as it is now, under the event that it listens to. Unprocessable where it listens to
     * nothing that is true of it, or is disabled.
     */
    readonly send: (
      workspaceId: WorkspaceId,
      hookId: string,
      what: HookSend
    ) => Effect.Effect<HookSent, NotFound | Unprocessable>
  }
>() {
  static readonly layer = Layer.effect(
    HookSends,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const webhooks = yield* SettingsWebhooks
      const comments = yield* Comments
      const contacts = yield* Contacts
      const messages = yield* Messages
      const outbox = yield* Outbox
      const clock = yield* WorkspaceClock
      const links = yield* AppLinks

      const ofContact = Effect.fnUntraced(function* (workspaceId: WorkspaceId, id: string, at: Date) {
        const contact = yield* contacts.get(workspaceId, id)
        const { email, phone } = contact
        const [message] = yield* messages.of(workspaceId, contact.id, 1)
        const changed = changedFields(contact)
        const occurred = (event: WebhookEvent, fields: Record<string, unknown>) =>
          occurrenceOf(workspaceId, contact, event, fields, at, links).events
        const occurrence: Occurrence = {
          workspaceId,
          at,
          url: links.contact(contact.id),
          events: [
            ...(email === null && phone === null
              ? []
              : occurred("lead.captured", { lead: { email, phone, source: "campaign" } })),
            ...(changed.length === 0 ? [] : occurred("contact.updated", { changed })),
            ...(message === undefined
              ? []
              : occurred("message.received", {
                  message: { id: message.id, text: message.text, received_at: shown(message.received_at) }
                }))
          ]
        }
        return occurrence
      })

      return HookSends.of({
        send: tracedFn("HookSends.send")(function* (workspaceId, hookId, { comment_id, contact_id = "" }) {
          const { events, id, state } = yield* webhooks.get(workspaceId, hookId)
          if (state === "disabled") return yield* refused("The hook is disabled: resume it in Settings first")
          // whoever is deleted meanwhile waits for this, or is not found
          const at = yield* clock.next(workspaceId)
          const occurrence =
            comment_id === undefined
              ? yield* ofContact(workspaceId, contact_id, at)
              : yield* Effect.map(comments.find(workspaceId, comment_id), (row) =>
                  commentOccurrence(row, eventsOf(row), at, links)
                )
          const sent = yield* outbox.appendTo(id, occurrence)
          if (sent === null) {
            const listens = events === "all" ? "every event" : events.join(", ")
            const now = occurrence.events.map(({ event }) => event).join(", ")
            return yield* refused(
              now === ""
                ? "Nothing is known of the contact that an event would tell"
                : `The hook listens to ${listens}, and this is ${now} now`
            )
          }
          return { hook_id: id, delivery_id: sent.id, event: sent.event }
        }, transaction(sql))
      })
    })
  )
}

const refused = (message: string) => Effect.fail(new Unprocessable({ message }))
