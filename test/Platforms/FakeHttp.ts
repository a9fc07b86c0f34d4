import { HttpClient, HttpClientError, type HttpClientRequest, HttpClientResponse } from "@effect/platform"
import { Effect, Layer } from "effect"

/** A request as it would have gone out. */
export interface Sent {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** What comes back: an answer, silence, a connection that breaks, or one that breaks within the answer. */
export type Answer =
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
  | "silence"
  | "drop"
  | "broken"

const bodyOf = (request: HttpClientRequest.HttpClientRequest) =>
  request.body._tag === "Uint8Array" ? new TextDecoder().decode(request.body.body) : ""

const broken = () => new ReadableStream({ start: (controller) => controller.error(new Error("cut off")) })

/** A client without sockets: answers the nth request (from 0) by `respond`, and keeps what was sent. */
export const fakeHttp = (respond: (sent: Sent, nth: number) => Answer) => {
  const sent: Array<Sent> = []
  const client = HttpClient.make((request, url) => {
    const one: Sent = { method: request.method, url, headers: request.headers, body: bodyOf(request) }
    sent.push(one)
    const answer = respond(one, sent.length - 1)
    if (answer === "silence") return Effect.never
    if (answer === "drop")
      return Effect.fail(new HttpClientError.RequestError({ request, reason: "Transport", cause: "closed" }))
    if (answer === "broken") return Effect.succeed(HttpClientResponse.fromWeb(request, new Response(broken())))
    const { body, headers, status } = { status: 200, headers: {}, body: null, ...answer }
    const text = body === null || typeof body === "string" ? body : JSON.stringify(body)
    return Effect.succeed(HttpClientResponse.fromWeb(request, new Response(text, { status, headers })))
  })
  return { sent, layer: Layer.succeed(HttpClient.HttpClient, client) }
}

/** Answers in turn, the last one from then on. */
export const inTurn =
  (...answers: readonly [Answer, ...ReadonlyArray<Answer>]) =>
  (_: Sent, nth: number): Answer =>
    answers[Math.min(nth, answers.length - 1)] ?? answers[0]
