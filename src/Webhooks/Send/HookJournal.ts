import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { DeliveriesRepo } from "../Queue/DeliveriesRepo.ts"
import { factsOf, failingSinceAfter, type HookFacts, type HookReport } from "../Queue/HookFacts.ts"
import { hopelessWords, isHopeless } from "../Queue/HookHealth.ts"
import type { LanePosition } from "../Queue/Lanes.ts"
import { hookDisabler } from "./HookDisabling.ts"

const nameOf = ({ hook_id, workspace_id }: LanePosition) => `${workspace_id} ${hook_id}`

/** Writes into hooks what attempts say about them, and disables those that have failed for too long. */
export const hookJournal = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const repo = yield* DeliveriesRepo
  const clock = yield* WorkspaceClock
  const disable = yield* hookDisabler

  /** Answers what was written: nothing of hooks that were skipped. */
  const write = tracedFn("HookJournal.write")(
    function* (facts: ReadonlyArray<HookFacts>, whenLocked: "skip" | "wait") {
      const locked = yield* repo.lockHooks(facts, whenLocked)
      const rows = new Map(locked.map((row) => [nameOf({ ...row, hook_id: row.id }), row]))
      const written = facts.flatMap((fact) => {
        const row = rows.get(nameOf(fact))
        return row === undefined ? [] : [{ ...fact, failing_since: failingSinceAfter(row.failing_since, fact) }]
      })
      if (written.length > 0) {
        yield* repo.writeFacts(written)
        yield* repo.close(written)
      }
      return written
    },
    Effect.orDie,
    transaction(sql)
  )

  const disableHopeless = tracedFn("HookJournal.disableHopeless")(
    function* (hook: LanePosition, lastError: string) {
      const at = yield* clock.next(hook.workspace_id)
      const [row] = yield* repo.lockHooks([hook], "wait")
      if (isHopeless(row?.failing_since?.getTime() ?? null, at.getTime())) {
        yield* disable(hook, at, hopelessWords(lastError))
      }
    },
    Effect.orDie,
    transaction(sql)
  )

  return {
    /** In the transaction of the caller, who has locked the hook. */
    writeNow: (report: HookReport) => write(factsOf([report]), "wait"),

    /** One transaction for all; only hooks that somebody else has locked are waited for, each in a transaction of its own. */
    report: tracedFn("HookJournal.report")(function* (reports: ReadonlyArray<HookReport>) {
      const facts = factsOf(reports)
      const written = yield* write(facts, "skip")
      const names = new Set(written.map(nameOf))
      for (const left of facts) {
        if (!names.has(nameOf(left))) written.push(...(yield* write([left], "wait")))
      }
      for (const { ended, failing_since, last_error, ...hook } of written) {
        const last = ended.at(-1)
        if (last === undefined || last.arrived || last_error === null) continue
        if (isHopeless(failing_since?.getTime() ?? null, last.at)) yield* disableHopeless(hook, last_error)
      }
    })
  }
})
