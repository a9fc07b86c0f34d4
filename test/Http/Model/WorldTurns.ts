import { assert } from "@effect/vitest"
import { Clock, DateTime, Duration, Effect, TestClock } from "effect"
import type { Contact } from "#schema/Contact.ts"
import { CommentId, ContactId } from "#schema/Ids.ts"
import { clickParameter } from "#schema/Sale.ts"
import { Timestamp } from "#schema/Time.ts"
import { Decider } from "#src/Autopilot/Decider.ts"
import { Intake } from "#src/Comments/Intake.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages.ts"
import { WorkRunner } from "#src/Moderation/WorkRunner.ts"
import { NotAllowed } from "#src/Platforms/PlatformError.ts"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { FakePlatform, fails } from "#test/FakePlatform.ts"
import { observed } from "#test/House.ts"
import type { Account, Brand } from "./Brand.ts"
import { afterWork, isPosted } from "./Comments.ts"
import { changed, passTo, see } from "./CommentTurns.ts"
import { linked } from "./Contacts.ts"
import { answerTo, done, isSame, later, pick, type Turn } from "./Turn.ts"

const texts = [
  "What a lovely cup of coffee",
  "Where is my refund?",
  "Earn $5000 a week from home, message me on WhatsApp +1 555 014 2277 and double your bitcoin",
  "Best replica watches, aaa quality, worldwide shipping",
  "You idiots, this is the worst shop ever"
]
const authors = [
  { externalId: "author-1", name: "Kari Nordmann", handle: "kari" },
  { externalId: "author-2", name: "Ola", handle: "ola_n" },
  { externalId: "author-3", name: "", handle: "" },
  { externalId: null, name: "Somebody", handle: "" }
] as const

const drained = <E, R>(drain: Effect.Effect<number, E, R>) => Effect.repeat(drain, { while: (count) => count > 0 })

