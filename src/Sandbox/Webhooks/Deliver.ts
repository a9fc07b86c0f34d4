import { HttpClient, HttpClientRequest } from "@effect/platform"
import { Effect } from "effect"
import type { PushDelivery, PushTarget } from "../World/Delivery.ts"
import type { Pushing } from "../World/Imitation.ts"

const timeout = "10 seconds"

export interface PushAttempt {
  readonly delivered: boolean
  readonly result: string
}

const attempt = (request: HttpClientRequest.HttpClientRequest) =>
  HttpClient.execute(request).pipe(
    Effect.flatMap((response) =>
      Effect.map(response.text, (body) => ({ status: response.status, body: body.slice(0, 1024) }))
    ),
    Effect.scoped,
    Effect.timeout(timeout)
  )

/** Sends a batch once. Only 2xx counts as delivered. `tamper` changes the body after it was signed. */
export const deliver = (
  pushing: Pushing,
  target: PushTarget,
  batch: ReadonlyArray<PushDelivery>,
  at: number,
  tamper = false
) => {
  const body = pushing.body(batch[0]?.accountId ?? "", batch, at)
  return attempt(
    HttpClientRequest.post(target.url).pipe(
      HttpClientRequest.setHeaders(pushing.headers(target.secret, body, at)),
      HttpClientRequest.bodyText(tamper ? `${body} ` : body, "application/json")
    )
  ).pipe(
    Effect.map(({ status }): PushAttempt => ({ delivered: status >= 200 && status < 300, result: `HTTP ${status}` })),
    Effect.catchAll((error) => Effect.succeed<PushAttempt>({ delivered: false, result: error.message }))
  )
}

/** Meta's handshake: whether the receiver answers 200 with the challenge. The failure is a sentence. */
export const handshake = (target: PushTarget, challenge: string) =>
  attempt(
    HttpClientRequest.get(target.url).pipe(
      HttpClientRequest.appendUrlParams({
        "hub.mode": "subscribe",
        "hub.challenge": challenge,
        "hub.verify_token": target.verifyToken
      })
    )
  ).pipe(
    Effect.mapError((error) => `The handshake with ${target.url} failed: ${error.message}`),
    Effect.filterOrFail(
      ({ status, body }) => status === 200 && body === challenge,
      ({ status, body }) =>
        `The handshake with ${target.url} failed: it answered ${status} "${body}", and 200 "${challenge}" is right.`
    ),
    Effect.asVoid
  )
