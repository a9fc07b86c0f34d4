import { SqlClient } from "@effect/sql"
import { Context, DateTime, Effect, Layer, Option } from "effect"
import { actorOf, type Principal } from "#schema/api/Authentication.ts"
import { Conflict, Forbidden, NotFound } from "#schema/Errors.ts"
import { PolicyTaskId, type WorkspaceId } from "#schema/Ids.ts"
import { may, refusal } from "#schema/resources/Permission.ts"
import {
  type Backtest,
  type BacktestRequest,
  type BacktestStarted,
  defaultBacktest
} from "#schema/resources/policy/Backtest.ts"
import { maxExamples } from "#schema/resources/policy/DraftDifference.ts"
import type { Undo, UndoRequest } from "#schema/resources/policy/Undo.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { Signals } from "#src/Database/Signals.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { GuidanceSettings } from "../GuidanceSettings/GuidanceSettings.ts"
import { toBacktest, toStartedBacktest, toUndo } from "./Requests.ts"
import { type StoredTask, type TaskKind, TasksRepo } from "./TasksRepo.ts"

/** Long work about a policy: trying a draft on past comments, and taking back what a version hid. */
export class PolicyTasks extends Context.Tag("steward/PolicyTasks")<
  PolicyTasks,
  {
    /** Conflict while another backtest of the workspace is running. */
    readonly startBacktest: (
      principal: Principal,
      request: BacktestRequest
    ) => Effect.Effect<BacktestStarted, Forbidden | Conflict>
    readonly getBacktest: (workspaceId: WorkspaceId, id: string) => Effect.Effect<Backtest, NotFound>
    /** NotFound for a version of the policy that never was. Conflict while another undo of the workspace is running. */
    readonly startUndo: (
      principal: Principal,
      request: UndoRequest
    ) => Effect.Effect<Undo, Forbidden | NotFound | Conflict>
    readonly getUndo: (workspaceId: WorkspaceId, id: string) => Effect.Effect<Undo, NotFound>
  }
>() {
  static readonly layer = Layer.effect(
    PolicyTasks,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* TasksRepo
      const ids = yield* Ids
      const audit = yield* AuditLog
      const guidance = yield* GuidanceSettings
      const signals = yield* Signals

      const mayChange = (principal: Principal) =>
        may(principal, "change_autopilot")
          ? Effect.void
          : Effect.fail(new Forbidden({ message: refusal("change_autopilot") }))

      /** Versions are counted from 1. */
      const wasInForce = tracedFn("PolicyTasks.wasInForce")(function* (
        workspaceId: WorkspaceId,
        version: number | null
      ) {
        const newest = (yield* guidance.get(workspaceId)).policy_version ?? 0
        if (version === null || (version >= 1 && version <= newest)) return
        const some = newest === 1 ? "its only version is 1" : `its versions go from 1 to ${newest}`
        const known = newest === 0 ? "no guidance has been set yet" : some
        const message = `There is no version ${version} of the policy in this workspace: ${known}`
        return yield* Effect.fail(new NotFound({ message }))
      })

      const start = tracedFn("PolicyTasks.start")(function* (
        principal: Principal,
        kind: TaskKind,
        request: Readonly<Record<string, unknown>>
      ) {
        yield* mayChange(principal)
        const { personId, workspaceId } = principal
        const actor = actorOf(principal)
        const task = yield* Effect.orDie(
          repo.insert({
            workspace_id: workspaceId,
            id: yield* ids.make("tsk", PolicyTaskId.make),
            kind,
            request,
            person_id: personId,
            actor,
            created_at: yield* now
          })
        )
        if (Option.isNone(task)) {
          return yield* Effect.fail(
            new Conflict({
              message: `Another ${kind} is still running in this workspace; wait until it is done, then start this one`
            })
          )
        }
        yield* audit.record({ workspaceId, actor, what: `${kind}.started`, before: null, after: request })
        yield* signals.notify("policy_tasks")
        return task.value
      }, transaction(sql))

      const get = (workspaceId: WorkspaceId, kind: TaskKind, id: string): Effect.Effect<StoredTask, NotFound> =>
        Effect.flatMap(
          Effect.orDie(repo.get(workspaceId, kind, id)),
          Effect.mapError(
            () => new NotFound({ message: `There is no ${kind} ${JSON.stringify(id.slice(0, 64))} in this workspace` })
          )
        )

      const shownBacktest = (task: StoredTask) =>
        Effect.flatMap(guidance.accounts(task.workspace_id), (accounts) => toBacktest(task, accounts))
      const shownStarted = (task: StoredTask) =>
        Effect.flatMap(guidance.accounts(task.workspace_id), (accounts) => toStartedBacktest(task, accounts))

      return PolicyTasks.of({
        startBacktest: (principal, { draft, examples = maxExamples, limit = defaultBacktest }) =>
          Effect.flatMap(start(principal, "backtest", { draft, limit, examples }), shownStarted),
        getBacktest: (workspaceId, id) => Effect.flatMap(get(workspaceId, "backtest", id), shownBacktest),
        startUndo: tracedFn("PolicyTasks.startUndo")(function* (
          principal,
          { only_by_guidance = false, policy_version, since }
        ) {
          yield* mayChange(principal)
          yield* wasInForce(principal.workspaceId, policy_version)
          const request = { policy_version, since: DateTime.formatIso(since), only_by_guidance }
          return toUndo(yield* start(principal, "undo", request))
        }),
        getUndo: (workspaceId, id) => Effect.map(get(workspaceId, "undo", id), toUndo)
      })
    })
  )
}
