import type { Context } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Contact } from "#schema/resources/Contact.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import type { AppLinks } from "#src/Ground/AppLinks.ts"
import type { Occurrence } from "#src/Webhooks/Queue/Matching.ts"
import { toContact } from "./ContactResource.ts"
import type { StoredContact } from "./StoredContact.ts"

type Links = Context.Tag.Service<typeof AppLinks>

/** What the outbox is told about a contact; `row` is the contact as the change left it. */
export const contactOccurrence = (
  row: StoredContact,
  event: WebhookEvent,
  fields: Record<string, unknown>,
  at: Date,
  links: Links
): Occurrence => occurrenceOf(row.workspace_id, toContact(row), event, fields, at, links)

/** The same of a contact as it is shown. */
export const occurrenceOf = (
  workspaceId: WorkspaceId,
  contact: Contact,
  event: WebhookEvent,
  fields: Record<string, unknown>,
  at: Date,
  links: Links
): Occurrence => ({
  workspaceId,
  at,
  url: links.contact(contact.id),
  events: [{ event, fields: { ...fields, contact } }]
})
