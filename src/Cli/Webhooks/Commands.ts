import { Command } from "@effect/cli"
import type { Layer } from "effect"
import type { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import type { TestSends } from "#src/Samples/TestSends.ts"
import type { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import type { WebhookSecrets } from "#src/Webhooks/Hooks/WebhookSecrets.ts"
import type { DeliveryLog } from "#src/Webhooks/Log/DeliveryLog.ts"
import type { Redeliveries } from "#src/Webhooks/Log/Redeliveries.ts"
import { begun } from "../Help/Purposes.ts"
import { webhooksAdd, webhooksChange } from "./Adding.ts"
import { webhooksDeliveries, webhooksResend } from "./Deliveries.ts"
import { webhooksList } from "./Listing.ts"
import { webhooksRotate, webhooksSecret } from "./Secrets.ts"
import { webhooksPause, webhooksRemove, webhooksResume } from "./States.ts"
import { webhooksTest } from "./Trying.ts"

export type WebhookServices = DeliveryLog | Redeliveries | SettingsWebhooks | TestSends | WebhookSecrets | Workspaces

export const webhooksCommand = <E, R>(services: Layer.Layer<WebhookServices, E, R>) =>
  begun("webhooks").pipe(
    Command.withSubcommands([
      Command.provide(webhooksList, services),
      Command.provide(webhooksAdd, services),
      Command.provide(webhooksChange, services),
      Command.provide(webhooksPause, services),
      Command.provide(webhooksResume, services),
      Command.provide(webhooksRemove, services),
      Command.provide(webhooksSecret, services),
      Command.provide(webhooksRotate, services),
      Command.provide(webhooksTest, services),
      Command.provide(webhooksDeliveries, services),
      Command.provide(webhooksResend, services)
    ])
  )
