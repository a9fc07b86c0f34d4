import { DateTime } from "effect"
import type { Contact, ContactFilter } from "#schema/resources/Contact.ts"

/** What is asked to change, in words that mean one thing only. */
export interface Change {
  readonly email?: string | null
  readonly phone?: string | null
  readonly fields?: Readonly<Record<string, string | null>>
  readonly add_tags?: ReadonlyArray<string>
  readonly remove_tags?: ReadonlyArray<string>
}

/** As people write it, and as it is kept; null for what is none. */
const emails: Readonly<Record<string, string | null>> = {
  " Dana@Example.COM ": "Dana@example.com",
  "kari@example.com": "kari@example.com",
  nobody: null
}
const phones: Readonly<Record<string, string | null>> = {
  "(202) 555-0123": "+12025550123",
  "+47 22 86 44 00": "+4722864400",
  "12": null
}

export const givenEmails = Object.keys(emails)
export const givenPhones = Object.keys(phones)

export const keyOf = (tag: string) => tag.trim().toLowerCase()

const apart = (given: string | null | undefined, known: Readonly<Record<string, string | null>>) =>
  given === undefined || given === null ? given : (known[given] ?? undefined)

/** The names of what is wrong with a change. */
export const wrong = ({
  add_tags = [],
  email,
  phone,
  remove_tags = [],
  fields = {}
}: Change): ReadonlyArray<string> => [
  ...(typeof email === "string" && emails[email] === null ? ["email"] : []),
  ...(typeof phone === "string" && phones[phone] === null ? ["phone"] : []),
  ...(Object.keys(fields).some((name) => name === "") ? ["fields"] : []),
  ...(add_tags.some((tag) => tag.includes(",")) ? ["add_tags"] : []),
  ...(remove_tags.some((tag) => add_tags.some((other) => keyOf(tag) === keyOf(other))) ? ["remove_tags"] : [])
]

/** A contact as a change leaves it, but for when. `named`: how tags are spelt, by their keys. */
export const changed = (contact: Contact, change: Change, named: ReadonlyMap<string, string>): Contact => {
  const fields = new Map(Object.entries(contact.fields))
  for (const [name, value] of Object.entries(change.fields ?? {})) {
    if (value === null) fields.delete(name)
    else fields.set(name, value)
  }
  const tags = new Set(contact.tags.map(keyOf))
  for (const tag of change.add_tags ?? []) tags.add(keyOf(tag))
  for (const tag of change.remove_tags ?? []) tags.delete(keyOf(tag))
  const email = apart(change.email, emails)
  const phone = apart(change.phone, phones)
  return {
    ...contact,
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    fields: Object.fromEntries(fields),
    tags: [...tags].sort().map((key) => named.get(key) ?? key)
  }
}

/** Two that are one person: what `into` knew itself stands, and gaps are filled. */
export const linked = (into: Contact, old: Contact): Contact => ({
  ...into,
  name: into.name || old.name,
  handle: into.handle || old.handle,
  email: into.email ?? old.email,
  phone: into.phone ?? old.phone,
  fields: { ...old.fields, ...into.fields },
  tags: [...new Map([...old.tags, ...into.tags].map((tag) => [keyOf(tag), tag]))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, tag]) => tag),
  last_message_at: [into.last_message_at, old.last_message_at].reduce((one, other) =>
    one === null || (other !== null && other > one) ? other : one
  )
})

const hour = 3_600_000
const windows: Partial<Record<Contact["platform"], number>> = { facebook: 24, instagram: 24, tiktok: 48 }

const holds = ({ email, handle, name, phone }: Contact, q: string) => {
  const fields = [name, handle, `@${handle}`, email ?? "", phone ?? ""].map((field) => ` ${field.toLowerCase()}`)
  return fields.some((field) => field.includes(q.length < 3 ? ` ${q.toLowerCase()}` : q.toLowerCase()))
}

/** What a filter means. */
export const passes = (filter: ContactFilter, now: number) => (contact: Contact) => {
  const { email, last_message_at, phone, platform, tags, updated_at } = contact
  const open = last_message_at !== null && now - Date.parse(last_message_at) < (windows[platform] ?? 0) * hour
  const wanted = filter.tag?.split(",").map(keyOf)
  return [
    filter.platform === undefined || filter.platform === platform,
    wanted === undefined || tags.some((tag) => wanted.includes(keyOf(tag))),
    filter.has === undefined ||
      (filter.has !== "phone" && email !== null) ||
      (filter.has !== "email" && phone !== null),
    filter.email === undefined || email === (emails[filter.email] ?? filter.email),
    filter.q === undefined || holds(contact, filter.q),
    filter.can_message === undefined || open === (filter.can_message === "true"),
    filter.updated_since === undefined || Date.parse(updated_at) >= DateTime.toEpochMillis(filter.updated_since)
  ].every((condition) => condition)
}
