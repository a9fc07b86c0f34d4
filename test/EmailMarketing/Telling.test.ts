import { FetchHttpClient } from "@effect/platform"
import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, Layer, Queue, TestClock } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { MarketingIntegrations } from "#src/EmailMarketing/MarketingIntegrations.ts"
import { MarketingRunner } from "#src/EmailMarketing/MarketingRunner.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { PersonExport } from "#src/Erasure/PersonExport.ts"
import { houseOn } from "#test/House.ts"
import { drained, scene } from "#test/Moderation/Scene.ts"
import { at } from "#test/Sandbox/Driver.ts"
import { receiver } from "#test/Webhooks/Receiver.ts"

const drain = drained(Effect.flatMap(MarketingRunner, (runner) => runner.drain))

/** A brand that has new addresses told to a receiver, which answers as it is told to. */
const set = Effect.gen(function* () {
  const { account, principal, workspaceId } = yield* scene("facebook")
  const bodies: Array<unknown> = []
  const answers: Array<number> = []
  const arrivals = yield* Queue.unbounded<void>()
  const { port } = yield* receiver((socket, { body }) => {
    bodies.push(JSON.parse(body.toString()))
    Queue.unsafeOffer(arrivals, undefined)
    const status = answers.shift() ?? 200
    socket.end(`HTTP/1.1 ${status} X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`)
  })
  const marketing = yield* MarketingIntegrations
  const by = { workspaceId, actor: "Ada" }
  const url = `http://127.0.0.1:${port}/told`
  const made = yield* marketing.set(by, "call", { target_url: url })
  const messages = yield* Messages
  let count = 0
  const says = (text: string, senderId = "dana") =>
    Effect.flatMap(DateTime.now, (sentAt) => {
      count += 1
      return messages.receive(account, [{ externalId: `m-${count}`, senderId, kind: "text", text, sentAt }])
    })
  const contacts = yield* Contacts
  return {
    account,
    by,
    principal,
    workspaceId,
    marketing,
    made,
    bodies,
    /** The next call has come. */
    arrived: Queue.take(arrivals),
    answers,
    says,
    contacts,
    told: () => bodies.map((body) => [at(body, "email"), at(body, "phone")]),
    state: Effect.map(marketing.list(workspaceId), ([one]) => one),
    people: Effect.map(Effect.orDie(contacts.list(workspaceId, {}, {})), ({ data }) => data)
  }
})

