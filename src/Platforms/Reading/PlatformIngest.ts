import { Context, DateTime, Effect, Layer, Option } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { span } from "#src/Ground/Span.ts"
import { Inbox } from "../Inbox/Inbox.ts"
import { PlatformAdapters } from "../Port/PlatformAdapter.ts"

type Words = Readonly<Record<string, string | undefined>>

/** Takes what platforms push, to be taken in by whoever works through the inbox. */
export class PlatformIngest extends Context.Tag("steward/PlatformIngest")<
  PlatformIngest,
  {
    /** The challenge to answer a platform's check of the callback address with; none when it is to be refused. */
    readonly handshake: (platform: Platform, query: Words) => Option.Option<string>
    /** Keeps a webhook, to the byte, before it ends, so that it may be acknowledged. False: not signed by the platform. */
    readonly receive: (platform: Platform, body: Uint8Array, headers: Words) => Effect.Effect<boolean>
  }
>() {
  static readonly layer = Layer.effect(
    PlatformIngest,
    Effect.gen(function* () {
      const inbox = yield* Inbox
      const adapters = yield* PlatformAdapters
      const pushOf = (platform: Platform) => Option.fromNullable(adapters[platform]?.push)
      return PlatformIngest.of({
        handshake: (platform, query) => Option.flatMap(pushOf(platform), (push) => push.handshake(query)),
        receive: (platform, body, headers) =>
          Effect.flatMap(DateTime.now, (now) =>
            Option.exists(pushOf(platform), (push) => push.isSigned(body, headers, now))
              ? Effect.as(inbox.keep(platform, body), true)
              : Effect.succeed(false)
          ).pipe(span("PlatformIngest.receive"))
      })
    })
  )
}
