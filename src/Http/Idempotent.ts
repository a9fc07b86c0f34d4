import { HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import { InvalidRequest } from "#schema/Errors.ts"
import { Idempotency } from "#src/Access/Idempotency.ts"

const header = "idempotency-key"

const unusable = new InvalidRequest({
  message: "The Idempotency-Key must have 1 to 255 visible characters",
  issues: [{ path: "Idempotency-Key", message: "must have 1 to 255 visible characters" }]
})

/** What makes two requests the same one: method, path and decoded body. */
const fingerprint = (request: HttpServerRequest.HttpServerRequest, payload: unknown) =>
  new Bun.CryptoHasher("sha256").update(`${request.method}\n${request.url}\n${JSON.stringify(payload)}`).digest()

/** Lets a request with an `Idempotency-Key` happen once; one without it happens each time. */
export const idempotent = (principal: KeyPrincipal, payload: unknown) =>
  Effect.fn("idempotent")(function* <E, R>(answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) {
    const request = yield* HttpServerRequest.HttpServerRequest
    const key = request.headers[header]
    if (key === undefined) return yield* answer
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) return yield* Effect.fail(unusable)
    const idempotency = yield* Idempotency
    const given = yield* idempotency.once(
      principal,
      key,
      fingerprint(request, payload)
    )(Effect.map(answer, ({ body, status }) => ({ status, body: textOf(body) })))
    return HttpServerResponse.text(given.body, { status: given.status, contentType: "application/json" })
  })

const textOf = (body: HttpServerResponse.HttpServerResponse["body"]) =>
  body._tag === "Uint8Array" ? new TextDecoder().decode(body.body) : ""