layer(houseOn(FetchHttpClient.layer, { allowPrivateTargets: true }))("e-mail marketing", (it) => {
  it.scoped("is told each address and number that is new, once, and nothing of other brands", () =>
    Effect.gen(function* () {
      const { bodies, contacts, made, people, principal, says, state, told } = yield* set
      const elsewhere = yield* set
      assert.match(made.signing_secret ?? "", /^whsec_/)
      yield* says("My mail is dana@example.com")
      yield* says("As I said: dana@example.com")
      yield* says("Hello!")
      yield* says("Or call +47 22 86 44 00")
      yield* drain
      assert.deepStrictEqual(told(), [
        ["dana@example.com", null],
        ["dana@example.com", "+4722864400"]
      ])
      const [person] = yield* people
      yield* contacts.update(principal, person?.id ?? "", { fields: { size: "L" } })
      yield* contacts.update(principal, person?.id ?? "", { email: "new@example.com" })
      yield* drain
      yield* drain
      assert.strictEqual(bodies.length, 3)
      assert.strictEqual(at(bodies[2], "email"), "new@example.com")
      assert.deepStrictEqual(elsewhere.bodies, [])
      assert.deepInclude<object>((yield* state) ?? {}, { waiting: 0, failed: 0, last_error: null })
      const sql = yield* PgClient.PgClient
      assert.deepStrictEqual(yield* sql`SELECT 1 FROM marketing_calls`, [])
    })
  )

  it.scoped("is told in turns, so that a brand with very many people delays no other", () =>
    Effect.gen(function* () {
      const many = yield* set
      const few = yield* set
      for (let n = 0; n < 40; n++) yield* many.says(`p${n}@example.com`, `p${n}`)
      yield* few.says("one@example.com")
      const next = Effect.flatMap(MarketingRunner, (runner) => runner.drain)
      // both are due at the same moment, so that either may be first
      const turns = [yield* next, yield* next]
      assert.strictEqual(Math.min(...turns), 1)
      assert.isAbove(Math.max(...turns), 1)
      assert.isBelow(many.bodies.length, 40)
      assert.lengthOf(few.bodies, 1)
      yield* drain
      assert.lengthOf(many.bodies, 40)
      assert.strictEqual(new Set(many.bodies.map((body) => at(body, "email"))).size, 40)
    })
  )

  it.scoped("is told at once while the systems of other brands never answer, however many people those have", () =>
    Effect.gen(function* () {
      const quick = yield* set
      yield* Layer.build(Layer.fresh(MarketingRunner.worker))
      for (let n = 0; n < 3; n++) {
        const silent = yield* set
        const { connected, connections, port } = yield* receiver(() => {})
        yield* silent.marketing.set(silent.by, "call", { target_url: `http://127.0.0.1:${port}/told` })
        yield* silent.says("one@example.com", "one")
        yield* connected
        yield* silent.says("two@example.com", "two")
        yield* quick.says(`p${n}@example.com`)
        yield* quick.arrived
        assert.strictEqual(connections(), 1)
      }
    })
  )

  it.scoped("is told nothing while its option is off, and what waited is cancelled with it", () =>
    Effect.gen(function* () {
      const { bodies, by, marketing, says } = yield* set
      yield* says("one@example.com", "one")
      yield* marketing.set(by, "call", { tells_new: false })
      yield* says("two@example.com", "two")
      yield* drain
      assert.deepStrictEqual(bodies, [])
      yield* marketing.set(by, "call", { tells_new: true })
      yield* drain
      assert.deepStrictEqual(bodies, [])
      yield* says("three@example.com", "three")
      yield* drain
      assert.lengthOf(bodies, 1)
    })
  )

  it.scoped("is told again as deliveries are, with the same id, and failures stay to be tried by hand", () =>
    Effect.gen(function* () {
      const { answers, bodies, by, marketing, says, state } = yield* set
      answers.push(500, 503, 200)
      yield* says("dana@example.com")
      for (const wait of ["0 seconds", "1 second", "3 seconds"] as const) {
        yield* TestClock.adjust(wait)
        yield* drain
      }
      assert.lengthOf(bodies, 3)
      assert.strictEqual(new Set(bodies.map((body) => at(body, "id"))).size, 1)
      assert.isNull((yield* state)?.last_error ?? null)

      answers.push(400)
      yield* says("kari@example.com", "kari")
      yield* drain
      assert.deepInclude<object>((yield* state) ?? {}, {
        failed: 1,
        waiting: 0,
        last_error: "The receiver answered 400 Bad Request"
      })
      assert.strictEqual(yield* marketing.retry(by, "call"), 1)
      yield* drain
      assert.deepInclude<object>((yield* state) ?? {}, { failed: 0, waiting: 0, last_error: null })

      answers.push(400)
      yield* says("ola@example.com", "ola")
      yield* drain
      yield* TestClock.adjust("31 days")
      yield* drained(Effect.flatMap(MarketingRunner, (runner) => runner.forget))
      assert.deepInclude<object>((yield* state) ?? {}, { failed: 0 })
    })
  )

  it.scoped("is told nothing of who was deleted or took the address back, under whatever id it was queued", () =>
    Effect.gen(function* () {
      const { bodies, by, contacts, people, principal, says, state } = yield* set
      yield* says("one@example.com", "one")
      yield* says("two@example.com", "two")
      yield* says("three@example.com", "three")
      const all = yield* people
      const id = (email: string) => all.find((one) => one.email === email)?.id ?? ""
      yield* contacts.link(principal, id("one@example.com"), id("two@example.com"))
      const erasures = yield* Erasures
      yield* erasures.erasePerson(by, id("two@example.com"))
      yield* contacts.update(principal, id("three@example.com"), { email: null })
      assert.deepInclude<object>((yield* state) ?? {}, { waiting: 0 })
      yield* drain
      assert.deepStrictEqual(bodies, [])
    })
  )

  it.scoped("is told to whom it is about by their export, and forgotten with them, under whatever id", () =>
    Effect.gen(function* () {
      const { answers, by, contacts, people, principal, says, workspaceId } = yield* set
      const { page } = yield* PersonExport
      const exported = (id: string) =>
        Effect.map(page(workspaceId, id, undefined), ({ data }) =>
          data.email_marketing.map(({ last_told_at, system, to_be_told, told }) => [
            system,
            told.join(" "),
            last_told_at !== null,
            to_be_told.map(({ email, failed, phone }) => [email, phone, failed])
          ])
        )
      yield* says("one@example.com", "one")
      yield* says("two@example.com", "two")
      yield* says("Call +47 22 86 44 00", "three")
      const all = yield* people
      const id = (email: string | null) => all.find((one) => one.email === email)?.id ?? ""
      const [one, two, three] = [id("one@example.com"), id("two@example.com"), id(null)]
      assert.deepStrictEqual(yield* exported(two), [["call", "", false, [["two@example.com", null, false]]]])
      yield* drain
      answers.push(400)
      yield* says("or two@example.org", "one")
      yield* drain
      assert.deepStrictEqual(yield* exported(one), [["call", "email", true, [["two@example.org", null, true]]]])
      assert.deepStrictEqual(yield* exported(two), [["call", "email", true, []]])
      assert.deepStrictEqual(yield* exported(three), [["call", "phone", true, []]])
      yield* contacts.link(principal, three, two)
      assert.deepStrictEqual(yield* exported(three), [["call", "email phone", true, []]])
      yield* Effect.flatMap(Erasures, ({ erasePerson }) => erasePerson(by, two))
      const sql = yield* PgClient.PgClient
      const left = yield* sql`SELECT contact_id FROM told_systems WHERE workspace_id = ${workspaceId}`
      assert.deepStrictEqual(left, [{ contact_id: one }])
    })
  )

  it.scoped("is set up by what can work, and its key is never shown nor kept in the open", () =>
    Effect.gen(function* () {
      const { by, marketing, workspaceId } = yield* set
      const refusal = (kind: "mailchimp" | "klaviyo" | "call", change: object) =>
        Effect.map(Effect.flip(marketing.set(by, kind, change)), ({ message }) => message)
      assert.include(yield* refusal("mailchimp", { secret: "0123456789abcdef", audience_id: "a1b2c3" }), "data centre")
      assert.include(yield* refusal("mailchimp", { secret: "0123456789abcdef-us6" }), "audience")
      assert.include(yield* refusal("klaviyo", { secret: "sk_0123456789" }), "pk_")
      assert.include(yield* refusal("klaviyo", {}), "Enter the API key")
      assert.include(yield* refusal("call", { target_url: "https://user@example.com" }), "cannot be used")
      yield* marketing.set(by, "mailchimp", { secret: "0123456789abcdef-us6", audience_id: "a1b2c3" })
      const changed = yield* marketing.set(by, "mailchimp", { secret: " ", consent: "given" })
      assert.deepInclude<object>(changed, { audience_id: "a1b2c3", consent: "given", signing_secret: null })
      const sql = yield* PgClient.PgClient
      const kept = yield* sql<{ text: string }>`
        SELECT row_to_json(i)::text AS text FROM marketing_integrations i WHERE workspace_id = ${workspaceId}
        UNION ALL SELECT row_to_json(a)::text FROM audit_log a WHERE workspace_id = ${workspaceId}`
      for (const { text } of kept) {
        assert.notInclude(text, "0123456789abcdef-us6")
        assert.notInclude(text, Buffer.from("0123456789abcdef-us6").toString("hex"))
      }
      yield* marketing.remove(by, "mailchimp")
      assert.deepStrictEqual(
        (yield* marketing.list(workspaceId)).map(({ kind }) => kind),
        ["call"]
      )
    })
  )
})
