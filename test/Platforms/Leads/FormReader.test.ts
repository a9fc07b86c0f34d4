import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, TestClock } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { Doctor } from "#src/Platforms/Doctor/Doctor.ts"
import { FormReader } from "#src/Platforms/Leads/FormReader.ts"
import { listening } from "#test/Contacts/Listening.ts"
import { push } from "#test/Contacts/Pushing.ts"
import { connect, houseOn } from "#test/House.ts"
import { drained, scene } from "#test/Moderation/Scene.ts"
import { type Answer, fakeHttp } from "../FakeHttp.ts"

/** What Facebook answers about each form of this file. */
const forms = new Map<string, Answer>()
const { layer: http, sent } = fakeHttp(({ url }) => forms.get(url.pathname.slice(1)) ?? "drop")
const asked = (id: string) => sent.filter(({ url }) => url.pathname === `/${id}`).length

const drain = drained(Effect.flatMap(FormReader, (reader) => reader.drain))

const answers = (id: string, given: Readonly<Record<string, string>>): Answer => ({
  body: { id, field_data: Object.entries(given).map(([name, value]) => ({ name, values: [value] })) }
})
const denied: Answer = { status: 403, body: { error: { code: 200, message: "(#200) Requires leads_retrieval" } } }

/** A brand whose page hears of forms, with what was delivered since. */
const set = Effect.gen(function* () {
  const { account, principal, workspaceId } = yield* scene("facebook")
  const delivered = yield* listening(workspaceId)
  const contacts = yield* Contacts
  const fills = (...ids: ReadonlyArray<string>) =>
    push(account.externalId, {
      changes: ids.map((id) => ({ field: "leadgen", value: { leadgen_id: id, page_id: account.externalId } }))
    })
  const people = Effect.map(Effect.orDie(contacts.list(workspaceId, {}, {})), ({ data }) => data)
  return { account, delivered, fills, people, principal, workspaceId }
})

