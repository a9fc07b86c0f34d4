import { Effect } from "effect"

interface Line {
  readonly turns: Effect.Semaphore
  /** Those in it, whose turn it is among them. */
  length: number
}

/** Lines in which whoever asks waits behind what they asked for before, and behind nobody else. Empty ones are forgotten. */
export const ownLines = () => {
  const lines = new Map<string, Line>()

  const entered = (whose: string): Line => {
    const line = lines.get(whose) ?? { turns: Effect.unsafeMakeSemaphore(1), length: 0 }
    line.length += 1
    lines.set(whose, line)
    return line
  }

  return {
    lengthOf: (whose: string): number => lines.get(whose)?.length ?? 0,
    inLine: <A, E, R>(whose: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.acquireUseRelease(
        Effect.sync(() => entered(whose)),
        ({ turns }) => turns.withPermits(1)(work),
        (line) =>
          Effect.sync(() => {
            line.length -= 1
            if (line.length === 0) lines.delete(whose)
          })
      )
  }
}
