import { HttpApiBuilder } from "@effect/platform"
import { Effect, Schema } from "effect"
import { StewardApi } from "#schema/Api.ts"
import { actorOf, CurrentPrincipal } from "#schema/api/Authentication.ts"
import { NotFound } from "#schema/Errors.ts"
import { HookEvent, hookEvents } from "#schema/Event.ts"
import { Samples } from "#src/Samples/Samples.ts"
import { DeliveryLog } from "#src/Webhooks/DeliveryLog.ts"
import { Hooks } from "#src/Webhooks/Hooks.ts"
import { Redeliveries } from "#src/Webhooks/Redeliveries.ts"
import { ok, page, withStatus } from "./Answer.ts"
import { idempotent } from "./Idempotent.ts"
import { near } from "./RequestIssues.ts"

const isHookEvent = Schema.is(HookEvent)

const noSuchEvent = (name: string) => {
  const nearest = near(name, hookEvents)
  const hint = nearest === null ? `there are ${hookEvents.join(", ")}` : `did you mean ${JSON.stringify(nearest)}?`
  return new NotFound({ message: `${JSON.stringify(name.slice(0, 64))} is not an event of hooks; ${hint}` })
}

export const HooksHandlers = HttpApiBuilder.group(StewardApi, "hooks", (handlers) =>
  Effect.gen(function* () {
    const hooks = yield* Hooks
    const samples = yield* Samples
    const log = yield* DeliveryLog
    const redeliveries = yield* Redeliveries
    return handlers
      .handle("subscribe", ({ payload }) =>
        Effect.flatMap(CurrentPrincipal, (principal) =>
          idempotent(
            principal,
            payload
          )(
            Effect.map(hooks.subscribe(principal, payload), ({ created, hook }) =>
              withStatus(created ? 201 : 200, hook)
            )
          )
        )
      )
      .handle("list", () =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) => hooks.list(workspaceId)).pipe(Effect.map(ok))
      )
      .handle("unsubscribe", ({ path }) =>
        Effect.flatMap(CurrentPrincipal, (principal) => hooks.unsubscribe(principal, path.id)).pipe(Effect.map(ok))
      )
      .handle("deliveries", ({ path, urlParams }) =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) => log.list(workspaceId, path.id, urlParams)).pipe(
          Effect.map(page)
        )
      )
      .handle("redeliver", ({ path, payload }) =>
        Effect.flatMap(CurrentPrincipal, (principal) =>
          idempotent(
            principal,
            payload
          )(
            Effect.map(
              redeliveries.request({ workspaceId: principal.workspaceId, actor: actorOf(principal) }, path.id, payload),
              (redelivered) => withStatus(202, redelivered)
            )
          )
        )
      )
      .handle("samples", ({ path }) =>
        Effect.gen(function* () {
          const { workspaceId } = yield* CurrentPrincipal
          if (!isHookEvent(path.event)) return yield* Effect.fail(noSuchEvent(path.event))
          return ok(yield* samples.of(workspaceId, path.event))
        })
      )
  })
)
