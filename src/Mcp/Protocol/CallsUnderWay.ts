import type { HttpServerRequest } from "@effect/platform"
import { Effect, Exit, FiberId, Option } from "effect"
import { callerId, type Principal } from "#schema/api/Authentication.ts"

/** Answers a call, or nothing where it was taken back meanwhile. */
type UnlessTakenBack = <A, E>(call: Effect.Effect<A, E>) => Effect.Effect<Option.Option<A>, E>

export interface CallsUnderWay {
  /** Runs a call with that id, which this client may take back. */
  readonly run: (client: string, id: unknown) => UnlessTakenBack
  /** Takes a call back. Two that could be meant go on: which one it was cannot be told. */
  readonly takeBack: (client: string, id: unknown) => Effect.Effect<void>
}

/** One client, as well as it can be told: two with one key, on one machine and of one make, count their ids alike. */
export const clientOf = (
  principal: Principal,
  { headers, remoteAddress }: Pick<HttpServerRequest.HttpServerRequest, "headers" | "remoteAddress">
): string => JSON.stringify([callerId(principal), headers["user-agent"] ?? null, Option.getOrNull(remoteAddress)])

type TakeBack = () => void

/** The calls that this process answers at this moment: a client takes one back by a request of its own. */
export const callsUnderWay = (): CallsUnderWay => {
  const underWay = new Map<string, ReadonlyArray<TakeBack>>()
  const nameOf = (client: string, id: unknown) => JSON.stringify([client, id])

  const ended = (name: string, takeBack: TakeBack) => {
    const others = (underWay.get(name) ?? []).filter((other) => other !== takeBack)
    if (others.length === 0) underWay.delete(name)
    else underWay.set(name, others)
  }

  return {
    run:
      (client, id) =>
      <A, E>(call: Effect.Effect<A, E>) =>
        // one fiber that is watched: to race two would cost as much as a short call
        Effect.uninterruptibleMask((restore) =>
          Effect.flatMap(Effect.forkDaemon(restore(call)), (fiber) =>
            restore(
              Effect.async<Option.Option<A>, E>((resume) => {
                const name = nameOf(client, id)
                const takeBack = () => {
                  // whoever took it back does not wait until it has stopped
                  resume(Effect.succeedNone)
                  fiber.unsafeInterruptAsFork(FiberId.none)
                }
                underWay.set(name, [...(underWay.get(name) ?? []), takeBack])
                fiber.addObserver((exit) => {
                  ended(name, takeBack)
                  resume(Exit.map(exit, Option.some))
                })
                return Effect.sync(() => fiber.unsafeInterruptAsFork(FiberId.none))
              })
            )
          )
        ),
    takeBack: (client, id) =>
      Effect.sync(() => {
        const [only, ...others] = underWay.get(nameOf(client, id)) ?? []
        if (only !== undefined && others.length === 0) only()
      })
  }
}
