import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { data } from "#schema/Page.ts"
import { HookSent } from "#schema/resources/Hook.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { brand, member } from "#test/House.ts"
import { at } from "#test/Sandbox/Driver.ts"
import { deliveriesOf } from "#test/Webhooks/Delivering.ts"
import { manager } from "#test/Webhooks/Settings.ts"
import { ask, Door, readAs, refused } from "../Asking.ts"
import { met, received, waiting } from "../Scenes.ts"

const target = "https://93.184.215.14/hook"

const bodyOf = (workspaceId: WorkspaceId, id: string) =>
  Effect.map(Effect.orDie(deliveriesOf(workspaceId)), (rows): unknown => {
    const row = rows.find((one) => one.id === id)
    return row === undefined ? undefined : JSON.parse(row.body)
  })

const set = Effect.gen(function* () {
  const ours = yield* brand()
  const hooks = yield* Hooks
  const webhooks = yield* SettingsWebhooks
  const rest = (event: "comment.received" | "comment.hidden" | "lead.captured" | "contact.updated") =>
    Effect.map(
      Effect.orDie(hooks.subscribe(ours.principal, { target_url: `${target}/${event}`, event })),
      ({ hook }) => hook.id
    )
  const all = yield* Effect.orDie(
    webhooks.create(manager(ours.principal), { target_url: `${target}/all`, events: "all" })
  )
  const send = (id: string, json: object, key = ours.key) => ask("POST", `/api/v1/hooks/${id}/send`, { key, json })
  const sent = (id: string, json: object) =>
    Effect.map(send(id, json), (answer) => {
      assert.strictEqual(answer.status, 202, answer.text)
      return readAs(data(HookSent, "HookSentAnswer", 202), answer).data
    })
  return { ours, rest, all: all.id, send, sent }
})

layer(Door)("sending to a hook", (it) => {
  it.effect("tells that hook alone, under what it listens to, with the next place in its sequence", () =>
    Effect.gen(function* () {
      const { all, ours, rest, sent } = yield* set
      const one = yield* rest("comment.received")
      const comment = yield* waiting(ours, { externalId: "1" })
      const before = yield* Effect.orDie(deliveriesOf(ours.workspaceId))
      const first = yield* sent(one, { comment_id: comment })
      assert.deepInclude<object>(first, { hook_id: one, event: "comment.received" })
      assert.strictEqual((yield* sent(all, { comment_id: comment })).event, "comment.review")
      const after = yield* Effect.orDie(deliveriesOf(ours.workspaceId))
      assert.lengthOf(after, before.length + 2)
      const own = yield* bodyOf(ours.workspaceId, first.delivery_id)
      assert.strictEqual(at(own, "comment", "id"), comment)
      assert.isUndefined(at(own, "test"))
    })
  )

  it.effect("tells of a person as a campaign's lead, or what else of them it listens to", () =>
    Effect.gen(function* () {
      const { ours, rest, send, sent } = yield* set
      const contact = yield* met(ours)
      const leads = yield* rest("lead.captured")
      refused(yield* send(leads, { contact_id: contact.id }), 422, "unprocessable")
      const contacts = yield* Contacts
      yield* Effect.orDie(contacts.update(ours.principal, contact.id, { email: "dana@example.com" }))
      const lead = yield* sent(leads, { contact_id: contact.id })
      assert.strictEqual(lead.event, "lead.captured")
      const body = yield* bodyOf(ours.workspaceId, lead.delivery_id)
      assert.deepStrictEqual(at(body, "lead"), { email: "dana@example.com", phone: null, source: "campaign" })
      const changes = yield* rest("contact.updated")
      assert.strictEqual((yield* sent(changes, { contact_id: contact.id })).event, "contact.updated")
    })
  )

  it.effect("refuses what is not so, what names both or nothing, and who may not moderate", () =>
    Effect.gen(function* () {
      const { ours, rest, send } = yield* set
      const hidden = yield* rest("comment.hidden")
      const comment = yield* received(ours, { externalId: "1" })
      refused(yield* send(hidden, { comment_id: comment }), 422, "unprocessable")
      refused(yield* send(hidden, {}), 400, "invalid_request")
      refused(yield* send(hidden, { comment_id: comment, contact_id: "con_1" }), 400, "invalid_request")
      refused(yield* send(hidden, { comment_id: "com_none" }), 404, "not_found")
      const { key } = yield* member(ours.workspaceId, "viewer")
      refused(yield* send(hidden, { comment_id: comment }, key), 403, "forbidden")
    })
  )
})
