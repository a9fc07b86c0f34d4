import { Cause, Chunk, Effect, Exit, Option, Runtime } from "effect"

/**
 * PostgreSQL's codes for a statement behind one that failed in the same transaction, and for one that it should have
 * prepared there.
 */
const afterFailure: ReadonlyArray<unknown> = ["25P02", "26000"]

const isConsequence = (failure: unknown): boolean =>
  typeof failure === "object" &&
  failure !== null &&
  (("code" in failure && afterFailure.includes(failure.code)) || ("cause" in failure && isConsequence(failure.cause)))

/** What went wrong first, of statements that were sent together: those behind it fail because it did. */
const origin = <E>(cause: Cause.Cause<E>): Cause.Cause<E> => {
  const failure = Chunk.findFirst(Cause.failures(cause), (error) => !isConsequence(error))
  if (Option.isSome(failure)) return Cause.fail(failure.value)
  const defect = Chunk.findFirst(Cause.defects(cause), (one) => !isConsequence(one))
  return Option.isSome(defect) ? Cause.die(defect.value) : cause
}

/** What came of each, or all that went wrong. */
const gathered = (exits: ReadonlyArray<Exit.Exit<unknown, unknown>>): Exit.Exit<ReadonlyArray<unknown>, unknown> => {
  const causes = exits.flatMap((exit) => (Exit.isFailure(exit) ? [exit.cause] : []))
  return causes.length === 0
    ? Exit.succeed(exits.flatMap((exit) => (Exit.isSuccess(exit) ? [exit.value] : [])))
    : Exit.failCause(origin(causes.reduce(Cause.parallel)))
}

/**
 * Does several things of one transaction, none of which needs what another answers: their statements are sent in this
 * order, and none waits until the one before is answered. Ends when all have; fails with what failed first. Each begins at
 * once in a fiber that nobody takes anything over from: `Effect.all` costs three times as much around a statement.
 */
export function pipelined<const Effects extends ReadonlyArray<Effect.Effect<unknown, unknown, unknown>>>(
  ...effects: Effects
): Effect.Effect<
  { -readonly [Nth in keyof Effects]: Effect.Effect.Success<Effects[Nth]> },
  Effect.Effect.Error<Effects[number]>,
  Effect.Effect.Context<Effects[number]>
>
export function pipelined(...effects: ReadonlyArray<Effect.Effect<unknown, unknown, unknown>>) {
  // who is broken off would have to have the database stop what the next statements are behind
  return Effect.uninterruptible(
    Effect.flatMap(Effect.runtime<unknown>(), (runtime) =>
      Effect.async<ReadonlyArray<unknown>, unknown>((resume) => {
        const exits: Array<Exit.Exit<unknown, unknown>> = []
        let left = effects.length
        if (left === 0) resume(Effect.succeed([]))
        for (const [nth, effect] of effects.entries()) {
          Runtime.runFork(runtime)(effect).addObserver((exit) => {
            exits[nth] = exit
            left -= 1
            if (left === 0) resume(gathered(exits))
          })
        }
      })
    )
  )
}
