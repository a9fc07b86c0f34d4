import type { HttpServerRequest } from "@effect/platform"
import { Deferred, Effect, Option } from "effect"
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

/** The calls that this process answers at this moment: a client takes one back by a request of its own. */
export const callsUnderWay = (): CallsUnderWay => {
  const underWay = new Map<string, ReadonlyArray<Deferred.Deferred<void>>>()
  const nameOf = (client: string, id: unknown) => JSON.stringify([client, id])
  return {
    run: (client, id) => (call) =>
      Effect.flatMap(Deferred.make<void>(), (takenBack) => {
        const name = nameOf(client, id)
        underWay.set(name, [...(underWay.get(name) ?? []), takenBack])
        const ended = Effect.sync(() => {
          const others = (underWay.get(name) ?? []).filter((other) => other !== takenBack)
          if (others.length === 0) underWay.delete(name)
          else underWay.set(name, others)
        })
        // whoever took it back does not wait until it has stopped
        return Effect.raceFirst(
          Effect.disconnect(Effect.asSome(call)),
          Effect.as(Deferred.await(takenBack), Option.none())
        ).pipe(Effect.ensuring(ended))
      }),
    takeBack: (client, id) =>
      Effect.suspend(() => {
        const [only, ...others] = underWay.get(nameOf(client, id)) ?? []
        return only === undefined || others.length > 0 ? Effect.void : Deferred.succeed(only, undefined)
      })
  }
}
