import { FetchHttpClient } from "@effect/platform"
import { Layer, Logger, Redacted } from "effect"
import { AppLinks } from "#src/AppLinks.ts"
import { AuditLog } from "#src/Database/AuditLog.ts"
import { postgres } from "#src/Database/Postgres.ts"
import { SecretBox } from "#src/Database/SecretBox.ts"
import { Signals } from "#src/Database/Signals.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ids.ts"
import { RandomBytes } from "#src/RandomBytes.ts"
import { DeliveriesRepo } from "#src/Webhooks/DeliveriesRepo.ts"
import { DeliveryRunner } from "#src/Webhooks/DeliveryRunner.ts"
import { HookQueueRepo } from "#src/Webhooks/HookQueueRepo.ts"
import { HooksRepo } from "#src/Webhooks/HooksRepo.ts"
import { Outbox } from "#src/Webhooks/Outbox.ts"
import { AttemptSlots } from "#src/Webhooks/Pace/AttemptSlots.ts"
import { Resolver } from "#src/Webhooks/Resolver.ts"
import { TargetPolicy } from "#src/Webhooks/TargetPolicy.ts"
import { WebhookSender } from "#src/Webhooks/WebhookSender.ts"

const ground = (url: string) =>
  Layer.mergeAll(
    AuditLog.layer,
    WorkspaceClock.layer,
    SecretBox.layer(Redacted.make(new Uint8Array(32).fill(7))),
    AppLinks.layer("http://localhost"),
    Resolver.layer,
    TargetPolicy.layer({ allowPrivate: true })
  ).pipe(
    Layer.provideMerge(Layer.mergeAll(Ids.layer, Signals.layer)),
    Layer.provideMerge(
      Layer.mergeAll(
        postgres({ url: Redacted.make(url), maxConnections: 10 }),
        RandomBytes.layer,
        FetchHttpClient.layer
      )
    )
  )

/** The engine as the service runs it: logs in JSON, and no traces. */
export const engine = (url: string) =>
  DeliveryRunner.layer.pipe(
    Layer.provideMerge(Layer.mergeAll(Outbox.layer, WebhookSender.layer())),
    Layer.provideMerge(Layer.mergeAll(HooksRepo.layer, HookQueueRepo.layer, DeliveriesRepo.layer, AttemptSlots.layer)),
    Layer.provideMerge(ground(url)),
    Layer.provideMerge(Layer.merge(Logger.json, Layer.setTracerEnabled(false)))
  )
