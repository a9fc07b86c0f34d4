import { Context, Effect, Layer } from "effect"
import { type NotFound, Unprocessable } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { type WebhookEvent, webhookEvents } from "#schema/resources/Event.ts"
import type { TestSent } from "#schema/resources/Webhook.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { TestDeliveries } from "#src/Webhooks/Send/TestDeliveries.ts"
import { Samples } from "./Samples.ts"

/** Tries a webhook with a sample of what it listens to. */
export class TestSends extends Context.Tag("steward/TestSends")<
  TestSends,
  {
    /** Of the first event it listens to, or of the one that is asked for. Unprocessable when it does not listen to it. */
    readonly send: (
      workspaceId: WorkspaceId,
      id: string,
      event: WebhookEvent | null
    ) => Effect.Effect<TestSent, NotFound | Unprocessable>
  }
>() {
  static readonly layer = Layer.effect(
    TestSends,
    Effect.gen(function* () {
      const webhooks = yield* SettingsWebhooks
      const tests = yield* TestDeliveries
      const samples = yield* Samples

      return TestSends.of({
        send: tracedFn("TestSends.send")(function* (workspaceId, id, asked) {
          const { events } = yield* webhooks.get(workspaceId, id)
          const listens = events === "all" ? webhookEvents : events
          const event = asked ?? listens[0] ?? "comment.received"
          if (!listens.includes(event)) {
            const message = `It does not listen to ${event}, but to ${listens.join(", ")}`
            return yield* Effect.fail(new Unprocessable({ message }))
          }
          const sample = yield* samples.newest(workspaceId, event)
          return yield* tests.send(id, sample, samples.isKept(sample))
        })
      })
    })
  )
}
