import { Effect } from "effect"
import { data } from "#src/Http/Endpoints/Answer.ts"
import { TestSends } from "#src/Samples/TestSends.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { WebhookSecrets } from "#src/Webhooks/Hooks/WebhookSecrets.ts"
import { DeliveryLog } from "#src/Webhooks/Log/DeliveryLog.ts"
import { Redeliveries } from "#src/Webhooks/Log/Redeliveries.ts"
import { handlers } from "./AppHandlers.ts"

/** What the app's Settings do with webhooks. */
export const webhookHandlers = Effect.gen(function* () {
  const webhooks = yield* SettingsWebhooks
  const secrets = yield* WebhookSecrets
  const tests = yield* TestSends
  const log = yield* DeliveryLog
  const redeliveries = yield* Redeliveries
  return handlers("webhooks", {
    list: ({ by }) => Effect.map(webhooks.list(by.workspaceId), data),
    create: ({ by, payload }) => Effect.map(webhooks.create(by, payload), data),
    get: ({ by, path }) => Effect.map(webhooks.get(by.workspaceId, path.id), data),
    update: ({ by, path, payload }) => Effect.map(webhooks.update(by, path.id, payload), data),
    remove: ({ by, path }) => Effect.as(webhooks.remove(by, path.id), data({ id: path.id, deleted: true as const })),
    pause: ({ by, path }) => Effect.map(webhooks.pause(by, path.id), data),
    resume: ({ by, path, payload }) => Effect.map(webhooks.resume(by, path.id, payload), data),
    secret: ({ by, path }) => Effect.map(secrets.show(by.workspaceId, path.id), data),
    rotate: ({ by, path, payload }) => Effect.map(secrets.rotate(by, path.id, { isKnown: payload.is_known }), data),
    test: ({ by, path, payload }) => Effect.map(tests.send(by.workspaceId, path.id, payload.event), data),
    deliveries: ({ by, path, urlParams }) => log.list(by.workspaceId, path.id, urlParams),
    redeliver: ({ by, path, payload }) => Effect.map(redeliveries.request(by, path.id, payload), data)
  })
})
