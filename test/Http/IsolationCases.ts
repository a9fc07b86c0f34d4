import { assert } from "@effect/vitest"
import { DateTime, Effect, Either, type Layer, Schema } from "effect"
import { hookEvents } from "#schema/Event.ts"
import { PolicyTaskRunner } from "#src/Autopilot/Drafts/PolicyTaskRunner.ts"
import { PolicyTasks } from "#src/Autopilot/Drafts/PolicyTasks.ts"
import { Shadows } from "#src/Autopilot/Drafts/Shadows.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings.ts"
import { ProtectionSettings } from "#src/Autopilot/ProtectionSettings.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages.ts"
import { Sales } from "#src/Sales/Sales.ts"
import { Hooks } from "#src/Webhooks/Hooks.ts"
import { deliveriesOf } from "#test/Webhooks/Delivering.ts"
import { settle } from "#test/Webhooks/Happenings.ts"
import { type Answered, type Asked, ask, type Door, refused } from "./Asking.ts"
import { type Brand, clicked, decideAll, met, received, standing, waiting } from "./Scenes.ts"

type With = Omit<Asked, "key"> & { readonly id?: string; readonly query?: string }

export interface Scene {
  readonly ours: Brand
  readonly theirs: Brand
  /** Asks the endpoint with our key. */
  readonly ask: (asked: With) => ReturnType<typeof ask>
}

type Case = (scene: Scene) => Effect.Effect<void, never, Layer.Layer.Success<typeof Door>>

const Rows = Schema.parseJson(Schema.Struct({ data: Schema.Array(Schema.Struct({ id: Schema.String })) }))
const idsIn = ({ text }: Answered) => Schema.decodeUnknownSync(Rows)(text).data.map(({ id }) => id)
const Paged = Schema.parseJson(Schema.Struct({ next_cursor: Schema.String }))
const cursorIn = ({ text }: Answered) => Schema.decodeUnknownSync(Paged)(text).next_cursor

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
const guidanceOf = ({ workspaceId }: Brand) => Effect.flatMap(GuidanceSettings, (guidance) => guidance.get(workspaceId))
const protectionsOf = ({ workspaceId }: Brand) =>
  Effect.flatMap(ProtectionSettings, (protections) => protections.get(workspaceId))

const contactOf = ({ workspaceId }: Brand, id: string) =>
  Effect.flatMap(Contacts, (contacts) => Effect.orDie(contacts.get(workspaceId, id)))

/** Neither a page nor a cursor leads to the rows of another workspace. */
const listsOwn: Case = ({ ask, ours, theirs }) =>
  Effect.gen(function* () {
    const own = [yield* waiting(ours, { externalId: "1" }), yield* waiting(ours, { externalId: "2" })]
    yield* waiting(theirs, { externalId: "1" })
    yield* waiting(theirs, { externalId: "2" })
    assert.sameMembers(idsIn(yield* ask({})), own)
    for (const list of ["/api/v1/autopilot/needs-you?limit=1", "/api/v1/comments?limit=1"]) {
      const cursor = cursorIn(yield* askAs(theirs, list))
      refused(yield* ask({ query: `?cursor=${cursor}` }), 400, "invalid_request")
    }
  })

const askAs = ({ key }: Brand, path: string) => ask("GET", path, { key })

/** What another workspace's comment is asked to become, it does not. */
const leavesTheirs =
  (json: unknown): Case =>
  ({ ask, theirs }) =>
    Effect.gen(function* () {
      const id = yield* waiting(theirs)
      const before = yield* standing(theirs, id)
      refused(yield* ask({ id, json }), 404, "not_found")
      assert.deepStrictEqual(yield* standing(theirs, id), before)
    })

const draft = { protections: { links: true } } as const
const Identified = Schema.parseJson(Schema.Struct({ data: Schema.Struct({ id: Schema.String }) }))
const idOf = ({ text }: Answered) => Schema.decodeUnknownSync(Identified)(text).data.id

const leavesTheirShadow: Case = ({ ask, theirs }) =>
  Effect.gen(function* () {
    const shadows = yield* Shadows
    const started = yield* Effect.orDie(shadows.start(theirs.principal, draft))
    refused(yield* ask({}), 404, "not_found")
    assert.deepStrictEqual(yield* Effect.orDie(shadows.get(theirs.workspaceId)), started)
  })

