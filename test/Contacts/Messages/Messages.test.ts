import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { House } from "#test/House.ts"
import { messaging, push } from "../Pushing.ts"
import { paged, sent } from "./Paged.ts"

const shown = (at: number) => new Date(at).toISOString()

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
