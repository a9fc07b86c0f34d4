import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { brand, House } from "#test/House.ts"
import { listening } from "./Listening.ts"
import { messaging, push } from "./Pushing.ts"

const sent = Date.UTC(2026, 9, 2, 9)
const shown = (at: number) => new Date(at).toISOString()

/** A brand with a page, a minute after the messages of these tests were sent. */
const paged = Effect.gen(function* () {
  yield* TestClock.setTime(sent + 60_000)
  const { accounts, principal, workspaceId } = yield* brand()
  const contacts = yield* Contacts
  const page = accounts.facebook.externalId
  const delivered = yield* listening(workspaceId)
  return {
    principal,
    workspaceId,
    page,
    delivered,
    events: Effect.map(delivered, (bodies) => bodies.map(({ event }) => event)),
    people: Effect.map(Effect.orDie(contacts.list(workspaceId, {}, {})), ({ data }) => data),
    says: (mid: string, text: string, at = sent, sender = "5550001") =>
      push(page, { messaging: [messaging(page, at, { message: { mid, text } }, sender)] }),
    taps: (mid: string | undefined, title: string, at = sent) =>
      push(page, { messaging: [messaging(page, at, { postback: { mid, title, payload: "STEP_2" } })] })
  }
})

layer(House)("messages to a page", (it) => {
  it.effect("are told to the hooks with the person, once however often they come", () =>
    Effect.gen(function* () {
      const { delivered, people, says } = yield* paged
      for (const _ of [1, 2, 3]) yield* says("m_1", "Is this still available?")
      const [person, ...others] = yield* people
      assert.deepStrictEqual(others, [])
      assert.deepInclude<object>(person ?? {}, {
        platform: "facebook",
        name: "",
        email: null,
        last_message_at: shown(sent)
      })
      const [body, ...more] = yield* delivered
      assert.deepStrictEqual(more, [])
      assert(body?.event === "message.received")
      assert.match(body.message.id, /^msg_[0-9a-f]{32}$/)
      assert.deepInclude(body.message, { text: "Is this still available?", received_at: body.created_at })
      assert.deepStrictEqual(body.contact, person)
      assert.strictEqual(person?.updated_at, body.created_at)
    })
  )

  it.effect("in one push are all taken, each after the other", () =>
    Effect.gen(function* () {
      const { delivered, page } = yield* paged
      const texts = ["one", "two", "three"]
      const said = texts.map((text, index) => messaging(page, sent + index, { message: { mid: `m_${text}`, text } }))
      yield* push(page, { messaging: [...said, ...said] })
      const bodies = yield* delivered
      assert.deepStrictEqual(
        bodies.flatMap((body) => (body.event === "message.received" ? [body.message.text] : [])),
        texts
      )
      const times = bodies.map(({ created_at }) => created_at)
      assert.deepStrictEqual(times, [...new Set(times)].sort())
    })
  )

  it.effect("count for the messaging window by the time they were sent, whatever order they come in", () =>
    Effect.gen(function* () {
      const { people, says, taps } = yield* paged
      const last = Effect.map(people, ([person]) => person?.last_message_at)
      yield* taps("t_1", "Send it to me", sent)
      assert.strictEqual(yield* last, shown(sent))
      yield* says("m_1", "late", sent - 1_000)
      assert.strictEqual(yield* last, shown(sent))
      yield* says("m_2", "", sent + 1_000)
      assert.strictEqual(yield* last, shown(sent + 1_000))
      yield* says("m_3", "from the future", sent + 86_400_000)
      assert.isBelow(Date.parse((yield* last) ?? ""), sent + 61_000)
    })
  )

  it.effect("leave a person who can be messaged for 24 hours", () =>
    Effect.gen(function* () {
      const { says, workspaceId } = yield* paged
      const contacts = yield* Contacts
      yield* says("m_1", "Hi")
      const reachable = Effect.map(contacts.list(workspaceId, { can_message: "true" }, {}), ({ data }) => data.length)
      yield* TestClock.setTime(sent + 86_400_000 - 1)
      assert.strictEqual(yield* reachable, 1)
      yield* TestClock.setTime(sent + 86_400_000)
      assert.strictEqual(yield* reachable, 0)
    })
  )

  it.effect("are taps too, by the title of the button; old ones without an id still come once", () =>
    Effect.gen(function* () {
      const { delivered, people, taps } = yield* paged
      for (const _ of [1, 2]) yield* taps(undefined, "Mail me at shop@example.com", sent)
      yield* taps(undefined, "Mail me at shop@example.com", sent + 1)
      const bodies = yield* delivered
      assert.deepStrictEqual(
        bodies.map((body) => (body.event === "message.received" ? body.message.text : body.event)),
        ["Mail me at shop@example.com", "Mail me at shop@example.com"]
      )
      assert.isNull((yield* people)[0]?.email)
    })
  )

  it.effect("are not echoes, deletions, receipts, the page's own, or what makes no sense", () =>
    Effect.gen(function* () {
      const { events, page, people } = yield* paged
      const said = (message: unknown, sender?: string) => messaging(page, sent, { message }, sender)
      yield* push(page, {
        messaging: [
          said({ mid: "m_1", text: "ours", is_echo: true }),
          said({ mid: "m_2", is_deleted: true }),
          said({ mid: "m_3", text: "ours" }, page),
          said({ text: "no id" }),
          said("not an object"),
          { sender: { id: "5550001" }, timestamp: sent, read: { watermark: sent } },
          { message: { mid: "m_4", text: "no sender" } },
          null,
          "text"
        ]
      })
      yield* push(page, { messaging: "not a list" })
      assert.deepStrictEqual([yield* events, yield* people], [[], []])
    })
  )

  it.effect("and comments of one person are one contact, under the name the comment gave", () =>
    Effect.gen(function* () {
      const { page, people, says } = yield* paged
      yield* says("m_1", "Hi")
      const value = {
        item: "comment",
        verb: "add",
        comment_id: "990001_770001",
        post_id: "123450001_990001",
        from: { id: "5550001", name: "Dana Example" },
        message: "Me again",
        created_time: sent / 1000
      }
      yield* push(page, { changes: [{ field: "feed", value }] })
      yield* says("m_2", "Hi again")
      assert.deepStrictEqual(
        (yield* people).map(({ name }) => name),
        ["Dana Example"]
      )
    })
  )
})

