import { Cause, Context, Duration, Effect, Either, Exit, FiberId, Layer, Runtime } from "effect"
import { makeDeadlines } from "../Attempt/Deadlines.ts"
import type { ReceiverAnswer } from "../Attempt/ReceiverAnswer.ts"
import type { Resolver } from "../Names/Resolver.ts"
import { knownAddresses } from "../Target/KnownAddresses.ts"
import {
  ConnectionFailed,
  DeadlineExceeded,
  HostUnreachable,
  type SendError,
  TargetRefused
} from "../Target/SendError.ts"
import { TargetPolicy } from "../Target/TargetPolicy.ts"
import { parse } from "../Target/TargetUrl.ts"
import { makeConnections } from "../Wire/Connections.ts"
import type { Progress } from "../Wire/Exchange.ts"
import { type Exchanged, type PinnedRequest, start as startExchange } from "../Wire/PinnedRequest.ts"

export interface WebhookRequest {
  /** On whose behalf it is sent. */
  readonly workspaceId: string
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

/** What is wrong with a URL, if anything, is found out once for many deliveries to it. */
const urlsRemembered = 4096

/** Makes one call to a receiver: an address that may be called, no redirects, one deadline, a bounded answer. */
export class WebhookSender extends Context.Tag("steward/WebhookSender")<
  WebhookSender,
  {
    readonly send: (request: WebhookRequest) => Effect.Effect<ReceiverAnswer, SendError>
    /**
     * As `send`, without a fiber, for who sends very many. Answers how to break it off; then nothing more is heard of it.
     */
    readonly start: (
      request: WebhookRequest,
      onEnd: (result: Either.Either<ReceiverAnswer, SendError>) => void
    ) => () => void
  }
>() {
  static readonly layer = (
    options: WebhookSenderOptions = {}
  ): Layer.Layer<WebhookSender, never, Resolver | TargetPolicy> => Layer.scoped(WebhookSender, make(options))
}

const make = Effect.fnUntraced(function* ({ ca, deadline = Duration.seconds(8) }: WebhookSenderOptions) {
  const { rulesFor } = yield* TargetPolicy
  const runtime = yield* Effect.runtime<never>()
  const addresses = yield* knownAddresses
  const deadlines = yield* makeDeadlines(deadline)
  const urls = new Map<string, ReturnType<typeof parse>>()
  const clock = yield* Effect.clock
  const connections = yield* Effect.acquireRelease(
    Effect.sync(() => makeConnections(() => clock.unsafeCurrentTimeMillis())),
    (all) => Effect.sync(all.closeAll)
  )

  const late = ({ address, missing }: Progress) => {
    const reason = `${missing} within ${Duration.toSeconds(deadline)} seconds`
    return address === undefined ? new HostUnreachable({ reason }) : new DeadlineExceeded({ reason, address })
  }

  const parsedUrl = (url: string) => {
    const known = urls.get(url)
    if (known !== undefined) return known
    const parsed = parse(url, rulesFor(url))
    if (urls.size >= urlsRemembered) urls.clear()
    urls.set(url, parsed)
    return parsed
  }

  const call: WebhookCall = ({ body, headers, method }, url, found, progress, onEnd) => {
    const bytes = typeof body === "string" ? Buffer.from(body) : body
    return startExchange(
      { url, addresses: found, method, headers, body: bytes, ...(ca !== undefined && { ca }) },
      connections,
      progress,
      onEnd
    )
  }

  const begin: WebhookSender["Type"]["start"] = (request, onEnd) => {
    const started = clock.unsafeCurrentTimeMillis()
    const parsed = parsedUrl(request.url)
    if (Either.isLeft(parsed)) {
      onEnd(Either.left(new TargetRefused({ reason: parsed.left.reason })))
      return () => {}
    }
    const url = parsed.right
    const progress: Progress = { missing: `the host name ${url.hostname} could not be looked up`, address: undefined }
    const end = (result: Either.Either<Exchanged, SendError>) => {
      callOff()
      onEnd(Either.map(result, (answer) => ({ ...answer, milliseconds: clock.unsafeCurrentTimeMillis() - started })))
    }
    let cut = () => {}
    const send = (found: ReadonlyArray<string>) => {
      try {
        cut = call(request, url, found, progress, end)
      } catch (defect) {
        end(Either.left(new ConnectionFailed({ reason: `the request could not be made: ${defect}` })))
      }
    }
    const callOff = deadlines.begin(() => {
      cut()
      end(Either.left(late(progress)))
    })
    const found = addresses.find(url)
    if (found !== undefined) send(found)
    else {
      const fiber = Runtime.runFork(runtime)(Effect.either(addresses.ask(url, request.workspaceId)))
      // The fiber may have ended at once, and then `send` puts what cuts the connection in its place.
      cut = () => fiber.unsafeInterruptAsFork(FiberId.none)
      fiber.addObserver((exit) => {
        if (Exit.isInterrupted(exit)) return
        const answered = Exit.getOrElse(exit, failed)
        if (Either.isLeft(answered)) end(Either.left(answered.left))
        else send(answered.right)
      })
    }
    return () => {
      callOff()
      cut()
    }
  }

  return WebhookSender.of({
    start: begin,
    send: (request) =>
      Effect.async((resume) => {
        const cut = begin(request, resume)
        return Effect.sync(cut)
      })
  })
})

const failed = (cause: Cause.Cause<never>): Either.Either<never, SendError> =>
  Either.left(new ConnectionFailed({ reason: Cause.pretty(cause) }))

type WebhookCall = (
  request: WebhookRequest,
  url: URL,
  found: ReadonlyArray<string>,
  progress: Progress,
  onEnd: (result: Either.Either<Exchanged, SendError>) => void
) => () => void
