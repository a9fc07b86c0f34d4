import { assert } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { AccountProtectionSettings } from "#src/Autopilot/Settings/AccountProtectionSettings.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { type Answered, ask, refused } from "../Asking.ts"
import { type Brand, received, standing, waiting } from "../Scenes.ts"
import { type Case, idsIn } from "./Case.ts"

const Paged = Schema.parseJson(Schema.Struct({ next_cursor: Schema.String }))

const cursorIn = ({ text }: Answered) => Schema.decodeUnknownSync(Paged)(text).next_cursor

const guidanceOf = ({ workspaceId }: Brand) => Effect.flatMap(GuidanceSettings, (guidance) => guidance.get(workspaceId))

const protectionsOf = ({ workspaceId }: Brand) =>
  Effect.flatMap(ProtectionSettings, (protections) => protections.get(workspaceId))

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

/** Another workspace's account keeps its switches. */
const leavesTheirAccount =
  (json: unknown): Case =>
  ({ ask, theirs }) =>
    Effect.gen(function* () {
      const id = theirs.accounts.facebook.accountId
      const settings = yield* AccountProtectionSettings
      yield* Effect.orDie(settings.change(theirs.principal, id, { media: true }))
      const before = yield* settings.get(theirs.workspaceId, id)
      refused(yield* ask({ id, json }), 404, "not_found")
      assert.deepStrictEqual(yield* settings.get(theirs.workspaceId, id), before)
    }).pipe(Effect.orDie)

export const commentCases: Readonly<Record<string, Case>> = {
  "me.get": ({ ask, ours, theirs }) =>
    Effect.map(ask({}), ({ text }) => {
      assert.include(text, ours.workspaceId)
      assert.notInclude(text, theirs.workspaceId)
    }),

  "comments.list": (scene) =>
    Effect.gen(function* () {
      yield* listsOwn(scene)
      const { ask, theirs } = scene
      yield* received(theirs, { externalId: "theirs" })
      assert.deepStrictEqual(idsIn(yield* ask({ query: "?external_id=theirs" })), [])
      refused(yield* ask({ query: `?account_id=${theirs.accounts.facebook.accountId}` }), 400, "invalid_request")
    }),

  "comments.get": ({ ask, theirs }) =>
    Effect.gen(function* () {
      refused(yield* ask({ id: yield* received(theirs) }), 404, "not_found")
    }),

  "comments.act": leavesTheirs({ action: "hide" }),
  "comments.replyPrivately": leavesTheirs({ text: "Hello" }),

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

  "autopilot.getAccountProtections": ({ ask, theirs }) =>
    Effect.gen(function* () {
      refused(yield* ask({ id: theirs.accounts.facebook.accountId }), 404, "not_found")
    }),

  "autopilot.patchAccountProtections": leavesTheirAccount({ links: true }),

  "autopilot.deleteAccountProtections": leavesTheirAccount(undefined)
}
