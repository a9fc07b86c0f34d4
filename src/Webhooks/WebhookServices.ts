import { Layer } from "effect"
import { DeliveryLog } from "./DeliveryLog.ts"
import { DeliveryLogRepo } from "./DeliveryLogRepo.ts"
import { HookQueueRepo } from "./HookQueueRepo.ts"
import { HookRemoval } from "./HookRemoval.ts"
import { Hooks } from "./Hooks.ts"
import { HooksRepo } from "./HooksRepo.ts"
import { Redeliveries } from "./Redeliveries.ts"
import { SettingsWebhooks } from "./SettingsWebhooks.ts"
import { WebhookSecrets } from "./WebhookSecrets.ts"
import { WebhooksRepo } from "./WebhooksRepo.ts"
import { WebhookTests } from "./WebhookTests.ts"

/** What people and integrations do with webhooks and hooks, on its repositories. Sending is not among it. */
export const webhookServices = Layer.mergeAll(
  Hooks.layer,
  HookRemoval.layer,
  SettingsWebhooks.layer,
  WebhookSecrets.layer,
  WebhookTests.layer,
  DeliveryLog.layer,
  Redeliveries.layer
).pipe(Layer.provide([HooksRepo.layer, HookQueueRepo.layer, WebhooksRepo.layer, DeliveryLogRepo.layer]))