/** A contact as anybody in the workspace sees it now. */
export const seeContact = Effect.fn("seeContact")(function* ({ people }: Brand, id: string) {
  const { client } = pick(people, id.length)
  return done(yield* answerTo(client.contacts.get({ path: { id: ContactId.make(id) }, withResponse: true }))).data
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
const met = Effect.fn("met")(function* (
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

let arrived = 0

export const arrive = Effect.fn("arrive")(function* ({ a, b, brand, which }: Turn) {
  const account = pick(brand.accounts, which)
  const author = pick(authors, a)
  const externalId = `ext-${arrived++}`
  const isOnAd = b % 3 === 0
  const createdAt = (yield* Clock.currentTimeMillis) - 60_000
  const comment = observed({
    externalId,
    author,
    text: pick(texts, a + b),
    createdAt: DateTime.unsafeMake(createdAt),
    post:
      b % 5 === 0 ? null : { externalId: `post-${b % 3}`, caption: `Menu ${b % 3}`, url: "https://example.com/post" },
    ad: isOnAd ? { id: `ad-${b % 2}`, name: "Autumn" } : null,
    surface: isOnAd ? "ad" : "organic"
  })
  const intake = yield* Intake
  yield* intake.receive(account, [{ _tag: "Commented", comment }])
  const { client } = pick(brand.people, a)
  const { data } = done(
    yield* answerTo(client.comments.list({ urlParams: { external_id: externalId }, withResponse: true }))
  )
  assert.lengthOf(data, 1)
  const { id } = pick(data, 0)
  const { comment: seen, history } = yield* see(brand, id)
  later(brand, seen.received_at)
  assert.deepStrictEqual<unknown>(seen, {
    id,
    external_id: externalId,
    platform: account.platform,
    surface: comment.surface,
    account: { id: account.accountId, name: "Fjord Coffee" },
    post: comment.post && {
      external_id: comment.post.externalId,
      caption: comment.post.caption,
      url: comment.post.url
    },
    ad: comment.ad,
    parent_external_id: null,
    text: comment.text,
    has_media: false,
    language: null,
    author: { name: author.name, handle: author.handle },
    status: "pending",
    archived: false,
    decision: null,
    scores: null,
    draft_reply: null,
    pending_action: null,
    action_error: null,
    replies: [],
    url: seen.url,
    platform_url: comment.url,
    created_at: new Date(createdAt).toISOString(),
    received_at: seen.received_at,
    decided_at: null,
    hidden_at: null,
    updated_at: seen.received_at
  })
  brand.comments.set(id, {
    comment: seen,
    hiddenThere: false,
    open: [],
    said: null,
    history: history.length,
    asked: false,
    waitingSince: null,
    record: null,
    authorIsKnown: author.externalId !== null
  })
  if (author.externalId !== null) yield* met(brand, account, author, seen.received_at)
  passTo(brand, seen.updated_at)
})

const everyone = ({ brand, other }: Turn) => [brand, other]

export const decide = Effect.fn("decide")(function* (turn: Turn) {
  yield* Effect.flatMap(Decider, ({ drain }) => drained(drain))
  for (const brand of everyone(turn)) {
    const times: Array<string> = []
    for (const held of brand.comments.values()) {
      if (held.comment.status !== "pending") continue
      const { comment } = yield* changed(
        brand,
        held,
        1,
        ({ decision, draft_reply, language, scores, updated_at: at }) => {
          if (decision === null) return assert.fail("nothing was decided")
          assert.isNotNull(scores)
          assert.isNotEmpty(decision.reason)
          const { outcome } = decision
          return {
            scores,
            language,
            draft_reply,
            decided_at: at,
            decision: {
              ...decision,
              by: "autopilot",
              name: null,
              policy_version: brand.guidance.version === 0 ? null : brand.guidance.version,
              at
            },
            status: outcome === "ask" ? "review" : "visible",
            pending_action: outcome === "hide" ? { action: "hide", since: at } : held.comment.pending_action
          }
        },
        ({ decision, updated_at: at }) => {
          const outcome = decision?.outcome ?? "keep"
          return {
            open: outcome === "hide" ? [...held.open, { action: "hide", text: "" }] : held.open,
            record: { outcome, at, corrected: false },
            asked: outcome === "ask",
            waitingSince: outcome === "ask" ? at.replace(/\.\d{3}Z$/, "Z") : null
          }
        }
      )
      times.push(comment.updated_at)
    }
    assert.lengthOf(new Set(times), times.length)
    passTo(brand, ...times)
  }
})

export const work = Effect.fn("work")(function* (turn: Turn) {
  yield* Effect.flatMap(WorkRunner, ({ drain }) => drained(drain))
  for (const brand of everyone(turn)) {
    const times: Array<string> = []
    for (const held of brand.comments.values()) {
      if (held.open.length === 0) continue
      const { hiddenThere, status } = afterWork(held)
      const replies = held.open.filter(({ action }) => action === "reply")
      const hides = held.open.some(({ action }) => action === "hide")
      const { comment } = yield* changed(
        brand,
        held,
        held.open.length,
        (now) => {
          const posted = now.replies.slice(held.comment.replies.length)
          assert.lengthOf(posted, replies.length)
          for (const [index, reply] of posted.entries()) {
            assert.isTrue(isPosted(reply.text, replies[index]?.text ?? "", now), reply.text)
            assert.deepStrictEqual([reply.by, reply.name], ["person", "Ada Operator"])
            assert.isString(reply.external_id)
          }
          assert.strictEqual(now.hidden_at === null, !hiddenThere)
          return {
            status,
            pending_action: null,
            hidden_at: hides && hiddenThere ? now.hidden_at : hiddenThere ? held.comment.hidden_at : null,
            replies: [...held.comment.replies, ...posted]
          }
        },
        () => ({ hiddenThere, open: [] })
      )
      times.push(comment.updated_at)
    }
    passTo(brand, ...times)
  }
})

/** The platform refuses the only work there is, for good. */
export const refuse = Effect.fn("refuse")(function* (turn: Turn) {
  const busy = everyone(turn).flatMap((brand) =>
    Array.from(brand.comments.values(), (held) => held.open.map(({ action }) => ({ brand, held, action }))).flat()
  )
  const [only] = busy
  if (only === undefined || busy.length > 1) return
  const { action, brand, held } = only
  const account = brand.accounts.find(({ accountId }) => accountId === held.comment.account.id)
  const platform = yield* FakePlatform
  platform.script(account?.externalId ?? "", action, fails(new NotAllowed({ reason: "The platform says no." })))
  yield* Effect.flatMap(WorkRunner, ({ drain }) => drained(drain))
  const asks = action !== "block" && action !== "unblock"
  const { comment } = yield* changed(
    brand,
    held,
    1,
    () => ({ action_error: "The platform says no.", pending_action: null, ...(asks ? { status: "review" } : {}) }),
    ({ updated_at: at }) => ({
      open: [],
      ...(asks ? { asked: true, waitingSince: held.waitingSince ?? at.replace(/\.\d{3}Z$/, "Z") } : {})
    })
  )
  passTo(brand, comment.updated_at)
})

export const remove = Effect.fn("remove")(function* ({ brand, which }: Turn) {
  const there = [...brand.comments.values()].filter(({ comment }) => comment.status !== "deleted")
  if (there.length === 0) return
  const held = pick(there, which)
  const { account, external_id: externalId } = held.comment
  const on = brand.accounts.find(({ accountId }) => accountId === account.id)
  if (on === undefined) return
  const platform = yield* FakePlatform
  platform.comment(on.externalId, externalId).removed = true
  const intake = yield* Intake
  yield* intake.receive(on, [{ _tag: "Removed", externalId }])
  const { comment } = yield* changed(
    brand,
    held,
    1,
    () => ({ status: "deleted", pending_action: null }),
    () => ({ open: [], waitingSince: null })
  )
  passTo(brand, comment.updated_at)
})

const minutes = [0.1, 1.1, 25 * 60, 50 * 60, 8 * 24 * 60]
export const pass = ({ a }: Turn) => TestClock.adjust(Duration.minutes(pick(minutes, a)))

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

/** Two contacts turn out to be one person. */
export const link = Effect.fn("link")(function* ({ a, b, brand }: Turn) {
  const contacts = [...brand.contacts.values()]
  if (contacts.length < 2) return
  const [old, into] = [pick(contacts, a), pick(contacts, b)]
  if (old.id === into.id || old.platform !== into.platform) return
  const service = yield* Contacts
  yield* Effect.orDie(service.link(brand.workspaceId, old.id, into.id))
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

const browser = { method: "GET", headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" } }

/** Somebody follows a tracked link, which answered a comment or none. */
export const click = Effect.fn("click")(function* ({ brand, which }: Turn) {
  const ids = [...brand.comments.keys()]
  const commentId = ids.length === 0 || which % 3 === 0 ? null : pick(ids, which)
  const links = yield* TrackedLinks
  const { code } = yield* Effect.orDie(
    links.create(brand.workspaceId, {
      targetUrl: "https://example.com/autumn",
      ...(commentId === null ? {} : { commentId: CommentId.make(commentId) })
    })
  )
  const landing = yield* Effect.orDie(links.follow(code, browser))
  brand.clicks.set(new URL(landing).searchParams.get(clickParameter) ?? "", commentId)
})
