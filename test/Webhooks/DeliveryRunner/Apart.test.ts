import { assert, describe } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { HooksRepo } from "#src/Webhooks/Hooks/HooksRepo.ts"
import { AttemptSlots } from "#src/Webhooks/Pace/AttemptSlots.ts"
import { DeliveriesRepo } from "#src/Webhooks/Queue/DeliveriesRepo.ts"
import { HookQueueRepo } from "#src/Webhooks/Queue/HookQueueRepo.ts"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { brand } from "#test/House.ts"
import { addSettingsWebhook, occur, scenario, url } from "../Delivering.ts"
import { answered, Script } from "../Script.ts"

/** A runner, and the hosts that each of its claims was for. */
const watchedRunner = Effect.gen(function* () {
  const claims: Array<ReadonlyArray<string>> = []
  const watched = Layer.effect(
    DeliveriesRepo,
    Effect.map(DeliveriesRepo, (repo) => ({
      ...repo,
      claim: (...[portions, ...rest]: Parameters<typeof repo.claim>) => {
        claims.push(portions.map(({ lane }) => lane.target_host))
        return repo.claim(portions, ...rest)
      }
    }))
  )
  const runner = yield* Effect.provide(
    DeliveryRunner,
    Layer.fresh(DeliveryRunner.layer).pipe(
      Layer.provide([watched, HooksRepo.layer, HookQueueRepo.layer, Layer.fresh(AttemptSlots.layer)])
    )
  )
  return { drain: runner.drain, claims }
})

const hostOf = (target: string) => new URL(target).host

describe("DeliveryRunner", () => {
  scenario(
    "claims for hooks that do well before, and apart from, many that do not",
    Effect.gen(function* () {
      const script = yield* Script
      const { claims, drain } = yield* watchedRunner
      const { workspaceId } = yield* brand()
      yield* addSettingsWebhook(workspaceId, url(1), ["comment.received"])
      yield* Effect.replicateEffect(Effect.zipRight(occur(workspaceId), drain), 2)
      const sick = Array.from({ length: 8 }, (_, index) => url(2 + index))
      for (const target of sick) {
        yield* script.answer(target, answered(500))
        yield* addSettingsWebhook(workspaceId, target, ["comment.received"])
      }
      claims.length = 0
      yield* occur(workspaceId)
      assert.strictEqual(yield* drain, 9)
      assert.deepStrictEqual(claims[0], [hostOf(url(1))])
      assert.deepStrictEqual(new Set(claims[1]), new Set(sick.map(hostOf)))
      assert.lengthOf(claims, 2)
    })
  )
})
