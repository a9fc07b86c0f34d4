import { it } from "@effect/vitest"
import { Effect, Layer, Ref, Schema, TestClock } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import type { WebhookEvents } from "#schema/resources/Webhook.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { WebhookSecrets } from "#src/Webhooks/Hooks/WebhookSecrets.ts"
import { WebhooksRepo } from "#src/Webhooks/Hooks/WebhooksRepo.ts"
import { DeliveryLogRepo } from "#src/Webhooks/Log/DeliveryLogRepo.ts"
import { TestDeliveries } from "#src/Webhooks/Send/TestDeliveries.ts"
import { SigningSecret } from "#src/Webhooks/Signing/SigningSecret.ts"
import { DeliveryHouse, Secrets, start } from "./Delivering.ts"

/** The house, where tests of webhooks go to receivers that follow a script as well. */
export const SettingsHouse = Layer.fresh(TestDeliveries.layer).pipe(
  Layer.provide([DeliveryLogRepo.layer, WebhooksRepo.layer]),
  Layer.provideMerge(DeliveryHouse)
)
type House = Layer.Layer.Success<typeof SettingsHouse>

/** A test with a database of its own, on a day on which nothing happened. */
export const onItsOwn = <A, E>(name: string, body: Effect.Effect<A, E, House>) =>
  it.effect(name, () => TestClock.setTime(start).pipe(Effect.zipRight(body), Effect.provide(SettingsHouse)))

export const manager = ({ personName, workspaceId }: Pick<KeyPrincipal, "personName" | "workspaceId">) => ({
  workspaceId,
  actor: personName
})

/** A webhook that a person adds, and whose receiver is given its secret. */
export const addWebhook = Effect.fn("addWebhook")(function* (
  principal: KeyPrincipal,
  target_url: string,
  events: WebhookEvents = "all"
) {
  const webhooks = yield* SettingsWebhooks
  const secrets = yield* WebhookSecrets
  const webhook = yield* webhooks.create(manager(principal), { target_url, events })
  const { signing_secret } = yield* secrets.show(principal.workspaceId, webhook.id)
  const secret = yield* Schema.decode(SigningSecret)(signing_secret)
  yield* Effect.flatMap(
    Secrets,
    Ref.update((before) => new Map(before).set(target_url, secret))
  )
  return { ...webhook, secret }
})
