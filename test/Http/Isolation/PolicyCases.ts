import { assert } from "@effect/vitest"
import { DateTime, Effect, Either, Schema } from "effect"
import { PolicyTaskRunner } from "#src/Autopilot/Drafts/PolicyTaskRunner.ts"
import { PolicyTasks } from "#src/Autopilot/Drafts/PolicyTasks.ts"
import { Shadows } from "#src/Autopilot/Drafts/Shadows.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { type Answered, refused } from "../Asking.ts"
import { decideAll, received, standing } from "../Scenes.ts"
import type { Case } from "./Case.ts"

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

export const policyCases: Readonly<Record<string, Case>> = {
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

  "policy.promoteShadow": leavesTheirShadow
}
