import type { Context } from "effect"
import type { WebhookEvent } from "#schema/Event.ts"
import type { AppLinks } from "#src/AppLinks.ts"
import type { Occurrence } from "#src/Webhooks/Outbox.ts"
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
): Occurrence => ({
  workspaceId: row.workspace_id,
  at,
  url: links.contact(row.id),
  events: [{ event, fields: { ...fields, contact: toContact(row) } }]
})
