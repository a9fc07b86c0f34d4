import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { House } from "#test/House.ts"
import { paged } from "./Paged.ts"

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
      yield* says("m_2", "Again: Dana@EXAMPLE.com")
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
