import { Effect, Option, Stream } from "effect"
import type { WaitingBody } from "./InboxRepo.ts"
import { type ReadBody, together } from "./ReadBody.ts"
import { bodiesInSet } from "./SetSize.ts"

/** How bodies are taken in set by set. Each is as large as may be when it begins: who comes meanwhile waits for small ones. */
export const inSets = (areFewExpected: Effect.Effect<boolean>) => {
  const nextOf = (left: ReadonlyArray<WaitingBody>) =>
    Effect.map(areFewExpected, (areFew) => {
      const set = together(left, bodiesInSet(left.length, areFew))
      return set.length === 0 ? Option.none() : Option.some([set, left.slice(set.length)] as const)
    })

  const inParts = <E>(
    bodies: ReadonlyArray<ReadBody>,
    waitFor: (size: number) => Effect.Effect<void>,
    write: (part: ReadonlyArray<ReadBody>) => Effect.Effect<void, E>
  ): Effect.Effect<void, E> =>
    Effect.flatMap(Effect.zipRight(waitFor(bodies.length), areFewExpected), (areFew) => {
      const size = bodiesInSet(bodies.length, areFew)
      const rest = bodies.slice(size)
      const written = write(bodies.slice(0, size))
      return rest.length === 0 ? written : Effect.zipRight(written, inParts(rest, waitFor, write))
    })

  return {
    /** Those that wait, in their order. */
    ofWaiting: (waiting: ReadonlyArray<WaitingBody>) => Stream.unfoldEffect(waiting, nextOf),
    /** Writes what was prepared together, which is one set unless few comments of others came since; waits before each. */
    inParts
  }
}
