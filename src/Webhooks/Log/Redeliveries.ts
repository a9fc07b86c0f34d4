import { SqlClient } from "@effect/sql"
import { Clock, Context, DateTime, Effect, Layer, Option } from "effect"
import { InvalidRequest, NotFound, Unprocessable } from "#schema/Errors.ts"
import type { DeliveryId, HookId, WorkspaceId } from "#schema/Ids.ts"
import type { Redelivered, Redelivery } from "#schema/resources/Delivery.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { Signals } from "#src/Database/Signals.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { noHook } from "../Hooks/NoHook.ts"
import type { ByManager } from "../Hooks/WebhookChanges.ts"
import { DeliveryLogRepo } from "./DeliveryLogRepo.ts"

/** Sends again what did not arrive, or did: the same id and body, signed anew, with all tries before it. */
export class Redeliveries extends Context.Tag("steward/Redeliveries")<
  Redeliveries,
  {
    /** One delivery, whatever became of it, or all that failed or were cancelled since a time. */
    readonly request: (
      by: ByManager,
      hookId: string,
      redelivery: Redelivery
    ) => Effect.Effect<Redelivered, InvalidRequest | NotFound | Unprocessable>
  }
>() {
  static readonly layer = Layer.effect(
    Redeliveries,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* DeliveryLogRepo
      const audit = yield* AuditLog
      const signals = yield* Signals
      const clock = yield* WorkspaceClock
      const noSuchWebhook = yield* noHook

      const one = tracedFn("Redeliveries.one")(function* (
        workspaceId: WorkspaceId,
        hookId: HookId,
        id: DeliveryId,
        now: Date
      ) {
        const delivery = Option.getOrNull(yield* Effect.orDie(repo.lockDelivery(workspaceId, hookId, id)))
        if (delivery === null) return yield* Effect.fail(noSuchDelivery(id))
        if (delivery.test) return yield* unprocessable("A test delivery cannot be sent again; send a new test")
        yield* Effect.orDie(repo.lockUndelivered(workspaceId, id))
        yield* Effect.orDie(repo.requeue(workspaceId, id, now))
        return 1
      })

      return Redeliveries.of({
        request: tracedFn("Redeliveries.request")(function* ({ actor, workspaceId }, hookId, { delivery_id, since }) {
          const which = delivery_id ?? since
          if (which === undefined || (delivery_id !== undefined && since !== undefined)) return yield* eitherOr
          // behind the clock, as everything that locks hooks does it
          yield* clock.next(workspaceId)
          const hook = Option.getOrNull(yield* Effect.orDie(repo.lockHook(workspaceId, hookId)))
          if (hook === null) return yield* noSuchWebhook(workspaceId, hookId)
          if (!hook.enabled) return yield* unprocessable("The hook is disabled: enable it first, by subscribing again")
          if (hook.paused) return yield* unprocessable("The hook is paused: resume it first")
          const now = new Date(yield* Clock.currentTimeMillis)
          const queued =
            typeof which === "string"
              ? yield* one(workspaceId, hook.id, which, now)
              : yield* Effect.orDie(repo.requeueSince(workspaceId, hook.id, DateTime.toDateUtc(which), now))
          if (queued > 0) {
            yield* Effect.orDie(repo.openLane(workspaceId, hook.id))
            yield* signals.notify("deliveries")
            const after = { id: hook.id, delivery_id: delivery_id ?? null, queued }
            yield* audit.record({ workspaceId, actor, what: "hook.redelivered", before: null, after })
          }
          return { hook_id: hook.id, queued }
        }, transaction(sql))
      })
    })
  )
}

const unprocessable = (message: string) => Effect.fail(new Unprocessable({ message }))

const noSuchDelivery = (id: string) =>
  new NotFound({
    message: `This hook has no delivery ${JSON.stringify(id.slice(0, 64))}, or it is no longer kept`
  })

const eitherOr = Effect.fail(
  new InvalidRequest({
    message: "Send delivery_id for one delivery, or since for all that did not arrive since that time",
    issues: ["delivery_id", "since"].map((path) => ({
      path,
      message: "exactly one of delivery_id and since is required"
    }))
  })
)