layer(House)("what people give of themselves in a message", (it) => {
  it.effect("is theirs from then on, and a lead", () =>
    Effect.gen(function* () {
      const { delivered, people, says } = yield* paged
      yield* says("m_1", "My mail is Dana@Example.com, or call (202) 555-0123.")
      const [person] = yield* people
      assert.deepInclude(person, { email: "Dana@example.com", phone: "+12025550123" })
      const [message, lead, updated, ...more] = yield* delivered
      assert.deepStrictEqual(more, [])
      assert.deepInclude<object>(message ?? {}, { event: "message.received", contact: person })
      assert.deepInclude<object>(lead ?? {}, {
        event: "lead.captured",
        lead: { email: "Dana@example.com", phone: "+12025550123", source: "message" },
        contact: person
      })
      assert.deepInclude<object>(updated ?? {}, {
        event: "contact.updated",
        changed: ["email", "phone"],
        contact: person
      })
    })
  )

  it.effect("is a lead when it is news, and replaces what was known", () =>
    Effect.gen(function* () {
      const { events, delivered, people, principal, says } = yield* paged
      const contacts = yield* Contacts
      yield* says("m_1", "dana@example.com")
      const told = (yield* events).length
      yield* says("m_2", "Again: dana@EXAMPLE.com")
      assert.deepStrictEqual((yield* events).slice(told), ["message.received"])
      yield* says("m_3", "Better dana@work.example, +47 22 86 44 00")
      const last = (yield* delivered).slice(told + 1)
      assert.deepInclude(last[1], {
        event: "lead.captured",
        lead: { email: "dana@work.example", phone: "+4722864400", source: "message" }
      })
      const [person] = yield* people
      yield* contacts.update(principal, person?.id ?? "", { phone: null })
      yield* says("m_4", "dana@work.example +4722864400")
      const [again] = (yield* delivered).filter(({ event }) => event === "lead.captured").slice(-1)
      assert.deepInclude(again, { lead: { email: "dana@work.example", phone: "+4722864400", source: "message" } })
      const [, , , changed] = (yield* delivered).flatMap((body) =>
        body.event === "contact.updated" ? [body.changed] : []
      )
      assert.deepStrictEqual(changed, ["phone"])
    })
  )

  it.effect("is kept whole where texts hold what cannot be stored", () =>
    Effect.gen(function* () {
      const { delivered, says } = yield* paged
      for (const [index, text] of ["a\u0000b", "\ud83d", "x".repeat(50_000), "'; DROP TABLE contacts; --"].entries()) {
        yield* says(`m_${index}`, text)
      }
      assert.deepStrictEqual(
        (yield* delivered).flatMap((body) => (body.event === "message.received" ? [body.message.text] : [])),
        ["a\uFFFDb", "\uFFFD", "x".repeat(50_000), "'; DROP TABLE contacts; --"]
      )
    })
  )
})
