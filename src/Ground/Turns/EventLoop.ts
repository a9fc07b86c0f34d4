import { Effect } from "effect"

/** Lets everything else that is ready have its turn first, what came over the network among it: `Effect.yieldNow` does not. */
export const turnOfTheEventLoop = Effect.async<void>((resume) => void setImmediate(() => resume(Effect.void)))

/** Pieces of long work that wait for their turn, in the order in which they asked. */
const waiting = new Set<() => void>()

let isNextSet = false

const setNext = (): void => {
  if (isNextSet || waiting.size === 0) return
  isNextSet = true
  setImmediate(() => {
    isNextSet = false
    const [begin] = waiting
    if (begin === undefined) return
    waiting.delete(begin)
    begin()
    setNext()
  })
}

/**
 * Lets everything else that is ready have its turn before a piece of long work. Whoever else does such work takes turns
 * with it: the event loop does one piece a turn, so that nobody waits longer because many ask for it at once.
 */
export const turnOfLongWork = Effect.async<void>((resume) => {
  const begin = () => resume(Effect.void)
  waiting.add(begin)
  setNext()
  return Effect.sync(() => void waiting.delete(begin))
})

/** Does a piece of long work in its turn. */
export const inItsTurn = <A>(work: () => A): Effect.Effect<A> => Effect.zipRight(turnOfLongWork, Effect.sync(work))

/** Others wait for that long, but for one thing that takes longer by itself. */
const shortTurn = 8
/** However little time they take. */
const mostInTurn = 32

/** For what somebody waits for: as long a turn as all others had theirs, up to so many milliseconds. */
export const turnAsOthers = 40

/**
 * Does something with each, in turns by time: with a turn for each, a thousand small things would wait for a thousand of
 * whatever else is under way.
 */
export const inTurns = <A>(
  all: ReadonlyArray<A>,
  each: (one: A) => void,
  longestTurn: number = shortTurn
): Effect.Effect<void> =>
  Effect.gen(function* () {
    const clock = yield* Effect.clock
    let left = 0
    let end = 0
    for (const one of all) {
      if (left === 0 || clock.unsafeCurrentTimeMillis() >= end) {
        const before = clock.unsafeCurrentTimeMillis()
        yield* turnOfLongWork
        const now = clock.unsafeCurrentTimeMillis()
        left = mostInTurn
        end = now + Math.min(Math.max(now - before, shortTurn), longestTurn)
      }
      left -= 1
      each(one)
    }
  })
