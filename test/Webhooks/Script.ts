import { Clock, Context, Effect, Exit, FiberId, Layer, Ref, Runtime, Stream, SubscriptionRef } from "effect"
import type { ReceiverAnswer } from "#src/Webhooks/Attempt/ReceiverAnswer.ts"
import { type WebhookRequest, WebhookSender } from "#src/Webhooks/Send/WebhookSender.ts"
import { ConnectionFailed, type SendError } from "#src/Webhooks/Target/SendError.ts"

export type Response = Effect.Effect<ReceiverAnswer, SendError>

/** A call that was made; `at` is in Unix milliseconds. */
export interface Sent extends WebhookRequest {
  readonly at: number
}

export const answered = (status: number, rest: Partial<ReceiverAnswer> = {}): Response =>
  Effect.succeed({
    status,
    retryAfter: null,
    location: null,
    excerpt: "",
    address: "9.9.9.9",
    milliseconds: 0,
    ...rest
  })

export const unreachable = (reason: string): Response => Effect.fail(new ConnectionFailed({ reason }))

/** Receivers that answer what the test tells them, and 200 before they are told. */
export class Script extends Context.Tag("test/Script")<
  Script,
  {
    /** What comes back from a URL from now on: one after the other, and then the last again and again. */
    readonly answer: (url: string, ...responses: ReadonlyArray<Response>) => Effect.Effect<void>
    /** All calls so far, oldest first. */
    readonly sent: Effect.Effect<ReadonlyArray<Sent>>
    /** Waits until a URL has been called so many times in all. */
    readonly called: (url: string, times: number) => Effect.Effect<void>
  }
>() {
  /** A sender that makes no connection, and the script it follows. */
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const script = yield* Ref.make<ReadonlyMap<string, ReadonlyArray<Response>>>(new Map())
      const calls = yield* SubscriptionRef.make<ReadonlyArray<Sent>>([])
      const take = (url: string) =>
        Ref.modify(script, (before) => {
          const [next = answered(200), ...rest] = before.get(url) ?? []
          return [next, rest.length === 0 ? before : new Map(before).set(url, rest)]
        })
      const runtime = yield* Effect.runtime<never>()
      const send = Effect.fn("Script.send")(function* (request: WebhookRequest) {
        const call = { ...request, at: yield* Clock.currentTimeMillis }
        const response = yield* take(request.url)
        yield* Ref.update(calls, (before) => [...before, call])
        return yield* response
      })
      return Context.make(Script, {
        answer: (url, ...responses) => Ref.update(script, (before) => new Map(before).set(url, responses)),
        sent: calls.get,
        called: (url, times) =>
          calls.changes.pipe(
            Stream.filter((sent) => sent.filter((call) => call.url === url).length >= times),
            Stream.runHead,
            Effect.asVoid
          )
      }).pipe(
        Context.add(WebhookSender, {
          send,
          start: (request, onEnd) => {
            const fiber = Runtime.runFork(runtime)(Effect.either(send(request)))
            fiber.addObserver((exit) => {
              if (Exit.isSuccess(exit)) onEnd(exit.value)
            })
            return () => fiber.unsafeInterruptAsFork(FiberId.none)
          }
        })
      )
    })
  )
}
