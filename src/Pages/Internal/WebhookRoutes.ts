import { HttpServerResponse } from "@effect/platform"
import { Effect, Schema } from "effect"
import { DeliveryFilter, Redelivery } from "#schema/resources/Delivery.ts"
import { WebhookEvent } from "#schema/resources/Event.ts"
import { NewWebhook, WebhookChange } from "#schema/resources/Webhook.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { TestSends } from "#src/Samples/TestSends.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import type { ByManager } from "#src/Webhooks/Hooks/WebhookChanges.ts"
import { WebhookSecrets } from "#src/Webhooks/Hooks/WebhookSecrets.ts"
import { DeliveryLog } from "#src/Webhooks/Log/DeliveryLog.ts"
import { Redeliveries } from "#src/Webhooks/Log/Redeliveries.ts"
import { insider, pathParameter, sentJson, sentQuery } from "./Insider.ts"

const choice = Schema.optionalWith(Schema.Boolean, { default: () => false })
const Resuming = Schema.Struct({ discard: choice })
const Rotation = Schema.Struct({ is_known: choice })
const TestSend = Schema.Struct({ event: Schema.optionalWith(Schema.NullOr(WebhookEvent), { default: () => null }) })

const all = "/internal/workspaces/:workspace/webhooks"
const one = `${all}/:id` as const

const json = (body: unknown, status: number) =>
  HttpServerResponse.unsafeJson(body, { status, headers: { "cache-control": "no-store" } })

/** What the app's Settings do with webhooks, for people who are signed in and may manage them. Errors are the API's. */
export const webhookRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const webhooks = yield* SettingsWebhooks
    const secrets = yield* WebhookSecrets
    const tests = yield* TestSends
    const log = yield* DeliveryLog
    const redeliveries = yield* Redeliveries
    const manager = (yield* insider)("manage_webhooks")

    /** Errors are answered by the middleware around every request, which knows those of the API. */
    const answer = <A, E, R>(act: (by: ByManager, id: string) => Effect.Effect<A, E, R>, status = 200) =>
      Effect.all([manager, pathParameter("id")]).pipe(
        Effect.flatMap(([by, id]) => act(by, id)),
        Effect.map((data) => json({ data }, status)),
        Effect.orDie
      )
    const deliveries = Effect.all([manager, pathParameter("id")]).pipe(
      Effect.flatMap(([{ workspaceId }, id]) =>
        Effect.flatMap(sentQuery(DeliveryFilter), (filter) => log.list(workspaceId, id, filter))
      ),
      Effect.map((page) => json(page, 200)),
      Effect.orDie
    )
    const sent = <A, I, B, E, R>(schema: Schema.Schema<A, I>, act: (value: A) => Effect.Effect<B, E, R>) =>
      Effect.flatMap(sentJson(schema), act)

    yield* router.get(
      all,
      answer(({ workspaceId }) => webhooks.list(workspaceId))
    )
    yield* router.post(
      all,
      answer((by) => sent(NewWebhook, (webhook) => webhooks.create(by, webhook)), 201)
    )
    yield* router.get(
      one,
      answer(({ workspaceId }, id) => webhooks.get(workspaceId, id))
    )
    yield* router.patch(
      one,
      answer((by, id) => sent(WebhookChange, (change) => webhooks.update(by, id, change)))
    )
    yield* router.del(
      one,
      answer((by, id) => Effect.as(webhooks.remove(by, id), { id, deleted: true }))
    )
    yield* router.post(`${one}/pause`, answer(webhooks.pause))
    yield* router.post(
      `${one}/resume`,
      answer((by, id) => sent(Resuming, (options) => webhooks.resume(by, id, options)))
    )
    yield* router.get(
      `${one}/secret`,
      answer(({ workspaceId }, id) => secrets.show(workspaceId, id))
    )
    yield* router.post(
      `${one}/rotate`,
      answer((by, id) => sent(Rotation, ({ is_known }) => secrets.rotate(by, id, { isKnown: is_known })))
    )
    yield* router.post(
      `${one}/test`,
      answer(({ workspaceId }, id) => sent(TestSend, ({ event }) => tests.send(workspaceId, id, event)))
    )
    yield* router.get(`${one}/deliveries`, deliveries)
    yield* router.post(
      `${one}/redeliver`,
      answer((by, id) => sent(Redelivery, (redelivery) => redeliveries.request(by, id, redelivery)), 202)
    )
  })
)
