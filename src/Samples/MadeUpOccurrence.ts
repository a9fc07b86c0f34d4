import type { Context } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import { occurrenceOf } from "#src/Contacts/Occurrences.ts"
import type { AppLinks } from "#src/Ground/AppLinks.ts"
import type { Occurrence } from "#src/Webhooks/Queue/Matching.ts"
import { changedFields } from "./ContactSamples.ts"
import {
  madeUpComment,
  madeUpContact,
  madeUpDisabledHook,
  madeUpDisconnection,
  madeUpLead,
  madeUpMessage
} from "./MadeUp.ts"

/** What an event would tell of in a workspace that has nothing yet. */
export const madeUp = (
  workspaceId: WorkspaceId,
  event: WebhookEvent,
  at: Date,
  links: Context.Tag.Service<AppLinks>
): Occurrence => {
  const contact = madeUpContact(at)
  switch (event) {
    case "message.received":
      return occurrenceOf(workspaceId, contact, event, { message: madeUpMessage(at) }, at, links)
    case "lead.captured":
      return occurrenceOf(workspaceId, contact, event, { lead: madeUpLead }, at, links)
    case "contact.updated":
      return occurrenceOf(workspaceId, contact, event, { changed: changedFields(contact) }, at, links)
    case "account.disconnected":
      return { workspaceId, at, url: links.accounts, events: [{ event, fields: madeUpDisconnection }] }
    case "hook.disabled": {
      const url = links.hook(madeUpDisabledHook.id)
      return { workspaceId, at, url, events: [{ event, fields: { hook: madeUpDisabledHook } }] }
    }
    default: {
      const fields = madeUpComment(event, at, links)
      return { workspaceId, at, url: fields.comment.url, events: [{ event, fields }] }
    }
  }
}
