import { assert } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { hookEvents } from "#schema/resources/Event.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { deliveriesOf } from "#test/Webhooks/Delivering.ts"
import { settle } from "#test/Webhooks/Happenings.ts"
import { refused } from "../Asking.ts"
import { type Brand, met, received, waiting } from "../Scenes.ts"
import { type Case, idsIn } from "./Case.ts"

const subscription = { target_url: "https://93.184.215.14/hook", event: "comment.hidden" } as const

const subscribe = ({ principal }: Brand) =>
  Effect.flatMap(Hooks, (hooks) =>
    Effect.map(Effect.orDie(hooks.subscribe(principal, subscription)), ({ hook }) => hook.id)
  )

/** A comment is hidden, of which hooks are told. */
const hidden = Effect.fn("hidden")(function* (brand: Brand) {
  const id = yield* received(brand, { externalId: "hidden" })
  yield* Effect.orDie(settle(brand.workspaceId, id, [subscription.event], "Buy now"))
})

const hooksOf = ({ workspaceId }: Brand) =>
  Effect.flatMap(Hooks, (hooks) => Effect.map(hooks.list(workspaceId), (list) => list.map(({ id }) => id)))

export const hookCases: Readonly<Record<string, Case>> = {
  "hooks.subscribe": ({ ask, theirs }) =>
    Effect.gen(function* () {
      yield* subscribe(theirs)
      const before = yield* hooksOf(theirs)
      assert.strictEqual((yield* ask({ json: subscription })).status, 201)
      assert.deepStrictEqual(yield* hooksOf(theirs), before)
    }),

  "hooks.list": ({ ask, ours, theirs }) =>
    Effect.gen(function* () {
      yield* subscribe(theirs)
      assert.deepStrictEqual(idsIn(yield* ask({})), [])
      const own = yield* subscribe(ours)
      assert.deepStrictEqual(idsIn(yield* ask({})), [own])
    }),

  "hooks.get": ({ ask, ours, theirs }) =>
    Effect.gen(function* () {
      refused(yield* ask({ id: yield* subscribe(theirs) }), 404, "not_found")
      assert.strictEqual((yield* ask({ id: yield* subscribe(ours) })).status, 200)
    }),

  "hooks.test": ({ ask, theirs }) =>
    Effect.gen(function* () {
      refused(yield* ask({ id: yield* subscribe(theirs), json: {} }), 404, "not_found")
    }),

  "hooks.send": ({ ask, ours, theirs }) =>
    Effect.gen(function* () {
      const [foreign, own] = [yield* subscribe(theirs), yield* subscribe(ours)]
      const [comment, contact] = [yield* received(theirs, { externalId: "sent" }), yield* met(theirs)]
      for (const json of [{ comment_id: comment }, { contact_id: contact.id }]) {
        refused(yield* ask({ id: own, json }), 404, "not_found")
        refused(yield* ask({ id: foreign, json }), 404, "not_found")
      }
      const ourComment = yield* received(ours, { externalId: "sent" })
      refused(yield* ask({ id: foreign, json: { comment_id: ourComment } }), 404, "not_found")
    }),

  "hooks.rotate": ({ ask, theirs }) =>
    Effect.gen(function* () {
      refused(yield* ask({ id: yield* subscribe(theirs), json: {} }), 404, "not_found")
    }),

  "hooks.unsubscribe": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const id = yield* subscribe(theirs)
      refused(yield* ask({ id }), 404, "not_found")
      assert.deepStrictEqual(yield* hooksOf(theirs), [id])
    }),

  "hooks.deliveries": ({ ask, ours, theirs }) =>
    Effect.gen(function* () {
      const id = yield* subscribe(theirs)
      yield* hidden(theirs)
      refused(yield* ask({ id }), 404, "not_found")
      const own = yield* subscribe(ours)
      yield* hidden(ours)
      assert.lengthOf(idsIn(yield* ask({ id: own })), 1)
    }),

  "hooks.redeliver": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const id = yield* subscribe(theirs)
      yield* hidden(theirs)
      const before = yield* Effect.orDie(deliveriesOf(theirs.workspaceId))
      refused(yield* ask({ id, json: { since: "1970-01-01T00:00:00Z" } }), 404, "not_found")
      refused(yield* ask({ id, json: { delivery_id: before[0]?.id } }), 404, "not_found")
      assert.deepStrictEqual(yield* Effect.orDie(deliveriesOf(theirs.workspaceId)), before)
    }),

  "hooks.samples": ({ ask, ours, theirs }) =>
    Effect.gen(function* () {
      for (const externalId of ["1", "2"]) yield* waiting(theirs, { externalId, text: "Where is my refund, theirs?" })
      const contact = yield* met(theirs)
      const contacts = yield* Contacts
      yield* Effect.orDie(contacts.update(theirs.principal, contact.id, { email: "theirs@example.com" }))
      const messages = yield* Messages
      const message = { externalId: "m", senderId: "author-1", kind: "text", text: "theirs: +1 202 555 0143" } as const
      yield* messages.receive(theirs.accounts.facebook, [{ ...message, sentAt: DateTime.unsafeMake(0) }])
      for (const id of hookEvents) {
        const { text } = yield* ask({ id })
        assert.include(text, ours.workspaceId)
        assert.notInclude(text, theirs.workspaceId)
        assert.notInclude(text, "theirs")
      }
    })
}
