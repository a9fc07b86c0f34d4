import { FetchHttpClient } from "@effect/platform"
import { Layer, Logger, Redacted } from "effect"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { postgres } from "#src/Database/Postgres.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { Signals } from "#src/Database/Signals.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { HooksRepo } from "#src/Webhooks/Hooks/HooksRepo.ts"
import { Resolver } from "#src/Webhooks/Names/Resolver.ts"
import { AttemptSlots } from "#src/Webhooks/Pace/AttemptSlots.ts"
import { DeliveriesRepo } from "#src/Webhooks/Queue/DeliveriesRepo.ts"
import { HookQueueRepo } from "#src/Webhooks/Queue/HookQueueRepo.ts"
import { Outbox } from "#src/Webhooks/Queue/Outbox.ts"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { WebhookSender } from "#src/Webhooks/Send/WebhookSender.ts"
import { TargetPolicy } from "#src/Webhooks/Target/TargetPolicy.ts"

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
