import { Context, Effect, Layer, Option, Ref } from "effect"

const perHost = 8

/** Failures in a row after which a host is given one attempt at a time, until one succeeds. */
const patience = 3

interface Host {
  readonly inFlight: number
  readonly failures: number
}

const unknown: Host = { inFlight: 0, failures: 0 }
const isBusy = ({ inFlight, failures }: Host) => inFlight >= (failures >= patience ? 1 : perHost)

/**
 * Bounds how many attempts go to one host at a time, so that a slow or dead receiver never takes every fiber of this
 * process.
 */
export class HostSlots extends Context.Tag("steward/HostSlots")<
  HostSlots,
  {
    /**
     * Runs `claim`, one at a time, with the hosts that must be left alone for now, and takes a slot at the host of
     * what it answers. Give it back with `free`.
     */
    readonly take: <A extends { readonly target_host: string }, E, R>(
      claim: (busy: ReadonlyArray<string>) => Effect.Effect<Option.Option<A>, E, R>
    ) => Effect.Effect<Option.Option<A>, E, R>
    /** `worked` says how the host did, and null that nothing can be said. */
    readonly free: (host: string, worked: boolean | null) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    HostSlots,
    Effect.gen(function* () {
      const hosts = yield* Ref.make<ReadonlyMap<string, Host>>(new Map())
      const oneAtATime = yield* Effect.makeSemaphore(1)
      const change = (name: string, next: (host: Host) => Host) =>
        Ref.update(hosts, (before) => {
          const after = new Map(before)
          const host = next(before.get(name) ?? unknown)
          if (host.inFlight === 0 && host.failures === 0) after.delete(name)
          else after.set(name, host)
          return after
        })
      return HostSlots.of({
        take: (claim) =>
          Ref.get(hosts).pipe(
            Effect.flatMap((all) => claim([...all].filter(([, host]) => isBusy(host)).map(([name]) => name))),
            Effect.tap(
              Option.match({
                onNone: () => Effect.void,
                onSome: ({ target_host }) =>
                  change(target_host, ({ inFlight, failures }) => ({ inFlight: inFlight + 1, failures }))
              })
            ),
            oneAtATime.withPermits(1)
          ),
        free: (name, worked) =>
          change(name, ({ inFlight, failures }) => ({
            inFlight: inFlight - 1,
            failures: worked === null ? failures : worked ? 0 : failures + 1
          }))
      })
    })
  )
}
