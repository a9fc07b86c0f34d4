import { Context, Effect, Layer, Option, type Redacted } from "effect"
import { handshake } from "../Facebook/WebhookHandshake.ts"
import { verifyWebhook } from "../Facebook/WebhookSignature.ts"
import { Inbox } from "../Inbox/Inbox.ts"

export interface FacebookIngestOptions {
  readonly appSecret: Option.Option<Redacted.Redacted>
  readonly verifyToken: Option.Option<Redacted.Redacted>
}

/** Takes what Facebook pushes, to be taken in by whoever works through the inbox. */
export class FacebookIngest extends Context.Tag("steward/FacebookIngest")<
  FacebookIngest,
  {
    /** The challenge to answer Meta's check of the callback address with; none when it is to be refused. */
    readonly handshake: (query: Readonly<Record<string, string | undefined>>) => Option.Option<string>
    /** Keeps a webhook, to the byte, before it ends, so that it may be acknowledged. False: not signed by the app. */
    readonly receive: (body: Uint8Array, signature: string | undefined) => Effect.Effect<boolean>
  }
>() {
  static readonly layer = (options: FacebookIngestOptions) =>
    Layer.effect(
      FacebookIngest,
      Effect.map(Inbox, (inbox) =>
        FacebookIngest.of({
          handshake: (query) =>
            Option.flatMap(options.verifyToken, (token) => Option.getRight(handshake(query, token))),
          receive: Effect.fn("FacebookIngest.receive")(function* (body, signature) {
            if (!Option.exists(options.appSecret, (secret) => verifyWebhook(secret, body, signature))) return false
            yield* inbox.keep("facebook", body)
            return true
          })
        })
      )
    )
}
