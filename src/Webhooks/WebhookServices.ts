import { Layer } from "effect"
import { HookHoldersRepo } from "./Hooks/HookHoldersRepo.ts"
import { HookReach } from "./Hooks/HookReach.ts"
import { HookRemoval } from "./Hooks/HookRemoval.ts"
import { Hooks } from "./Hooks/Hooks.ts"
import { HooksRepo } from "./Hooks/HooksRepo.ts"
import { SettingsWebhooks } from "./Hooks/SettingsWebhooks.ts"
import { WebhookSecrets } from "./Hooks/WebhookSecrets.ts"
import { WebhooksRepo } from "./Hooks/WebhooksRepo.ts"
import { DeliveryErasure } from "./Log/DeliveryErasure.ts"
import { DeliveryLog } from "./Log/DeliveryLog.ts"
import { DeliveryLogRepo } from "./Log/DeliveryLogRepo.ts"
import { Failures } from "./Log/Failures.ts"
import { Redeliveries } from "./Log/Redeliveries.ts"
import { Resolver } from "./Names/Resolver.ts"
import { AttemptSlots } from "./Pace/AttemptSlots.ts"
import { DeliveriesRepo } from "./Queue/DeliveriesRepo.ts"
import { DeliveryExpiry } from "./Queue/DeliveryExpiry.ts"
import { DeliveryRetention } from "./Queue/DeliveryRetention.ts"
import { HookQueueRepo } from "./Queue/HookQueueRepo.ts"
import { LaneUpkeep } from "./Queue/LaneUpkeep.ts"
import { Outbox } from "./Queue/Outbox.ts"
import { DeliveryRunner } from "./Send/DeliveryRunner.ts"
import { deliveryWorker } from "./Send/DeliveryWorker.ts"
import { TestDeliveries } from "./Send/TestDeliveries.ts"
import { WebhookSender } from "./Send/WebhookSender.ts"
import { TargetPolicy } from "./Target/TargetPolicy.ts"

export interface WebhooksSettings {
  /** Whether receivers may be on private networks: for local development. */
  readonly allowPrivateTargets: boolean
  /** Receivers that this program started itself. */
  readonly trustedOrigins: ReadonlyArray<string>
}

/** What people and integrations do with webhooks and hooks, on its repositories. Sending is not among it. */
const hookServices = Layer.mergeAll(
  Hooks.layer,
  HookReach.layer,
  HookRemoval.layer,
  SettingsWebhooks.layer,
  WebhookSecrets.layer,
  TestDeliveries.layer,
  DeliveryErasure.layer,
  DeliveryLog.layer,
  Failures.layer,
  Redeliveries.layer
).pipe(
  Layer.provide([
    HooksRepo.layer,
    HookHoldersRepo.layer,
    HookQueueRepo.layer,
    WebhooksRepo.layer,
    DeliveryLogRepo.layer
  ])
)

/** The outbox, and all that is done with webhooks and hooks, on their repositories. */
export const webhookServices = ({ allowPrivateTargets, trustedOrigins }: WebhooksSettings) =>
  Layer.mergeAll(DeliveryRunner.layer, DeliveryRetention.layer, DeliveryExpiry.layer, LaneUpkeep.layer).pipe(
    Layer.provideMerge(hookServices),
    Layer.provideMerge(Layer.mergeAll(Outbox.layer, WebhookSender.layer())),
    Layer.provide([HooksRepo.layer, HookQueueRepo.layer, DeliveriesRepo.layer, AttemptSlots.layer]),
    Layer.provideMerge(
      Layer.mergeAll(Resolver.layer, TargetPolicy.layer({ allowPrivate: allowPrivateTargets, trustedOrigins }))
    )
  )

export const webhookWorkers = Layer.mergeAll(
  deliveryWorker,
  DeliveryRetention.worker,
  DeliveryExpiry.worker,
  LaneUpkeep.worker
)
