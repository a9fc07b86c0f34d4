import { Effect, Schema } from "effect"
import { actorOf, type KeyPrincipal, type Principal } from "#schema/api/Authentication.ts"
import { Forbidden, NotFound } from "#schema/Errors.ts"
import { HookEvent, hookEvents } from "#schema/resources/Event.ts"
import { nearest } from "#src/Ground/Nearest.ts"
import { HookSends } from "#src/Samples/HookSends.ts"
import { Samples } from "#src/Samples/Samples.ts"
import { TestSends } from "#src/Samples/TestSends.ts"
import { HookReach } from "#src/Webhooks/Hooks/HookReach.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { WebhookSecrets } from "#src/Webhooks/Hooks/WebhookSecrets.ts"
import { DeliveryLog } from "#src/Webhooks/Log/DeliveryLog.ts"
import { Redeliveries } from "#src/Webhooks/Log/Redeliveries.ts"
import { data } from "../Endpoints/Answer.ts"
import { handlers } from "./Handlers.ts"

const isHookEvent = Schema.is(HookEvent)

const noSuchEvent = (name: string) => {
  const meant = nearest(name, hookEvents)
  const hint = meant === null ? `the events are ${hookEvents.join(", ")}` : `did you mean ${JSON.stringify(meant)}?`
  return new NotFound({ message: `${JSON.stringify(name.slice(0, 64))} is not an event of hooks; ${hint}` })
}

const samplesOfWhat = new NotFound({
  message: `Samples are of one event, as in /hooks/samples/comment.hidden; the events are ${hookEvents.join(", ")}`
})

const isByKey = (principal: Principal): principal is KeyPrincipal => principal.key !== undefined

const keysSubscribe = new Forbidden({
  message: "A hook belongs to the API key that asks for it; add a webhook in Settings instead, or ask with a key"
})

export const hooksHandlers = Effect.gen(function* () {
  const hooks = yield* Hooks
  const reach = yield* HookReach
  const samples = yield* Samples
  const tests = yield* TestSends
  const sends = yield* HookSends
  const secrets = yield* WebhookSecrets
  const log = yield* DeliveryLog
  const redeliveries = yield* Redeliveries
  return handlers("hooks", {
    subscribe: ({ payload, principal }) =>
      isByKey(principal)
        ? Effect.map(hooks.subscribe(principal, payload), ({ hook }) => data(hook))
        : Effect.fail(keysSubscribe),
    list: ({ principal }) => Effect.map(hooks.list(principal.workspaceId), data),
    get: ({ path, principal }) =>
      path.id === "samples" ? Effect.fail(samplesOfWhat) : Effect.map(hooks.get(principal.workspaceId, path.id), data),
    test: ({ path, payload, principal }) =>
      hooks.get(principal.workspaceId, path.id).pipe(
        Effect.tap(({ id }) => reach.within(principal, id)),
        Effect.flatMap(({ id }) => tests.send(principal.workspaceId, id, payload.event ?? null)),
        Effect.map(data)
      ),
    send: ({ path, payload, principal }) =>
      reach
        .within(principal, path.id)
        .pipe(Effect.zipRight(sends.send(principal.workspaceId, path.id, payload)), Effect.map(data)),
    rotate: ({ path, payload, principal }) =>
      hooks.get(principal.workspaceId, path.id).pipe(
        Effect.flatMap(({ id }) => secrets.rotateAs(principal, id, { isKnown: payload.is_known === true })),
        Effect.map(({ previous_secret: _, ...shown }) => data(shown))
      ),
    unsubscribe: ({ path, principal }) =>
      reach
        .within(principal, path.id, "hook")
        .pipe(Effect.zipRight(hooks.unsubscribe(principal, path.id)), Effect.map(data)),
    deliveries: ({ path, principal, urlParams }) =>
      Effect.zipRight(reach.within(principal, path.id), log.list(principal.workspaceId, path.id, urlParams)),
    redeliver: ({ path, payload, principal }) =>
      reach
        .within(principal, path.id)
        .pipe(
          Effect.zipRight(
            redeliveries.request({ workspaceId: principal.workspaceId, actor: actorOf(principal) }, path.id, payload)
          ),
          Effect.map(data)
        ),
    samples: ({ path, principal }) =>
      isHookEvent(path.event)
        ? Effect.map(samples.ofHook(principal.workspaceId, path.event), data)
        : Effect.fail(noSuchEvent(path.event))
  })
})
