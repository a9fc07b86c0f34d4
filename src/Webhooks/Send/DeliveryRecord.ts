import { SqlClient } from "@effect/sql"
import { Effect, Schedule } from "effect"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { type Attempted, attemptResultOf, errorOf, outcomeOf } from "../Attempt/AttemptResult.ts"
import { DeliveriesRepo } from "../Queue/DeliveriesRepo.ts"
import type { HookReport } from "../Queue/HookFacts.ts"
import { hookDisabler } from "./HookDisabling.ts"
import { hookJournal } from "./HookJournal.ts"

/** Shorter than a lease: by then another attempt counts. */
const writeRetries = Schedule.intersect(Schedule.spaced("500 millis"), Schedule.recurs(20))

/** Waits for a database that is being started again: what is not written down is sent again. */
const retried = <A>(write: Effect.Effect<A>): Effect.Effect<A> =>
  Effect.sandbox(write).pipe(
    Effect.tapError((cause) => Effect.logWarning("Attempts could not be written down; trying again", cause)),
    Effect.retry(writeRetries),
    Effect.unsandbox
  )

/**
 * How attempts are written down: always in the log, and in the delivery unless the claim ran out and another attempt
 * counts. All of a batch share a transaction, which waits for nobody's locks; what it finds locked is recorded by itself.
 * Answers what is to be reported to the hooks.
 */
export const deliveryRecorder = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const repo = yield* DeliveriesRepo
  const clock = yield* WorkspaceClock
  const journal = yield* hookJournal
  const disable = yield* hookDisabler

  /** Answers whether the attempt counts. What has arrived by now cannot be queued again before it is in the log. */
  const recordOne = tracedFn("DeliveryRecord.recordOne")(
    function* (attempted: Attempted) {
      const result = attemptResultOf(attempted)
      const record = Effect.map(repo.record([result], "wait"), (superseded) => superseded[0])
      const superseded = yield* record
      if (superseded === undefined || superseded.recorded) return superseded === undefined
      const isKept = (yield* repo.lockDelivery(result)).length > 0
      const again = yield* record
      if (isKept && again?.recorded === false) yield* repo.logLate(result)
      return again === undefined
    },
    Effect.orDie,
    transaction(sql)
  )

  const recordBatch = tracedFn("DeliveryRecord.recordBatch")(function* (batch: ReadonlyArray<Attempted>) {
    // A delivery that was lost, claimed again and attempted twice by now is in it twice.
    const byId = new Map(batch.map((attempted) => [attempted.delivery.id, attempted]))
    const once = byId.size === batch.length ? batch : [...byId.values()]
    const superseded = yield* retried(Effect.orDie(repo.record(once.map(attemptResultOf), "skip")))
    const lost = new Set(superseded.map(({ id }) => byId.get(id)))
    const left = new Set(superseded.flatMap(({ id, recorded }) => (recorded ? [] : [byId.get(id)])))
    const reports: Array<HookReport> = []
    for (const attempted of batch) {
      const isLeft = left.has(attempted) || byId.get(attempted.delivery.id) !== attempted
      const counts = isLeft ? yield* retried(recordOne(attempted)) : !lost.has(attempted)
      if (counts) reports.push(reportOf(attempted))
    }
    return reports
  })

  /** The hook is disabled in the transaction that says why. Locks clock, hook and deliveries in the order of removal. */
  const recordGone = tracedFn("DeliveryRecord.recordGone")(
    function* (attempted: Attempted, reason: string) {
      const { delivery } = attempted
      const at = yield* clock.next(delivery.workspace_id)
      yield* repo.lockHooks([delivery], "wait")
      if (!(yield* recordOne(attempted))) return
      yield* journal.writeNow(reportOf(attempted))
      yield* disable(delivery, at, reason)
    },
    Effect.orDie,
    transaction(sql)
  )

  return {
    write: tracedFn("DeliveryRecord.write")(function* (batch: ReadonlyArray<Attempted>) {
      const others: Array<Attempted> = []
      for (const attempted of batch) {
        if (attempted.outcome._tag === "Gone") yield* retried(recordGone(attempted, attempted.outcome.lastError))
        else others.push(attempted)
      }
      return others.length > 0 ? yield* recordBatch(others) : []
    }),
    report: journal.report
  }
})

const reportOf = ({ delivery, ended, outcome }: Attempted): HookReport => ({
  workspace_id: delivery.workspace_id,
  hook_id: delivery.hook_id,
  at: ended,
  outcome: outcomeOf(outcome),
  error: errorOf(outcome)
})
