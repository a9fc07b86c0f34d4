import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { Shadows } from "#src/Autopilot/Drafts/Shadows.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { member } from "#test/House.ts"
import { answer } from "#test/Moderation/People.ts"
import { decided, rowOf, scene } from "#test/Moderation/Scene.ts"

const draft = {
  guidance: "Our competitors are Stridex and Vantalo.",
  protections: { scams: false, spam: false }
} as const

layer(HouseOnFakePlatform)("a shadow", (it) => {
  it.effect("decides new comments beside the settings in force, without effect", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const shadows = yield* Shadows
      yield* decided(account, "hide")
      const started = yield* shadows.start(principal, draft)
      assert.strictEqual(started.difference.compared, 0)
      yield* TestClock.adjust("1 minute")
      const mention = yield* decided(account, "keep", { text: "Stridex is so much better than this" })
      const scam = yield* decided(account, "hide", {
        text: "Double your bitcoin, message me on WhatsApp +1 555 014 2299"
      })
      yield* decided(account, "keep")
      const { difference } = yield* shadows.get(workspaceId)
      assert.deepInclude(difference, { compared: 3, same: 1 })
      assert.deepStrictEqual(
        [difference.newly_hidden, difference.newly_kept].map(({ examples }) => examples.map((one) => one.comment_id)),
        [[mention.id], [scam.id]]
      )
      assert.strictEqual((yield* rowOf(workspaceId, mention.id)).status, "visible")
      assert.strictEqual((yield* rowOf(workspaceId, scam.id)).pending_action, "hide")
      yield* answer(principal, mention.id, "hide")
      const { agreement } = (yield* shadows.get(workspaceId)).difference
      assert.deepStrictEqual([agreement.before.rate, agreement.after.rate], [0, 1])
    })
  )

  it.effect("is promoted to what is in force, and is no shadow any more", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const shadows = yield* Shadows
      yield* shadows.start(principal, draft)
      yield* decided(account, "keep")
      const promoted = yield* shadows.promote(principal)
      assert.strictEqual(promoted.guidance.guidance, draft.guidance)
      assert.deepStrictEqual(
        yield* Effect.flatMap(GuidanceSettings, (guidance) => guidance.get(workspaceId)),
        promoted.guidance
      )
      const { value } = yield* Effect.flatMap(ProtectionSettings, (protections) => protections.get(workspaceId))
      assert.deepStrictEqual(value, promoted.protections)
      assert.isFalse(value.protections.find(({ key }) => key === "scams")?.on)
      assert.strictEqual((yield* Effect.flip(shadows.get(workspaceId))).code, "not_found")
    })
  )

  it.effect("is replaced by the next, and stopped with a last word", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const shadows = yield* Shadows
      yield* shadows.start(principal, { protections: { links: true } })
      yield* decided(account, "keep")
      const other = yield* shadows.start(principal, { guidance: "Be excellent. Hide links." })
      assert.deepStrictEqual(other.does, ["Hides comments that contain links."])
      assert.deepInclude(other.replaced, { draft: { protections: { links: true } } })
      assert.strictEqual(other.replaced?.difference.compared, 1)
      const again = yield* shadows.get(workspaceId)
      assert.notProperty(again, "replaced")
      const { difference, unclear } = yield* shadows.get(workspaceId)
      assert.strictEqual(difference.compared, 0)
      assert.deepStrictEqual(
        unclear.map(({ text }) => text),
        ["Be excellent"]
      )
      yield* decided(account, "keep")
      assert.strictEqual((yield* shadows.stop(principal)).difference.compared, 1)
      assert.strictEqual((yield* Effect.flip(shadows.stop(principal))).code, "not_found")
      yield* decided(account, "keep")
    })
  )

  it.effect("is for those who may change the autopilot", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* scene()
      const shadows = yield* Shadows
      const { principal } = yield* member(workspaceId, "moderator")
      const denied = [
        yield* Effect.flip(shadows.start(principal, draft)),
        yield* Effect.flip(shadows.stop(principal)),
        yield* Effect.flip(shadows.promote(principal))
      ]
      assert.deepStrictEqual(
        denied.map(({ code }) => code),
        ["forbidden", "forbidden", "forbidden"]
      )
    })
  )
})
