import { SqlClient } from "@effect/sql"
import { Effect, Schedule } from "effect"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { DeliveriesRepo } from "./DeliveriesRepo.ts"
import { hookDisabler } from "./HookDisabling.ts"
import type { Told } from "./HookFacts.ts"
import { hookJournal } from "./HookJournal.ts"
import { type Attempted, errorOf, outcomeOf, settlementOf } from "./Settlement.ts"

/** Shorter than a lease: by then somebody else has the word. */
const patience = Schedule.intersect(Schedule.spaced("500 millis"), Schedule.recurs(20))

/** Waits for a database that is being started again: what is not written down is sent again. */
const patiently = <A>(write: Effect.Effect<A>): Effect.Effect<A> =>
  Effect.sandbox(write).pipe(
    Effect.tapError((cause) => Effect.logWarning("Attempts could not be written down; trying again", cause)),
    Effect.retry(patience),
    Effect.unsandbox
  )

/**
 * How attempts are written down: always in the log, and in the delivery unless the claim ran out and another attempt has
 * the word. All of a batch share a transaction, which waits for nobody's locks; what it finds locked is written alone.
 * Answers what is to be told of the hooks.
 */
export const deliveryRecorder = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const repo = yield* DeliveriesRepo
  const clock = yield* WorkspaceClock
  const journal = yield* hookJournal
  const disable = yield* hookDisabler

  /** Answers whether its word counts. What has arrived by now cannot be queued again before it is in the log. */
  const alone = Effect.fn("DeliveryRecord.alone")(
    function* (attempted: Attempted) {
      const settlement = settlementOf(attempted)
      const settle = Effect.map(repo.settle([settlement], "wait"), (unheard) => unheard[0])
      const unheard = yield* settle
      if (unheard === undefined || unheard.settled) return unheard === undefined
      const isKept = (yield* repo.lockDelivery(settlement)).length > 0
      const again = yield* settle
      if (isKept && again?.settled === false) yield* repo.logLate(settlement)
      return again === undefined
    },
    Effect.orDie,
    transaction(sql)
  )

  const together = Effect.fn("DeliveryRecord.together")(function* (batch: ReadonlyArray<Attempted>) {
    // A delivery that was lost, claimed again and attempted twice by now is in it twice.
    const byId = new Map(batch.map((attempted) => [attempted.delivery.id, attempted]))
    const once = byId.size === batch.length ? batch : [...byId.values()]
    const unheard = yield* patiently(Effect.orDie(repo.settle(once.map(settlementOf), "skip")))
    const silent = new Set(unheard.map(({ id }) => byId.get(id)))
    const left = new Set(unheard.flatMap(({ id, settled }) => (settled ? [] : [byId.get(id)])))
    const told: Array<Told> = []
    for (const attempted of batch) {
      const isLeft = left.has(attempted) || byId.get(attempted.delivery.id) !== attempted
      const counts = isLeft ? yield* patiently(alone(attempted)) : !silent.has(attempted)
      if (counts) told.push(toldBy(attempted))
    }
    return told
  })

  /** The hook is disabled in the transaction that says why. Locks clock, hook and deliveries in the order of removal. */
  const gone = Effect.fn("DeliveryRecord.gone")(
    function* (attempted: Attempted, reason: string) {
      const { delivery } = attempted
      const at = yield* clock.next(delivery.workspace_id)
      yield* repo.lockHooks([delivery], "wait")
      if (!(yield* alone(attempted))) return
      yield* journal.writeNow(toldBy(attempted))
      yield* disable(delivery, at, reason)
    },
    Effect.orDie,
    transaction(sql)
  )

  return {
    write: Effect.fn("DeliveryRecord.write")(function* (batch: ReadonlyArray<Attempted>) {
      const others: Array<Attempted> = []
      for (const attempted of batch) {
        if (attempted.outcome._tag === "Gone") yield* patiently(gone(attempted, attempted.outcome.lastError))
        else others.push(attempted)
      }
      return others.length > 0 ? yield* together(others) : []
    }),
    tell: journal.tell
  }
})

const toldBy = ({ delivery, ended, outcome }: Attempted): Told => ({
  workspace_id: delivery.workspace_id,
  hook_id: delivery.hook_id,
  at: ended,
  outcome: outcomeOf(outcome),
  error: errorOf(outcome)
})
