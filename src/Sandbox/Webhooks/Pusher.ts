import type { HttpClient } from "@effect/platform"
import { Duration, Effect, FiberMap, Layer, Option } from "effect"
import type { Platform } from "#schema/Platform.ts"
import type { Imitation, Pushing } from "../World/Imitation.ts"
import { Store } from "../World/Store.ts"
import { deliver } from "./Deliver.ts"
import { fail, nextBatch, retryDelay, succeed } from "./Deliveries.ts"

export interface PushPolicy {
  /** Events in one push at most. */
  readonly batch: number
  /** The second retry comes after this, each later one after twice as long, up to `cap`. */
  readonly base: Duration.DurationInput
  readonly cap: Duration.DurationInput
}

export const defaultPushPolicy: PushPolicy = { batch: 20, base: "1 second", cap: "15 seconds" }

/** Sends the events of one account, strictly one after another, until each has arrived. */
const pushAccount = (platform: Platform, pushing: Pushing, accountId: string, policy: PushPolicy) =>
  Effect.gen(function* () {
    const store = yield* Store
    const changes = yield* store.changes
    const base = Duration.toMillis(policy.base)
    const cap = Duration.toMillis(policy.cap)
    const step = Effect.gen(function* () {
      const world = yield* store.world
      const next = nextBatch(world, platform, accountId, Math.min(policy.batch, pushing.most))
      const target = world.targets.find((known) => known.platform === platform)
      if (Option.isNone(next) || target === undefined) return yield* changes.next
      const now = yield* store.now
      const { batch, dueAt } = next.value
      if (dueAt > now)
        return yield* changes.next.pipe(Effect.timeoutOption(Duration.millis(dueAt - now)), Effect.asVoid)
      // What a receiver has heard of must still be true after a crash.
      yield* store.flush
      const { delivered, result } = yield* deliver(pushing, target, batch, now)
      const ids = new Set(batch.map((delivery) => delivery.id))
      yield* store.update((world, now) => [
        undefined,
        delivered
          ? succeed(world, ids, result, now)
          : fail(world, ids, result, now, (attempts) => retryDelay(attempts, base, cap))
      ])
    })
    return yield* Effect.forever(step)
  }).pipe(Effect.scoped)

/** Pushes what is queued. A worker for each account, so that one receiver's trouble keeps only its own events. */
export const pusher = (
  imitations: ReadonlyArray<Imitation>,
  policy: PushPolicy
): Layer.Layer<never, never, Store | HttpClient.HttpClient> =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const store = yield* Store
      const changes = yield* store.changes
      const workers = yield* FiberMap.make<string>()
      const startMissing = Effect.gen(function* () {
        for (const { platform, id } of (yield* store.world).accounts) {
          const pushing = imitations.find((imitation) => imitation.platform === platform)?.push ?? null
          if (pushing === null) continue
          const push = pushAccount(platform, pushing, id, policy)
          yield* FiberMap.run(workers, `${platform} ${id}`, push, { onlyIfMissing: true })
        }
      })
      yield* startMissing.pipe(Effect.zipRight(changes.next), Effect.forever, Effect.forkScoped)
    })
  )
