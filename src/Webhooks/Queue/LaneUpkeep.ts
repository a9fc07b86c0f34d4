import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import { periodic } from "#src/Database/Periodic.ts"
import { Signals } from "#src/Database/Signals.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { span } from "#src/Ground/Span.ts"
import { DeliveriesRepo } from "./DeliveriesRepo.ts"

/**
 * Keeps the lanes as the queues are. A lane is opened by whoever queues and closed after the last attempt; here go those
 * that ended without one, and come those that a process of an earlier version has queued in.
 */
export class LaneUpkeep extends Context.Tag("steward/LaneUpkeep")<
  LaneUpkeep,
  { readonly tidy: Effect.Effect<void> }
>() {
  static readonly layer = Layer.effect(
    LaneUpkeep,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* DeliveriesRepo
      const signals = yield* Signals

      const close = Effect.gen(function* () {
        const ended = yield* repo.ended
        if (ended.length === 0) return
        const locked = yield* repo.lockHooks(ended, "skip")
        yield* repo.close(locked.map(({ id, workspace_id }) => ({ workspace_id, hook_id: id })))
      }).pipe(transaction(sql))

      return LaneUpkeep.of({
        tidy: Effect.gen(function* () {
          const missing = yield* repo.addMissing
          if (missing.length > 0) yield* signals.notify("deliveries")
          yield* close
        }).pipe(Effect.orDie, span("LaneUpkeep.tidy"))
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(LaneUpkeep, ({ tidy }) => periodic({ name: "lane upkeep", every: "1 minute", task: tidy }))
  )
}
