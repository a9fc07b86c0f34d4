import { Context, Effect, Layer, Schema } from "effect"
import { DraftDifference } from "#schema/Policy.ts"
import { Classifier } from "../Classifier.ts"
import { CurrentStandards } from "../Standards.ts"
import { Comparison } from "./Comparison.ts"
import { drafted } from "./Draft.ts"
import { type Hold, slice, type TakenOver } from "./Hold.ts"
import { replay } from "./Replay.ts"
import { type ReplayedUpTo, ReplayRepo } from "./ReplayRepo.ts"
import { StoredBacktest } from "./Requests.ts"
import type { StoredTask } from "./TasksRepo.ts"

const decodeRequest = Schema.decodeUnknown(StoredBacktest)
const encodeDifference = Schema.encode(DraftDifference)

/** Tries a draft on past comments. Reads only. */
export class Backtester extends Context.Tag("steward/Backtester")<
  Backtester,
  { readonly run: (task: StoredTask, hold: Hold) => Effect.Effect<unknown, TakenOver> }
>() {
  static readonly layer = Layer.effect(
    Backtester,
    Effect.gen(function* () {
      const comments = yield* ReplayRepo
      const standards = yield* CurrentStandards
      const classifier = yield* Classifier

      return Backtester.of({
        run: Effect.fn("Backtester.run")(function* (task, hold) {
          const { draft, limit } = yield* Effect.orDie(decodeRequest(task.request))
          const current = yield* standards.get(task.workspace_id)
          const other = drafted(current, draft, task.created_at)
          const [found] = yield* Effect.orDie(comments.count(task.workspace_id, task.created_at, limit))
          const total = found?.count ?? 0
          const comparison = new Comparison()
          let from: ReplayedUpTo = { at: task.created_at, id: "" }
          let done = 0
          while (done < total) {
            yield* hold(done, total)
            const page = yield* Effect.orDie(comments.page(task.workspace_id, from, Math.min(slice, total - done)))
            for (const comment of page) {
              comparison.add(replay(classifier, comment, current, other))
              // requests are answered in between
              yield* Effect.yieldNow()
              from = { at: comment.received_at, id: comment.id }
            }
            done = page.length === 0 ? total : done + page.length
          }
          yield* hold(total, total)
          return yield* Effect.orDie(encodeDifference(comparison.difference))
        })
      })
    })
  )
}
