import { Clock, Context, Duration, Effect, Either, Layer, Option, Ref } from "effect"
import type { Answer } from "./Answer.ts"
import { checkedAddresses } from "./CheckedAddresses.ts"
import { open, type PinnedRequest } from "./PinnedRequest.ts"
import { Resolver } from "./Resolver.ts"
import { DeadlineExceeded, type SendError, TargetRefused } from "./SendError.ts"
import { TargetPolicy } from "./TargetPolicy.ts"
import { parse, type TargetUrlRules } from "./TargetUrl.ts"

export interface WebhookRequest {
  readonly url: string
  readonly method: PinnedRequest["method"]
  readonly headers: Readonly<Record<string, string>>
  /** The exact bytes; text is sent as UTF-8. */
  readonly body: Uint8Array | string
}

export interface WebhookSenderOptions {
  /** Authorities to trust instead of the known ones, as PEM. */
  readonly ca?: string
}

/** For name, connection, TLS, headers and body together. */
export const deadline = Duration.seconds(8)

/** Makes one call to a receiver: an address that may be called, no redirects, one deadline, a bounded answer. */
export class WebhookSender extends Context.Tag("steward/WebhookSender")<
  WebhookSender,
  { readonly send: (request: WebhookRequest) => Effect.Effect<Answer, SendError> }
>() {
  static readonly layer = (options: WebhookSenderOptions = {}) =>
    Layer.effect(
      WebhookSender,
      Effect.map(Effect.all([Resolver, TargetPolicy]), ([resolver, policy]) => ({
        send: Effect.fn("WebhookSender.send")(function* (request: WebhookRequest) {
          const rules = policy.rulesFor(request.url)
          const url = yield* Either.mapLeft(parse(request.url, rules), ({ reason }) => new TargetRefused({ reason }))
          const stage = yield* Ref.make(`the host name ${url.hostname} could not be looked up`)
          const answer = yield* exchange(url, request, { ...options, ...rules }, stage).pipe(
            Effect.provideService(Resolver, resolver),
            Effect.timeoutOption(deadline)
          )
          if (Option.isSome(answer)) return answer.value
          const reason = `${yield* Ref.get(stage)} within ${Duration.toSeconds(deadline)} seconds`
          return yield* new DeadlineExceeded({ reason })
        })
      }))
    )
}

const exchange = Effect.fn("WebhookSender.exchange")(function* (
  url: URL,
  { body, headers, method }: WebhookRequest,
  { ca, ...rules }: WebhookSenderOptions & TargetUrlRules,
  stage: Ref.Ref<string>
) {
  const started = yield* Clock.currentTimeMillis
  const addresses = yield* checkedAddresses(url, rules)
  yield* Ref.set(stage, "did not answer")
  const bytes = typeof body === "string" ? Buffer.from(body) : body
  const incoming = yield* open({ url, addresses, method, headers, body: bytes, ...(ca !== undefined && { ca }) })
  const head = yield* incoming.head
  yield* Ref.set(stage, `answered ${head.status}, but did not finish its answer`)
  const excerpt = yield* Effect.withSpan(incoming.excerpt, "WebhookSender.readBody")
  const milliseconds = (yield* Clock.currentTimeMillis) - started
  return { ...head, excerpt, milliseconds }
}, Effect.scoped)
