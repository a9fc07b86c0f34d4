import { Effect, Layer } from "effect"
import { Resolver } from "#src/Webhooks/Names/Resolver.ts"
import { type WebhookRequest, WebhookSender, type WebhookSenderOptions } from "#src/Webhooks/Send/WebhookSender.ts"
import { TargetPolicy } from "#src/Webhooks/Target/TargetPolicy.ts"
import type { TargetUrlRules } from "#src/Webhooks/Target/TargetUrl.ts"

/** A name that no DNS knows. */
export const host = "hooks.steward.test"

/** DNS that answers each question with the next list of addresses, and then with the last one again. */
export const answering = (...answers: ReadonlyArray<ReadonlyArray<string>>) => {
  const asked: Array<string> = []
  const lookup = (name: string) => Effect.sync(() => answers[Math.min(asked.push(name), answers.length) - 1] ?? [])
  return { asked, layer: Layer.succeed(Resolver, { lookup }) }
}
const loopback = answering(["127.0.0.1"])

export const send = (
  url: string,
  request: Partial<WebhookRequest> = {},
  { allowPrivate, ...options }: WebhookSenderOptions & TargetUrlRules = { allowPrivate: true },
  resolver: Layer.Layer<Resolver> = loopback.layer
) =>
  WebhookSender.pipe(
    Effect.flatMap((sender) =>
      sender.send({ workspaceId: "ws_1", url, method: "POST", headers: {}, body: "{}", ...request })
    ),
    Effect.provide(WebhookSender.layer(options)),
    Effect.provide([resolver, TargetPolicy.layer({ allowPrivate })])
  )
