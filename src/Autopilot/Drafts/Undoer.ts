import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { CommentId } from "#schema/Ids.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { type Heartbeat, slice, type TakenOver } from "./Heartbeat.ts"
import { type HiddenBy, HiddenRepo, type HiddenUpTo } from "./HiddenRepo.ts"
import { HiddenToday } from "./HiddenToday.ts"
import { StoredUndo, UndoResult } from "./Requests.ts"
import { type StoredTask, TasksRepo } from "./TasksRepo.ts"

const decodeRequest = Schema.decodeUnknown(StoredUndo)
const encodeResult = Schema.encode(UndoResult)

const policyName = (version: number | null) =>
  version === null ? "before there was any guidance" : `under version ${version} of the guidance`

/**
 * Takes back what a policy version hid, but for what would be hidden today all the same, or asked about. What was taken
 * back is not found again, so it may be begun anew.
 */
export class Undoer extends Context.Tag("steward/Undoer")<
  Undoer,
  { readonly run: (task: StoredTask, heartbeat: Heartbeat) => Effect.Effect<unknown, TakenOver> }
>() {
  static readonly layer = Layer.effect(
    Undoer,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const tasks = yield* TasksRepo
      const hidden = yield* HiddenRepo
      const moderation = yield* Moderation
      const today = yield* HiddenToday

      return Undoer.of({
        run: tracedFn("Undoer.run")(function* (task, heartbeat) {
          const request = yield* Effect.orDie(decodeRequest(task.request))
          const wanted: HiddenBy = {
            workspaceId: task.workspace_id,
            policyVersion: request.policy_version,
            since: request.since,
            before: task.created_at,
            onlyByGuidance: request.only_by_guidance
          }
          const reason = `${task.actor} took back what was hidden ${policyName(wanted.policyVersion)}`
          const applies = ({ decision }: StoredComment) =>
            decision?.by === "autopilot" &&
            decision.outcome === "hide" &&
            decision.policy_version === wanted.policyVersion
          const takeBack = (id: CommentId) =>
            Effect.gen(function* () {
              const { actor, workspace_id: workspaceId } = task
              const taken = yield* moderation.takeBack(id, { workspaceId, actor, reason, applies })
              if (taken) yield* Effect.orDie(tasks.oneMore(task))
              return taken
            }).pipe(transaction(sql))

          const [left] = yield* Effect.orDie(hidden.count(wanted))
          const total = task.done + (left?.count ?? 0)
          const hiddenOf = yield* today.beside(task.workspace_id, wanted.policyVersion)
          let done = task.done
          let leftHidden = 0
          let from: HiddenUpTo = { id: "", decided_at: wanted.since }
          while (true) {
            yield* heartbeat(null, total)
            const page = yield* Effect.orDie(hidden.page(wanted, from, slice))
            if (page.length === 0) break
            const stays = yield* hiddenOf(page.map(({ id }) => id))
            leftHidden += stays.size
            for (const comment of page) {
              if (!stays.has(comment.id) && (yield* takeBack(comment.id))) done++
              from = comment
            }
          }
          return yield* Effect.orDie(encodeResult({ taken_back: done, left_hidden: leftHidden }))
        })
      })
    })
  )
}
