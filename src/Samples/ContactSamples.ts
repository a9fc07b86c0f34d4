import { type Context, Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Contact } from "#schema/resources/Contact.ts"
import type { HookEvent } from "#schema/resources/Event.ts"
import type { Contacts } from "#src/Contacts/Contacts.ts"
import { leadInText } from "#src/Contacts/InText/LeadInText.ts"
import type { Messages } from "#src/Contacts/Messages/Messages.ts"
import type { RecentMessage } from "#src/Contacts/Messages/RecentMessage.ts"
import { occurrenceOf } from "#src/Contacts/Occurrences.ts"
import { reportedFields } from "#src/Contacts/StoredContact.ts"
import type { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"

export type ContactEvent = Exclude<HookEvent, `comment.${string}`>

/** Messages that are looked through for leads. */
const lookedThrough = 100

/** What of a contact is filled in, and so was changed at some time. */
export const changedFields = (contact: Contact) =>
  reportedFields.filter((name) => {
    const value = contact[name]
    return value !== null && (typeof value === "string" || Object.keys(value).length > 0)
  })

const leadOf = ({ kind, text }: RecentMessage) => {
  const lead = kind === "text" ? leadInText(text) : { email: null, phone: null }
  return lead.email === null && lead.phone === null ? null : { ...lead, source: "message" as const }
}

/** What happened to people lately that an event would tell of. */
export const contactSamples = (
  messages: Context.Tag.Service<Messages>,
  contacts: Context.Tag.Service<Contacts>,
  links: Context.Tag.Service<AppLinks>
) => {
  const happened = (workspaceId: WorkspaceId, event: ContactEvent, message: RecentMessage, fields: object) =>
    Effect.map(contacts.get(workspaceId, message.contact_id), (contact) => ({
      source: message.id,
      occurrence: occurrenceOf(workspaceId, contact, event, { ...fields }, message.received_at, links)
    }))

  return tracedFn("Samples.contacts")(function* (workspaceId: WorkspaceId, event: ContactEvent, limit: number) {
    switch (event) {
      case "message.received":
        return yield* Effect.forEach(yield* messages.newest(workspaceId, limit), (message) =>
          happened(workspaceId, event, message, {
            message: { id: message.id, text: message.text, received_at: shown(message.received_at) }
          })
        )
      case "lead.captured": {
        const leads = (yield* messages.newest(workspaceId, lookedThrough)).flatMap((message) => {
          const lead = leadOf(message)
          return lead === null ? [] : [{ message, lead }]
        })
        return yield* Effect.forEach(leads.slice(0, limit), ({ lead, message }) =>
          happened(workspaceId, event, message, { lead })
        )
      }
      case "contact.updated":
        return yield* Effect.forEach(yield* contacts.latestKnown(workspaceId, limit), (id) =>
          Effect.map(contacts.get(workspaceId, id), (contact) => {
            const changed = changedFields(contact)
            const at = new Date(contact.updated_at)
            return { source: contact.id, occurrence: occurrenceOf(workspaceId, contact, event, { changed }, at, links) }
          })
        )
    }
  }, Effect.orDie)
}
