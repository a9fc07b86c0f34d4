import { Context, Effect, Layer, Ref } from "effect"

const perHost = 8

/** Bounds how many attempts go to one host at a time, so that a slow receiver never takes every fiber. */
export class HostSlots extends Context.Tag("steward/HostSlots")<
  HostSlots,
  {
    /** Hosts that must be left alone for now. */
    readonly busy: Effect.Effect<ReadonlyArray<string>>
    readonly occupy: (host: string) => <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  }
>() {
  static readonly layer = Layer.effect(
    HostSlots,
    Effect.gen(function* () {
      const counts = yield* Ref.make<ReadonlyMap<string, number>>(new Map())
      const add = (host: string, change: number) =>
        Ref.update(counts, (before) => {
          const after = new Map(before)
          const count = (before.get(host) ?? 0) + change
          if (count === 0) after.delete(host)
          else after.set(host, count)
          return after
        })
      return HostSlots.of({
        busy: Effect.map(Ref.get(counts), (map) =>
          [...map].filter(([, count]) => count >= perHost).map(([host]) => host)
        ),
        occupy: (host) => (effect) =>
          Effect.acquireUseRelease(
            add(host, 1),
            () => effect,
            () => add(host, -1)
          )
      })
    })
  )
}
