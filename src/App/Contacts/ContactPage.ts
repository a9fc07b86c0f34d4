import { platformName } from "#schema/Platform.ts"
import type { Contact } from "#schema/resources/Contact.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import { type Html, html } from "../Parts/Html.ts"
import { bdi, moment } from "../Parts/Words.ts"

const fact = (name: Html | string, value: Html | null) =>
  value === null ? null : html`<div><dt>${name}</dt><dd>${value}</dd></div>`

const text = (value: string | null) => (value === null || value === "" ? null : bdi(value))

export const contactPage = ({ timeZone }: Brand, contact: Contact) => ({
  title: `A contact on ${platformName(contact.platform)}`,
  here: "inbox" as const,
  body: html`
<dl class="facts">
${fact("Name", text(contact.name))}
${fact("Handle", text(contact.handle))}
${fact("Met through", bdi(contact.account_name))}
${fact("E-mail address", text(contact.email))}
${fact("Phone", text(contact.phone))}
${fact("Tags", contact.tags.length === 0 ? null : html`${contact.tags.map((tag, index) => html`${index === 0 ? "" : ", "}${bdi(tag)}`)}`)}
${fact("Follows you", contact.follows_you === null ? null : html`${contact.follows_you ? "Yes" : "No"}`)}
${fact("Last message", contact.last_message_at === null ? null : moment(contact.last_message_at, timeZone))}
${fact("First seen", moment(contact.created_at, timeZone))}
${Object.entries(contact.fields).map(([name, value]) => html`<div><dt>${bdi(name)}</dt><dd>${bdi(value)}</dd></div>`)}
</dl>
<p class="small soft">To change a contact, use the API: <code>PATCH /api/v1/contacts/${contact.id}</code></p>`
})
