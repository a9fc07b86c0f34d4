import { FileSystem } from "@effect/platform"
import { Clock, Context, Duration, Effect, Layer, Option, PubSub, Ref, Schedule, type Scope } from "effect"
import type { Imitation } from "./Imitation.ts"
import { newWorld, revive } from "./NewWorld.ts"
import type { Settings } from "./Settings.ts"
import { load, save } from "./Snapshot.ts"
import type { World } from "./World.ts"

const backgroundSave = Duration.millis(250)

/** The one world of a running sandbox. */
export class Store extends Context.Tag("steward/sandbox/Store")<
  Store,
  {
    readonly world: Effect.Effect<World>
    /** The sandbox's time: the real clock and what it was advanced by, in milliseconds. */
    readonly now: Effect.Effect<number>
    readonly update: <A>(change: (world: World, now: number) => readonly [A, World]) => Effect.Effect<A>
    readonly fresh: Effect.Effect<World>
    /** Returns when everything changed before is in the snapshot file; at once when there is none. */
    readonly flush: Effect.Effect<void>
    /** Says that the world has changed. What happens before subscribing is not told. */
    readonly changes: Effect.Effect<{ readonly next: Effect.Effect<void> }, never, Scope.Scope>
  }
>() {
  static readonly layer = (
    imitations: ReadonlyArray<Imitation>,
    settings: Settings,
    snapshotPath: string | null
  ): Layer.Layer<Store, never, FileSystem.FileSystem> =>
    Layer.scoped(
      Store,
      Effect.gen(function* () {
        const files = yield* FileSystem.FileSystem
        const fresh = Effect.map(Clock.currentTimeMillis, (now) => newWorld(imitations, settings, now))
        const stored = snapshotPath === null ? Option.none<World>() : yield* load(snapshotPath)
        const start = yield* fresh
        const state = yield* Ref.make({
          world: Option.match(stored, { onNone: () => start, onSome: (world) => revive(world, start) }),
          version: 1
        })
        const saved = yield* Ref.make(0)
        const oneAtATime = yield* Effect.makeSemaphore(1)
        const changed = yield* PubSub.sliding<void>(1)

        const update: Context.Tag.Service<typeof Store>["update"] = (change) =>
          Effect.gen(function* () {
            const time = yield* Clock.currentTimeMillis
            const { result, moved } = yield* Ref.modify(state, (before) => {
              const [result, world] = change(before.world, time + before.world.aheadMs)
              const moved = world !== before.world
              return [{ result, moved }, moved ? { world, version: before.version + 1 } : before]
            })
            if (moved) yield* PubSub.publish(changed, undefined)
            return result
          })

        // Those who wait for a running write share the next one.
        const flush =
          snapshotPath === null
            ? Effect.void
            : Effect.gen(function* () {
                const wanted = (yield* state).version
                yield* Effect.gen(function* () {
                  if ((yield* saved) >= wanted) return
                  const { world, version } = yield* state
                  yield* save(snapshotPath, world)
                  yield* Ref.set(saved, version)
                }).pipe(Effect.uninterruptible, oneAtATime.withPermits(1))
              }).pipe(Effect.provideService(FileSystem.FileSystem, files))

        if (snapshotPath !== null) {
          yield* Effect.addFinalizer(() => flush)
          yield* flush
          // Calls that only read may still count against a quota; these changes are saved without anybody waiting.
          yield* flush.pipe(
            Effect.catchAllCause((cause) => Effect.logError("Sandbox snapshot not written", cause)),
            Effect.repeat(Schedule.spaced(backgroundSave)),
            Effect.forkScoped
          )
        }

        return Store.of({
          world: Effect.map(state, ({ world }) => world),
          now: Effect.zipWith(Clock.currentTimeMillis, state, (time, { world }) => time + world.aheadMs),
          update,
          fresh,
          flush,
          changes: Effect.map(PubSub.subscribe(changed), (queue) => ({ next: queue.take }))
        })
      })
    )
}