layer(houseOn(http))("forms of ads", (it) => {
  it.effect("are read once they are told of, and told once however often they come", () =>
    Effect.gen(function* () {
      const { delivered, fills, people } = yield* set
      forms.set("77001", answers("77001", { full_name: "Dana Example", email: "dana@EXAMPLE.com", size: "L" }))
      yield* fills("77001", "77001")
      yield* drain
      yield* fills("77001")
      yield* drain
      assert.strictEqual(asked("77001"), 1)
      const [person, ...others] = yield* people
      assert.deepStrictEqual(others, [])
      assert.deepInclude<object>(person ?? {}, {
        name: "Dana Example",
        email: "dana@example.com",
        fields: { size: "L" },
        last_message_at: null
      })
      const bodies = yield* delivered
      assert.deepStrictEqual(
        bodies.map(({ event }) => event),
        ["lead.captured", "contact.updated"]
      )
      const [captured] = bodies
      assert(captured?.event === "lead.captured")
      assert.deepStrictEqual(captured.lead, { email: "dana@example.com", phone: null, source: "form" })
      assert.deepStrictEqual(captured.contact, person)
    })
  )

  it.effect("are of one contact where they give the same address to the same account, and of nobody elsewhere", () =>
    Effect.gen(function* () {
      const { fills, people } = yield* set
      const elsewhere = yield* set
      forms.set("77002", answers("77002", { email: "dana@example.com", phone_number: "+47 22 86 44 00" }))
      forms.set("77006", answers("77006", { email: "Dana@example.com", size: "M" }))
      forms.set("77007", answers("77007", { email: "dana@example.com", size: "L" }))
      yield* fills("77002")
      yield* drain
      yield* fills("77006")
      yield* elsewhere.fills("77007")
      yield* drain
      const known = (all: Effect.Effect.Success<typeof people>) =>
        all.map(({ email, fields, phone }) => [email, phone, fields])
      assert.deepStrictEqual(known(yield* people), [["dana@example.com", "+4722864400", { size: "M" }]])
      assert.deepStrictEqual(known(yield* elsewhere.people), [["dana@example.com", null, { size: "L" }]])
    })
  )

  it.effect("never join whoever claimed the address in a message, nor a form that was linked to them", () =>
    Effect.gen(function* () {
      const { account, fills, people, principal } = yield* set
      const contacts = yield* Contacts
      const inbox = yield* Messages
      const sentAt = yield* DateTime.now
      const claim = {
        externalId: "m",
        senderId: "stranger",
        kind: "text",
        text: "I am dana@example.com",
        sentAt
      } as const
      yield* inbox.receive(account, [claim])
      const [stranger] = yield* people
      for (const id of ["77008", "77009"]) {
        forms.set(id, answers(id, { full_name: "Dana", email: "dana@example.com", phone_number: "+47 22 86 44 00" }))
      }
      yield* fills("77008")
      yield* drain
      const after = yield* people
      assert.deepStrictEqual(
        after.map(({ email, name, phone }) => [name, email, phone]),
        [
          ["Dana", "dana@example.com", "+4722864400"],
          ["", "dana@example.com", null]
        ]
      )
      yield* contacts.link(principal, after[0]?.id ?? "", stranger?.id ?? "")
      yield* fills("77009")
      yield* drain
      assert.lengthOf(yield* people, 2)
    })
  )

  it.effect("are the page's where the ad is shown on Instagram, also beside the Instagram account of the brand", () =>
    Effect.gen(function* () {
      const { account, people, workspaceId } = yield* set
      yield* connect(workspaceId, "instagram")
      const id = "77010"
      forms.set(id, {
        body: { id, platform: "ig", ad_id: "120330001", field_data: [{ name: "email", values: ["ig@example.com"] }] }
      })
      const value = { leadgen_id: id, page_id: account.externalId, form_id: "5500", ad_id: "120330001" }
      yield* push(account.externalId, { changes: [{ field: "leadgen", value }] })
      yield* drain
      assert.deepStrictEqual(
        (yield* people).map((one) => [one.email, one.platform, one.account_id]),
        [["ig@example.com", "facebook", account.accountId]]
      )
    })
  )

  it.effect("wait for the permission and for a platform in trouble, and are given up when they are gone", () =>
    Effect.gen(function* () {
      const { fills, people, workspaceId } = yield* set
      forms.set("77003", denied)
      forms.set("77004", "drop")
      forms.set("77005", { status: 400, body: { error: { code: 100, error_subcode: 33, message: "does not exist" } } })
      yield* fills("77003", "77004", "77005")
      yield* drain
      assert.deepStrictEqual(yield* people, [])
      const [found] = yield* Effect.flatMap(Doctor, ({ look }) => look(workspaceId))
      const told = found?.findings.map(({ what }) => what).filter((what) => what.includes("filled in"))
      assert.strictEqual(told?.length, 2)
      assert.match(told?.[0] ?? "", /^2 forms that people filled in could not be read: /)
      assert.match(told?.[1] ?? "", /^1 form that somebody filled in will not be read: /)
      forms.set("77003", answers("77003", { email: "a@example.com" }))
      forms.set("77004", answers("77004", { email: "b@example.com" }))
      yield* TestClock.adjust("3 minutes")
      yield* drain
      assert.deepStrictEqual(
        (yield* people).map(({ email }) => email),
        ["b@example.com"]
      )
      yield* TestClock.adjust("6 hours")
      yield* drain
      assert.sameMembers(
        (yield* people).map(({ email }) => email),
        ["a@example.com", "b@example.com"]
      )
      yield* TestClock.adjust("30 days")
      yield* drain
      assert.strictEqual(asked("77005"), 1)
      const sql = yield* PgClient.PgClient
      const forget = drained(Effect.flatMap(FormReader, (reader) => reader.forget))
      const left = Effect.map(sql`SELECT 1 FROM lead_forms WHERE workspace_id = ${workspaceId}`, (rows) => rows.length)
      yield* forget
      assert.strictEqual(yield* left, 3)
      yield* TestClock.adjust("71 days")
      yield* forget
      assert.strictEqual(yield* left, 0)
    })
  )
})
