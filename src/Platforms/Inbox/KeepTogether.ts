import type { SqlError } from "@effect/sql"
import { Deferred, Effect, Exit, Queue } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { isConflict } from "#src/Database/DatabaseTrouble.ts"
import { halving } from "#src/Database/Sets/Halving.ts"
import { Signals } from "#src/Database/Signals.ts"
import { forkWithoutServices } from "#src/Ground/WithoutServices.ts"
import { InboxRepo } from "./InboxRepo.ts"
import { PagesAtWork } from "./PagesAtWork.ts"
import type { PushedBody } from "./PushedBody.ts"

interface Waiting {
  readonly body: PushedBody
  readonly kept: Deferred.Deferred<ReadonlyArray<string>, SqlError.SqlError>
}

/** Bodies that are kept in one statement. */
const atOnce = 64
/** Bytes from which on a body goes by itself: what is written together stays small. */
const large = 64 * 1024

/**
 * Keeps bodies that come at the same time in one statement: those that come while one is written are the next. Whoever
 * has a body kept waits until it is, and is told which of the accounts that it is for are connected; whoever takes bodies in
 * is woken once for all of them. Those of pages that are at work, as while a post is viral, have statements of their own, which
 * nobody else's body waits for.
 */
export const keepTogether = Effect.gen(function* () {
  const repo = yield* InboxRepo
  const signals = yield* Signals
  const atWork = yield* PagesAtWork
  const isAtWork = ({ externalIds, platform }: PushedBody) => externalIds.every((id) => atWork.has(platform, id))

  /** Wakes whoever takes in, unless those who are at work come to all of it. */
  const wake = (bodies: ReadonlyArray<PushedBody>) =>
    Effect.suspend(() => (bodies.every(isAtWork) ? Effect.void : signals.notify("inbox")))

  const tell = (some: ReadonlyArray<Waiting>, exit: Exit.Exit<ReadonlyArray<string>, SqlError.SqlError>) =>
    Effect.forEach(some, ({ kept }) => Deferred.done(kept, exit), { discard: true })

  const keepAll = (platform: Platform, waiting: ReadonlyArray<Waiting>) =>
    halving(
      waiting,
      (some) =>
        repo
          .keep(
            platform,
            some.map(({ body }) => body)
          )
          .pipe(
            // the same bodies in two statements, in another order each
            Effect.retry({ times: 3, while: isConflict }),
            Effect.tap((connected) =>
              Effect.zipRight(tell(some, Exit.succeed(connected)), wake(some.map(({ body }) => body)))
            )
          ),
      (one, cause) => tell([one], Exit.failCause(cause))
    ).pipe(Effect.catchAllCause((cause) => tell(waiting, Exit.failCause(cause))))

  const keeping = Effect.gen(function* () {
    const queue = yield* Queue.unbounded<Waiting>()
    yield* Queue.takeBetween(queue, 1, atOnce).pipe(
      Effect.flatMap((taken) =>
        Effect.forEach(
          Map.groupBy(taken, ({ body }) => body.platform),
          ([platform, waiting]) => keepAll(platform, waiting),
          { discard: true }
        )
      ),
      Effect.forever,
      forkWithoutServices
    )
    return queue
  })
  const [ofPagesAtWork, ofOthers] = [yield* keeping, yield* keeping]

  return (body: PushedBody) =>
    body.body.length > large
      ? Effect.zipLeft(repo.keep(body.platform, [body]), wake([body]))
      : Effect.gen(function* () {
          const kept = yield* Deferred.make<ReadonlyArray<string>, SqlError.SqlError>()
          yield* Queue.offer(isAtWork(body) ? ofPagesAtWork : ofOthers, { body, kept })
          return yield* Deferred.await(kept)
        })
})
