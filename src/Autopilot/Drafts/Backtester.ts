import { Context, Effect, Layer, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { DraftExample } from "#schema/resources/policy/DraftDifference.ts"
import { DraftDifference } from "#schema/resources/policy/DraftDifference.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { inTurns } from "#src/Ground/Turns/EventLoop.ts"
import { Classifier } from "../Classify/Classification/Classifier.ts"
import { Comparison } from "../Replay/Comparison.ts"
import { differenceOf } from "../Replay/Difference.ts"
import { compiled, drafted, notesOn } from "../Replay/Draft.ts"
import { replay } from "../Replay/Replay.ts"
import { type ReplayedUpTo, ReplayRepo } from "../Replay/ReplayRepo.ts"
import { CurrentStandards } from "../Settings/Standards.ts"
import { type Heartbeat, slice, type TakenOver } from "./Heartbeat.ts"
import { StoredBacktest } from "./Requests.ts"
import type { StoredTask } from "./TasksRepo.ts"

const decodeRequest = Schema.decodeUnknown(StoredBacktest)
const encodeDifference = Schema.encode(DraftDifference)

/**
 * Tries a draft on past comments. Reads only. It answers what to store, to be run in the transaction that stores it:
 * comments whose texts were deleted while they were replayed are counted, and not shown.
 */
export class Backtester extends Context.Tag("steward/Backtester")<
  Backtester,
  { readonly run: (task: StoredTask, heartbeat: Heartbeat) => Effect.Effect<Effect.Effect<unknown>, TakenOver> }
>() {
  static readonly layer = Layer.effect(
    Backtester,
    Effect.gen(function* () {
      const past = yield* ReplayRepo
      const comments = yield* Comments
      const clock = yield* WorkspaceClock
      const standards = yield* CurrentStandards
      const classifier = yield* Classifier

      const isKept = (workspaceId: WorkspaceId) => (example: DraftExample) =>
        Effect.map(Effect.orDie(comments.find(workspaceId, example.comment_id)), ({ erased_at }) => erased_at === null)

      /** Whoever erases waits at the clock until this is stored, and then finds it. */
      const keptOf = tracedFn("Backtester.keptOf")(function* (workspaceId: WorkspaceId, comparison: Comparison) {
        yield* clock.next(workspaceId)
        return yield* Effect.filter(comparison.examples, isKept(workspaceId))
      })

      return Backtester.of({
        run: tracedFn("Backtester.run")(function* (task, heartbeat) {
          const { draft, examples, limit } = yield* Effect.orDie(decodeRequest(task.request))
          const current = yield* standards.get(task.workspace_id)
          const proposed = yield* compiled(draft)
          const other = drafted(current, draft, task.created_at, proposed)
          const [found] = yield* Effect.orDie(past.count(task.workspace_id, task.created_at, limit))
          const total = found?.count ?? 0
          const comparison = new Comparison(examples)
          let from: ReplayedUpTo = { at: task.created_at, id: "" }
          let done = 0
          while (done < total) {
            yield* heartbeat(done, total)
            const page = yield* Effect.orDie(past.page(task.workspace_id, from, Math.min(slice, total - done)))
            yield* inTurns(page, (comment) => {
              comparison.add(replay(classifier, comment, current, other))
              from = { at: comment.received_at, id: comment.id }
            })
            done = page.length === 0 ? total : done + page.length
          }
          yield* heartbeat(total, total)
          return Effect.flatMap(keptOf(task.workspace_id, comparison), (examples) => {
            const difference = differenceOf(comparison.tallies, examples, comparison.praise)
            const warnings = [...notesOn(proposed), ...difference.warnings]
            return Effect.orDie(encodeDifference({ ...difference, warnings }))
          })
        })
      })
    })
  )
}