/** What each endpoint must not show or do of another workspace: a case for every endpoint, by name. */
export const cases: Readonly<Record<string, Case>> = {
  "me.get": ({ ask, ours, theirs }) =>
    Effect.map(ask({}), ({ text }) => {
      assert.include(text, ours.workspaceId)
      assert.notInclude(text, theirs.workspaceId)
    }),

  "comments.list": (scene) =>
    Effect.gen(function* () {
      yield* listsOwn(scene)
      const { ask, theirs } = scene
      for (const query of [`?account_id=${theirs.accounts.facebook.accountId}`, "?external_id=theirs"]) {
        yield* received(theirs, { externalId: "theirs" })
        assert.deepStrictEqual(idsIn(yield* ask({ query })), [])
      }
    }),

  "comments.get": ({ ask, theirs }) =>
    Effect.gen(function* () {
      refused(yield* ask({ id: yield* received(theirs) }), 404, "not_found")
    }),

  "comments.act": leavesTheirs({ action: "hide" }),

  "autopilot.status": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const before = yield* ask({})
      yield* waiting(theirs)
      assert.strictEqual((yield* ask({})).text, before.text)
    }),

  "autopilot.needsYou": listsOwn,

  "autopilot.answer": leavesTheirs({ answer: "hide" }),

  "autopilot.getGuidance": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const guidance = yield* GuidanceSettings
      yield* Effect.orDie(guidance.replace(theirs.principal, "Hide links."))
      assert.notInclude((yield* ask({})).text, "links")
    }),

  "autopilot.putGuidance": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const before = yield* guidanceOf(theirs)
      assert.strictEqual((yield* ask({ json: { guidance: "Hide links." } })).status, 200)
      assert.deepStrictEqual(yield* guidanceOf(theirs), before)
    }),

  "autopilot.getProtections": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const before = yield* ask({})
      const protections = yield* ProtectionSettings
      const change = { scams: false, links: true, negative: true, answer_questions: "send" } as const
      yield* Effect.orDie(protections.change(theirs.principal, change))
      assert.strictEqual((yield* ask({})).text, before.text)
    }),

  "autopilot.patchProtections": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const before = yield* protectionsOf(theirs)
      const json = { scams: false, links: true, negative: true, answer_questions: "send" }
      assert.strictEqual((yield* ask({ json })).status, 200)
      assert.deepStrictEqual(yield* protectionsOf(theirs), before)
    }),

  "policy.getPolicy": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const guidance = yield* GuidanceSettings
      yield* Effect.orDie(guidance.replace(theirs.principal, "Hide links."))
      assert.notInclude((yield* ask({})).text, "links")
    }),

  "policy.startBacktest": ({ ask, ours, theirs }) =>
    Effect.gen(function* () {
      yield* received(theirs)
      const id = idOf(yield* ask({ json: { draft } }))
      yield* Effect.flatMap(PolicyTaskRunner, ({ drain }) => drain)
      const tasks = yield* PolicyTasks
      const { result } = yield* Effect.orDie(tasks.getBacktest(ours.workspaceId, id))
      assert.strictEqual(result?.compared, 0)
    }),

  "policy.getBacktest": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const tasks = yield* PolicyTasks
      const { id } = yield* Effect.orDie(tasks.startBacktest(theirs.principal, { draft }))
      refused(yield* ask({ id }), 404, "not_found")
    }),

  "policy.startUndo": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const hidden = yield* received(theirs, { text: "Double your bitcoin, message me on WhatsApp +1 555 014 2299" })
      yield* decideAll
      const before = yield* standing(theirs, hidden)
      assert.strictEqual(before.pending_action, "hide")
      yield* ask({ json: { policy_version: null, since: "1970-01-01T00:00:00Z" } })
      yield* Effect.flatMap(PolicyTaskRunner, ({ drain }) => drain)
      assert.deepStrictEqual(yield* standing(theirs, hidden), before)
    }),

  "policy.getUndo": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const tasks = yield* PolicyTasks
      const undo = { policy_version: null, since: DateTime.unsafeMake(0) }
      const { id } = yield* Effect.orDie(tasks.startUndo(theirs.principal, undo))
      refused(yield* ask({ id }), 404, "not_found")
    }),

  "policy.getShadow": ({ ask, theirs }) =>
    Effect.gen(function* () {
      const shadows = yield* Shadows
      yield* Effect.orDie(shadows.start(theirs.principal, draft))
      refused(yield* ask({}), 404, "not_found")
    }),

  "policy.putShadow": ({ ask, theirs }) =>
    Effect.gen(function* () {
      assert.strictEqual((yield* ask({ json: draft })).status, 200)
      const shadows = yield* Shadows
      const theirShadow = yield* Effect.either(shadows.get(theirs.workspaceId))
      assert.isTrue(Either.isLeft(theirShadow))
    }),

  "policy.deleteShadow": leavesTheirShadow,

  "policy.promoteShadow": leavesTheirShadow,

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
      yield* Effect.orDie(sales.record(theirs.workspaceId, sale))
      assert.strictEqual((yield* ask({})).text, before.text)
    }),

  "reports.convert": ({ ask, theirs }) =>
    Effect.gen(function* () {
      refused(yield* ask({ json: { click_id: yield* clicked(theirs), value: 10 } }), 404, "not_found")
    }),

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
