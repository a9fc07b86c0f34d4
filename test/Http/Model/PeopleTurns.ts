import { assert } from "@effect/vitest"
import { Clock, DateTime, Effect } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { ContactId, PersonId } from "#schema/Ids.ts"
import type { Contact } from "#schema/resources/Contact.ts"
import { Timestamp } from "#schema/Time.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import type { Account, Brand } from "./Brand.ts"
import { passTo } from "./CommentTurns.ts"
import { linked } from "./Contacts.ts"
import { answerTo, done, isSame, later, pick, type Turn } from "./Turn.ts"

export const authors = [
  { externalId: "author-1", name: "Kari Nordmann", handle: "kari" },
  { externalId: "author-2", name: "Ola", handle: "ola_n" },
  { externalId: "author-3", name: "", handle: "" },
  { externalId: null, name: "Somebody", handle: "" }
] as const

/** A contact as anybody in the workspace sees it now. */
export const seeContact = Effect.fn("seeContact")(function* ({ people }: Brand, id: string) {
  const { client } = pick(people, id.length)
  const answer = yield* answerTo(client.contacts.get({ path: { id: ContactId.make(id) }, withResponse: true }))
  const { sales: _, ...contact } = done(answer).data
  return contact
})

/** Who has not been seen before. */
const newcomer = Effect.fn("newcomer")(function* ({ contacts, people }: Brand) {
  const { data } = done(
    yield* answerTo(pick(people, 0).client.contacts.list({ urlParams: { limit: 100 }, withResponse: true }))
  )
  const fresh = data.filter(({ id }) => !contacts.has(id))
  assert.lengthOf(fresh, 1)
  return pick(fresh, 0)
})

/** Somebody was met through an account at a time: a new contact, or one we know, with a name that may be news. */
export const met = Effect.fn("met")(function* (
  brand: Brand,
  account: Account,
  person: { readonly externalId: string; readonly name: string; readonly handle: string },
  at: string,
  more: (contact: Contact) => Partial<Contact> = () => ({})
) {
  const author = `${account.accountId} ${person.externalId}`
  const id = brand.authors.get(author) ?? (yield* newcomer(brand)).id
  const before = brand.contacts.get(id)
  const now = yield* seeContact(brand, id)
  const known: Contact = before ?? {
    ...now,
    platform: account.platform,
    account_id: account.accountId,
    account_name: "Fjord Coffee",
    name: "",
    handle: "",
    email: null,
    phone: null,
    tags: [],
    fields: {},
    follows_you: null,
    last_message_at: null,
    created_at: now.updated_at,
    updated_at: now.updated_at
  }
  const expected = { ...known, name: person.name || known.name, handle: person.handle || known.handle }
  const told = { ...expected, ...more(expected) }
  const isNews = JSON.stringify(told) !== JSON.stringify(known) || Object.keys(more(expected)).length > 0
  isSame(now, isNews || before === undefined ? { ...told, updated_at: now.updated_at } : known)
  if (isNews || before === undefined) assert.strictEqual(now.updated_at, at)
  brand.contacts.set(id, now)
  brand.authors.set(author, id)
})

let sent = 0
const messages = [
  { text: "Hello there", email: null },
  { text: "You can write to me at kari@example.com", email: "kari@example.com" }
]

export const write = Effect.fn("write")(function* ({ a, b, brand, which }: Turn) {
  const account = pick(brand.accounts.slice(0, 3), which)
  const message = pick(messages, a)
  const sender = pick(authors.slice(0, 3), b)
  const sentAt = (yield* Clock.currentTimeMillis) - (b % 30) * 3_600_000
  const { receive } = yield* Messages
  const incoming = {
    externalId: `m-${sent++}`,
    senderId: sender.externalId ?? "",
    kind: "text",
    text: message.text
  } as const
  yield* receive(account, [{ ...incoming, sentAt: DateTime.unsafeMake(sentAt) }])
  const author = `${account.accountId} ${sender.externalId}`
  const id = brand.authors.get(author) ?? (yield* newcomer(brand)).id
  const { updated_at } = yield* seeContact(brand, id)
  later(brand, updated_at)
  const shown = new Date(sentAt).toISOString()
  yield* met(brand, account, { externalId: sender.externalId ?? "", name: "", handle: "" }, updated_at, (contact) => ({
    email: message.email ?? contact.email,
    last_message_at:
      contact.last_message_at !== null && contact.last_message_at > shown
        ? contact.last_message_at
        : Timestamp.make(shown)
  }))
  passTo(brand, updated_at)
})

const operatorOf = ({ name, workspaceId }: Brand): Principal => ({
  workspaceId,
  workspaceName: name,
  personId: PersonId.make("usr_operator"),
  personName: "Grace Operator",
  role: "owner",
  limitedTo: null
})

/** Two contacts turn out to be one person. */
export const link = Effect.fn("link")(function* ({ a, b, brand }: Turn) {
  const contacts = [...brand.contacts.values()]
  if (contacts.length < 2) return
  const [old, into] = [pick(contacts, a), pick(contacts, b)]
  if (old.id === into.id || old.platform !== into.platform) return
  const service = yield* Contacts
  yield* Effect.orDie(service.link(operatorOf(brand), old.id, into.id))
  const now = yield* seeContact(brand, into.id)
  later(brand, now.updated_at)
  isSame(now, { ...linked(into, old), updated_at: now.updated_at })
  brand.contacts.delete(old.id)
  brand.contacts.set(into.id, now)
  brand.links.set(old.id, into.id)
  for (const [author, id] of brand.authors) if (id === old.id) brand.authors.set(author, into.id)
  for (const [from, id] of brand.links) if (id === old.id) brand.links.set(from, into.id)
  passTo(brand, now.updated_at)
})
