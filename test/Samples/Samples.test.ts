import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, Schema, TestClock } from "effect"
import type { HookId, WorkspaceId } from "#schema/Ids.ts"
import { HookDeliveryBody, type HookEvent, hookEvents } from "#schema/resources/Event.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { Samples } from "#src/Samples/Samples.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { brand, House } from "#test/House.ts"
import { decideAll, received, waiting } from "#test/Http/Scenes.ts"
import { settle } from "#test/Webhooks/Happenings.ts"

const readBody = Schema.decodeUnknownSync(HookDeliveryBody, { onExcessProperty: "error" })
const read = (body: unknown) => readBody(JSON.parse(JSON.stringify(body)))

const samplesOf = Effect.fn("samplesOf")(function* (workspaceId: WorkspaceId, event: HookEvent) {
  const samples = yield* Samples
  return yield* samples.of(workspaceId, event)
})

/** Names and types of everything in a body, at any depth: what a no-code platform learns from a sample. */
const shapeOf = (value: unknown): unknown => {
  if (value === null) return "null"
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== "object") return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
}

type Brand = Effect.Effect.Success<ReturnType<typeof brand>>

const message = (ours: Brand, externalId: string, text: string) =>
  Effect.flatMap(Messages, ({ receive }) =>
    receive(ours.accounts.facebook, [
      { externalId, senderId: "author-1", kind: "text", text, sentAt: DateTime.unsafeMake(0) }
    ])
  )

layer(House)("samples of an event", (it) => {
  it.effect("are one that is made up while there is nothing, of the shape of a delivery", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      for (const event of hookEvents) {
        const samples = yield* samplesOf(workspaceId, event)
        assert.lengthOf(samples, 1)
        const body = read(samples[0])
        assert.deepInclude(body, { event, workspace_id: workspaceId, sequence: 1 })
        assert.match(body.id, /^dlv_[0-9a-f]{32}$/)
        assert.match(body.url, /^https:\/\/steward\.test\//)
      }
    })
  )

  it.effect("are what a hook was sent, as far as it is still so", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { principal, workspaceId } = ours
      const hooks = yield* Hooks
      const contacts = yield* Contacts
      const sent = new Map<HookEvent, HookId>()
      for (const event of hookEvents) {
        const { hook } = yield* hooks.subscribe(principal, { target_url: "https://93.184.215.14/hook", event })
        sent.set(event, hook.id)
      }
      const sql = yield* SqlClient.SqlClient
      const latest = (event: HookEvent) =>
        Effect.map(
          sql<{ readonly body: string }>`
            SELECT body FROM deliveries WHERE workspace_id = ${workspaceId} AND hook_id = ${sent.get(event) ?? ""}
            ORDER BY sequence DESC LIMIT 1`,
          ([row]): unknown => JSON.parse(row?.body ?? "null")
        )
      const same = Effect.fn("same")(function* (event: HookEvent) {
        const [sample] = yield* samplesOf(workspaceId, event)
        const delivery = read(yield* latest(event))
        const shown = read(sample)
        assert.deepStrictEqual({ ...shown, id: delivery.id, sequence: delivery.sequence }, delivery)
        assert.deepStrictEqual(Object.keys(shown), Object.keys(delivery))
      })

      yield* TestClock.adjust("1 second")
      const id = yield* received(ours, { externalId: "1", text: "Where can I buy this?" })
      for (const event of ["comment.received", "comment.hidden", "comment.review", "comment.needs_reply"] as const) {
        yield* TestClock.adjust("1 second")
        yield* settle(workspaceId, id, [event], "Where can I buy this?")
        yield* same(event)
      }
      yield* TestClock.adjust("1 second")
      yield* message(ours, "m1", "Call me: +1 202 555 0143, or kari@example.com")
      yield* same("message.received")
      yield* same("lead.captured")
      const [contact] = (yield* contacts.list(workspaceId, {}, {})).data
      yield* TestClock.adjust("1 second")
      yield* contacts.update(principal, contact?.id ?? "", { add_tags: ["vip"], fields: { size: "L" } })
      const [sample] = yield* samplesOf(workspaceId, "contact.updated")
      const delivery = read(yield* latest("contact.updated"))
      assert.deepStrictEqual(shapeOf(read(sample)), shapeOf(delivery))
      assert.nestedPropertyVal(sample, "contact.id", contact?.id)
    })
  )

  it.effect("are the three newest, newest first, each under an id that it keeps", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { workspaceId } = ours
      const comments = yield* Comments
      const ids: Array<string> = []
      for (let index = 1; index <= 5; index++) {
        yield* TestClock.adjust("1 second")
        ids.unshift(yield* waiting(ours, { externalId: `w${index}`, text: `Where is my refund ${index}?` }))
        yield* message(ours, `m${index}`, `Write to kari${index}@example.com`)
      }
      yield* received(ours, { externalId: "pending" })
      for (const event of ["comment.received", "comment.review", "comment.needs_reply"] as const) {
        const samples = (yield* samplesOf(workspaceId, event)).map(read)
        const found = samples.map((body) => ("comment" in body ? body.comment.id : ""))
        assert.deepStrictEqual<ReadonlyArray<string>>(found, ids.slice(0, 3), event)
        assert.deepStrictEqual(
          samples.map(({ sequence }) => sequence),
          [3, 2, 1]
        )
        const again = yield* samplesOf(workspaceId, event)
        assert.deepStrictEqual(
          again.map(({ id }) => id),
          samples.map(({ id }) => id)
        )
        assert.strictEqual(new Set(samples.map(({ id }) => id)).size, 3)
      }
      const leads = (yield* samplesOf(workspaceId, "lead.captured")).map(read)
      assert.deepStrictEqual(
        leads.map((body) => ("lead" in body ? body.lead.email : null)),
        ["kari5@example.com", "kari4@example.com", "kari3@example.com"]
      )
      const [hidden] = (yield* samplesOf(workspaceId, "comment.hidden")).map(read)
      assert.deepInclude(hidden, { event: "comment.hidden", sequence: 1 })
      assert.strictEqual((yield* comments.list(workspaceId, { status: "hidden" }, {})).data.length, 0)
    })
  )

  it.effect("speak of nobody who said and changed nothing", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      yield* received(ours, { text: "Lovely" })
      yield* decideAll
      yield* message(ours, "m", "Hello there")
      const [updated] = (yield* samplesOf(ours.workspaceId, "contact.updated")).map(read)
      const [lead] = (yield* samplesOf(ours.workspaceId, "lead.captured")).map(read)
      const [reply] = (yield* samplesOf(ours.workspaceId, "comment.needs_reply")).map(read)
      for (const body of [updated, lead, reply]) assert.include(JSON.stringify(body), "Example Brand")
    })
  )
})
