import { SqlClient } from "@effect/sql"
import { Array, Cause, Clock, Data, Effect, Option } from "effect"
import type { Foreseen } from "#src/Comments/Intake/Foreseeing.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { Observation, ObservedAccount } from "#src/Comments/Observation.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { halving, isOfTheSet } from "#src/Database/Sets/Halving.ts"
import { Signals } from "#src/Database/Signals.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { rootCause } from "#src/Ground/RootCause.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { FormsRepo } from "../Leads/FormsRepo.ts"
import { InboxRepo } from "./InboxRepo.ts"
import { Precedence } from "./Precedence.ts"
import type { ReadBody } from "./ReadBody.ts"
import { commentsInTransaction } from "./SetSize.ts"

/** What could not be stored of a body, and why. */
interface Unstored {
  readonly number: string
  readonly reason: string
}

/** Another process took the bodies in meanwhile, since this one stood still for longer than its turn. */
class TakenOver extends Data.TaggedError("TakenOver") {}

/** Why a part of a body is not taken in, in words for the operator. */
export const unstored = (cause: Cause.Cause<unknown>) =>
  `A part could not be stored: ${rootCause(Cause.squash(cause))}.`

/** How bodies are taken in once they are read, and what becomes of them is written down. */
export const takingIn = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const repo = yield* InboxRepo
  const intake = yield* Intake
  const messages = yield* Messages
  const forms = yield* FormsRepo
  const signals = yield* Signals
  const precedence = yield* Precedence

  const settle = tracedFn("Inbox.settle")(function* (
    { accountId, workspaceId }: ObservedAccount,
    bodies: ReadonlyArray<{ readonly number: string; readonly reason: string | null }>
  ) {
    for (const { reason } of bodies) {
      if (reason !== null) yield* Effect.logWarning("What a platform pushed was not wholly taken in", { reason })
    }
    return yield* repo.settle(workspaceId, accountId, bodies, new Date(yield* Clock.currentTimeMillis))
  }, Effect.orDie)

  /** Takes in messages, but for those that cannot be stored, which it answers. */
  const receiveEach = tracedFn("Inbox.receiveEach")(function* (
    account: ObservedAccount,
    bodies: ReadonlyArray<ReadBody>
  ) {
    const refused: Array<Unstored> = []
    for (const { messages: written, number } of bodies.filter((body) => body.messages.length > 0)) {
      yield* halving(
        written,
        (some) => messages.receive(account, some),
        (_, cause) =>
          Effect.sync(() => {
            refused.push({ number, reason: unstored(cause) })
          })
      )
    }
    return refused
  })

  /**
   * The rest of what bodies say, and that they are handled, in one transaction: `take` does the second, which is told what
   * could not be stored.
   */
  const finish = tracedFn("Inbox.finish")(function* (
    account: ObservedAccount,
    bodies: ReadonlyArray<ReadBody>,
    take: (handle: (refused: ReadonlyArray<Unstored>) => Effect.Effect<void>) => Effect.Effect<void>
  ) {
    let settled = 0
    yield* take((refused) => {
      const reasons = new Map(bodies.map(({ number, skipped }) => [number, [...skipped]]))
      for (const { number, reason } of refused) reasons.get(number)?.push(reason)
      const why = Array.fromIterable(reasons).map(([number, said]) => ({
        number,
        reason: said.length === 0 ? null : said.join(" ")
      }))
      return Effect.map(settle(account, why), (count) => {
        settled = count
      })
    })
    const filled = bodies.flatMap(({ forms: told }) => told)
    if (filled.length > 0) {
      yield* forms.keep(account, filled, new Date(yield* Clock.currentTimeMillis))
      yield* signals.notify("polls")
    }
    if (settled < bodies.length) return yield* Effect.fail(new TakenOver())
  }, transaction(sql))

  /** All that bodies say: what is too much for one transaction goes ahead, as nothing is told by a report that comes twice. */
  const takeIn = (account: ObservedAccount, foreseen: Foreseen) =>
    tracedFn("Inbox.takeIn")(
      function* (bodies: ReadonlyArray<ReadBody>) {
        const from = new Map(
          bodies.flatMap(({ number, observations }) => observations.map((one) => [one, number] as const))
        )
        const take = (observations: ReadonlyArray<Observation>) =>
          Effect.map(intake.take(account, observations, bodies[0]?.since, foreseen), ({ refused }) =>
            refused.map(({ cause, observation }) => ({
              number: from.get(observation) ?? "",
              reason: unstored(cause)
            }))
          )
        /** Of a part that goes ahead nothing stays either where the bodies wait no more. */
        const takeAhead = (part: ReadonlyArray<Observation>) =>
          Effect.gen(function* () {
            const refused = yield* take(part)
            const numbers = bodies.map(({ number }) => number)
            const left = yield* Effect.orDie(repo.countWaiting(account.workspaceId, account.accountId, numbers))
            return left < bodies.length ? yield* Effect.fail(new TakenOver()) : refused
          }).pipe(transaction(sql))
        const parts = Array.chunksOf(from.keys(), commentsInTransaction(bodies.length))
        const ahead = yield* Effect.forEach(parts.slice(0, -1), (part) =>
          Effect.zipRight(precedence.giveWay(), takeAhead(part))
        )
        const last = parts.at(-1) ?? []
        const refused = ahead.flat()
        const written = bodies.flatMap((body) => body.messages)
        // a savepoint for each part that could be taken back alone costs more than to do a set twice that holds one
        yield* finish(account, bodies, (handle) =>
          Effect.zipRight(
            intake.takeWhole(account, last, bodies[0]?.since, foreseen, handle(refused)),
            written.length > 0 ? messages.receive(account, written) : Effect.void
          )
        ).pipe(
          Effect.catchAllCause((cause) =>
            Option.isNone(Cause.failureOption(cause)) && isOfTheSet(cause)
              ? finish(account, bodies, (handle) =>
                  Effect.zipWith(take(last), receiveEach(account, bodies), (some, more) => [
                    ...refused,
                    ...some,
                    ...more
                  ]).pipe(Effect.flatMap(handle))
                )
              : Effect.failCause(cause)
          )
        )
      },
      Effect.catchTag("TakenOver", () =>
        Effect.logWarning(
          "Taking in what a platform pushed took longer than a turn lasts: another fiber or process took it in, once"
        )
      )
    )

  return { settle, takeIn }
})
