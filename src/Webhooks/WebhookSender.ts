import { Context, Duration, Effect, Either, Layer } from "effect"
import type { Answer } from "./Answer.ts"
import { type Deadlines, makeDeadlines } from "./Deadlines.ts"
import { knownAddresses } from "./KnownAddresses.ts"
import { makeAgents } from "./PinnedAgents.ts"
import { type Exchanged, type PinnedRequest, type Progress, start } from "./PinnedRequest.ts"
import type { Resolver } from "./Resolver.ts"
import { DeadlineExceeded, type SendError, TargetRefused } from "./SendError.ts"
import { TargetPolicy } from "./TargetPolicy.ts"
import { parse } from "./TargetUrl.ts"

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
  /** For name, connection, TLS, headers and body together; 8 seconds unless told. */
  readonly deadline?: Duration.Duration
}

/** Makes one call to a receiver: an address that may be called, no redirects, one deadline, a bounded answer. */
export class WebhookSender extends Context.Tag("steward/WebhookSender")<
  WebhookSender,
  { readonly send: (request: WebhookRequest) => Effect.Effect<Answer, SendError> }
>() {
  static readonly layer = (
    options: WebhookSenderOptions = {}
  ): Layer.Layer<WebhookSender, never, Resolver | TargetPolicy> => Layer.scoped(WebhookSender, make(options))
}

const make = Effect.fnUntraced(function* ({ ca, deadline = Duration.seconds(8) }: WebhookSenderOptions) {
  const { rulesFor } = yield* TargetPolicy
  const addresses = yield* knownAddresses
  const deadlines = yield* makeDeadlines(deadline)
  const clock = yield* Effect.clock
  const agents = yield* Effect.acquireRelease(Effect.sync(makeAgents), (all) => Effect.sync(all.destroy))

  const late = ({ address, missing }: Progress) =>
    new DeadlineExceeded({
      reason: `${missing} within ${Duration.toSeconds(deadline)} seconds`,
      ...(address !== undefined && { address })
    })

  const call = (
    { body, headers, method }: WebhookRequest,
    url: URL,
    found: ReadonlyArray<string>,
    progress: Progress,
    within: Deadlines | null
  ) =>
    Effect.async<Exchanged, SendError>((resume) => {
      const bytes = typeof body === "string" ? Buffer.from(body) : body
      const request = { url, addresses: found, method, headers, body: bytes, ...(ca !== undefined && { ca }) }
      progress.missing = "did not take the connection"
      const cut = start(request, agents, progress, (result) => {
        called?.()
        resume(result)
      })
      const called = within?.begin(() => {
        cut()
        resume(late(progress))
      })
      return Effect.sync(() => {
        called?.()
        cut()
      })
    })

  /** Where the name is not known already, DNS is under the same deadline. */
  const lookUpAndCall = (request: WebhookRequest, url: URL, progress: Progress) =>
    addresses.ask(url).pipe(
      Effect.flatMap((found) => call(request, url, found, progress, null)),
      Effect.timeoutFail({ duration: deadline, onTimeout: () => late(progress) })
    )

  return WebhookSender.of({
    send: (request) =>
      Effect.suspend(() => {
        const started = clock.unsafeCurrentTimeMillis()
        const parsed = parse(request.url, rulesFor(request.url))
        if (Either.isLeft(parsed)) return new TargetRefused({ reason: parsed.left.reason })
        const url = parsed.right
        const progress: Progress = {
          missing: `the host name ${url.hostname} could not be looked up`,
          address: undefined
        }
        const found = addresses.find(url)
        const exchanged =
          found === undefined ? lookUpAndCall(request, url, progress) : call(request, url, found, progress, deadlines)
        return Effect.map(exchanged, (answer) => ({
          ...answer,
          milliseconds: clock.unsafeCurrentTimeMillis() - started
        }))
      })
  })
})
