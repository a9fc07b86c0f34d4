import { Effect, Schema } from "effect"
import { actorOf } from "#schema/api/Authentication.ts"
import { NotFound } from "#schema/Errors.ts"
import { HookEvent, hookEvents } from "#schema/Event.ts"
import { Samples } from "#src/Samples/Samples.ts"
import { TestSends } from "#src/Samples/TestSends.ts"
import { DeliveryLog } from "#src/Webhooks/DeliveryLog.ts"
import { Hooks } from "#src/Webhooks/Hooks.ts"
import { Redeliveries } from "#src/Webhooks/Redeliveries.ts"
import { WebhookSecrets } from "#src/Webhooks/WebhookSecrets.ts"
import { ok, page, withStatus } from "./Answer.ts"
import { endpoints } from "./Endpoints.ts"
import { idempotency } from "./Idempotent.ts"
import { near } from "./RequestIssues.ts"

const isHookEvent = Schema.is(HookEvent)

const noSuchEvent = (name: string) => {
  const nearest = near(name, hookEvents)
  const hint = nearest === null ? `the events are ${hookEvents.join(", ")}` : `did you mean ${JSON.stringify(nearest)}?`
  return new NotFound({ message: `${JSON.stringify(name.slice(0, 64))} is not an event of hooks; ${hint}` })
}

export const hooksEndpoints = Effect.gen(function* () {
  const hooks = yield* Hooks
  const samples = yield* Samples
  const tests = yield* TestSends
  const secrets = yield* WebhookSecrets
  const log = yield* DeliveryLog
  const redeliveries = yield* Redeliveries
  const idempotent = yield* idempotency
  return endpoints("hooks", {
    subscribe: (asked) =>
      idempotent(asked)(
        Effect.map(hooks.subscribe(asked.principal, asked.payload), ({ created, hook }) =>
          withStatus(created ? 201 : 200, hook)
        )
      ),
    list: ({ principal }) => Effect.map(hooks.list(principal.workspaceId), ok),
    get: ({ path, principal }) => Effect.map(hooks.get(principal.workspaceId, path.id), ok),
    // not in the transaction of an Idempotency-Key, which would wait for the receiver
    test: ({ path, payload, principal: { workspaceId } }) =>
      hooks.get(workspaceId, path.id).pipe(
        Effect.flatMap(({ id }) => tests.send(workspaceId, id, payload.event ?? null)),
        Effect.map(ok)
      ),
    rotate: (asked) => {
      const { path, payload, principal } = asked
      const by = { workspaceId: principal.workspaceId, actor: actorOf(principal) }
      const rotated = Effect.flatMap(hooks.get(principal.workspaceId, path.id), ({ id }) =>
        secrets.rotate(by, id, { isKnown: payload.is_known === true })
      )
      return idempotent(asked)(Effect.map(rotated, ({ previous_secret: _, ...shown }) => ok(shown)))
    },
    unsubscribe: ({ path, principal }) => Effect.map(hooks.unsubscribe(principal, path.id), ok),
    deliveries: ({ path, principal, urlParams }) =>
      Effect.map(log.list(principal.workspaceId, path.id, urlParams), page),
    redeliver: (asked) => {
      const { path, payload, principal } = asked
      const by = { workspaceId: principal.workspaceId, actor: actorOf(principal) }
      return idempotent(asked)(
        Effect.map(redeliveries.request(by, path.id, payload), (redelivered) => withStatus(202, redelivered))
      )
    },
    samples: ({ path, principal }) =>
      isHookEvent(path.event)
        ? Effect.map(samples.of(principal.workspaceId, path.event), ok)
        : Effect.fail(noSuchEvent(path.event))
  })
})
