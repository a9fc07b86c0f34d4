import { assert, layer } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { ObservedAccount } from "#src/Comments/Observation.ts"
import { claimsOfWorkspace } from "#src/Moderation/Claims/WorkClaims.ts"
import { claimSize, WorkRunner } from "#src/Moderation/Running/WorkRunner.ts"
import { FakePlatform, HouseOnFakePlatform, hangs } from "#test/FakePlatform.ts"
import { observed } from "#test/House.ts"
import { decided, drained, rowOf, scene, texts, worked } from "../Scene.ts"

const drain = Effect.flatMap(WorkRunner, (runner) => runner.drain)

/** So many comments that the autopilot hides, in one report. */
const receivedAtOnce = Effect.fn("receivedAtOnce")(function* (account: ObservedAccount, count: number) {
  const intake = yield* Intake
  yield* intake.receive(
    account,
    Array.from({ length: count }, (_, n) => ({
      _tag: "Commented" as const,
      comment: observed({ externalId: `viral_${n}`, text: texts.hide })
    }))
  )
  yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
})

layer(HouseOnFakePlatform)("platform work of several brands", (it) => {
  it.effect("one with very much of it that came first holds up no other by more than a batch", () =>
    Effect.gen(function* () {
      const [viral, quiet] = [yield* scene(), yield* scene()]
      yield* receivedAtOnce(viral.account, claimSize + 1)
      const { id } = yield* decided(quiet.account, "hide")
      yield* drain
      yield* drain
      assert.strictEqual((yield* rowOf(quiet.workspaceId, id)).status, "hidden")
      yield* worked
    })
  )

  it.effect("one whose platform never answers leaves places to others", () =>
    Effect.gen(function* () {
      const [stuck, quiet] = [yield* scene(), yield* scene()]
      const platform = yield* FakePlatform
      const underWay = claimSize * claimsOfWorkspace
      platform.script(stuck.account.externalId, "hide", ...Array.from({ length: underWay }, () => hangs))
      yield* receivedAtOnce(stuck.account, underWay + 1)
      const waiting = yield* Effect.replicateEffect(Effect.fork(drain), claimsOfWorkspace)
      yield* platform.called(stuck.account.externalId, underWay)
      // this process has all the batches of that brand under way that it may
      assert.strictEqual(yield* drain, 0)
      const { id } = yield* decided(quiet.account, "hide")
      assert.strictEqual(yield* drain, 1)
      assert.strictEqual((yield* rowOf(quiet.workspaceId, id)).status, "hidden")
      yield* Fiber.interruptAll(waiting)
      assert.strictEqual(yield* drain, claimSize)
    })
  )
})
