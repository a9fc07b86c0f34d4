import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Sales } from "#src/Sales/Sales.ts"
import { refused } from "../Asking.ts"
import { type Brand, clicked, met, waiting } from "../Scenes.ts"
import { type Case, idsIn } from "./Case.ts"

const contactOf = ({ workspaceId }: Brand, id: string) =>
  Effect.flatMap(Contacts, (contacts) => Effect.orDie(contacts.get(workspaceId, id)))

export const contactCases: Readonly<Record<string, Case>> = {
  "contacts.list": ({ ask, ours, theirs }) =>
    Effect.gen(function* () {
      yield* met(theirs)
      assert.deepStrictEqual(idsIn(yield* ask({})), [])
      const { id } = yield* met(ours)
      assert.deepStrictEqual(idsIn(yield* ask({})), [id])
    }),

  "contacts.get": ({ ask, theirs }) =>
    Effect.gen(function* () {
      refused(yield* ask({ id: (yield* met(theirs)).id }), 404, "not_found")
    }),

  "contacts.update": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const before = yield* met(theirs)
      const json = { email: "mine@example.com", add_tags: ["mine"] }
      refused(yield* ask({ id: before.id, json }), 404, "not_found")
      assert.deepStrictEqual(yield* contactOf(theirs, before.id), before)
    }),

  "contacts.link": ({ ask, ours, theirs }) =>
    Effect.gen(function* () {
      const before = yield* met(theirs)
      const { id } = yield* met(ours)
      refused(yield* ask({ id, json: { contact_id: before.id } }), 404, "not_found")
      refused(yield* ask({ id: before.id, json: { contact_id: id } }), 404, "not_found")
      assert.deepStrictEqual(yield* contactOf(theirs, before.id), before)
    }),

  "contacts.erase": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const before = yield* met(theirs)
      refused(yield* ask({ id: before.id }), 404, "not_found")
      assert.deepStrictEqual(yield* contactOf(theirs, before.id), before)
    }),

  "contacts.eraseAuthor": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const before = yield* met(theirs)
      refused(yield* ask({ id: before.account_id, query: "?author_id=author-1" }), 404, "not_found")
      assert.deepStrictEqual(yield* contactOf(theirs, before.id), before)
    }),

  "contacts.export": ({ ask, theirs }) =>
    Effect.gen(function* () {
      refused(yield* ask({ id: (yield* met(theirs)).id }), 404, "not_found")
    }),

  "contacts.tags": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const contacts = yield* Contacts
      const { id } = yield* met(theirs)
      yield* Effect.orDie(contacts.update(theirs.principal, id, { add_tags: ["theirs"] }))
      assert.deepStrictEqual(idsIn(yield* ask({})), [])
    }),

  "reports.summary": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const before = yield* ask({})
      yield* waiting(theirs)
      const sales = yield* Sales
      const sale = { click_id: yield* clicked(theirs), value: 10 }
      yield* Effect.orDie(sales.record({ workspaceId: theirs.workspaceId, actor: "Ada Operator" }, sale))
      assert.strictEqual((yield* ask({})).text, before.text)
    }),

  "reports.convert": ({ ask, theirs }) =>
    Effect.gen(function* () {
      refused(yield* ask({ json: { click_id: yield* clicked(theirs), value: 10 } }), 404, "not_found")
    })
}
