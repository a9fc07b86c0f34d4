import type { HttpServerRequest } from "@effect/platform"
import { Effect } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { type ApiError, InvalidRequest } from "#schema/Errors.ts"
import { Idempotency } from "#src/Access/Idempotency/Idempotency.ts"
import type { EncodedAnswer } from "./Answer.ts"

const header = "idempotency-key"

const unusable = new InvalidRequest({
  message: "The Idempotency-Key must have 1 to 255 visible characters",
  issues: [{ path: "Idempotency-Key", message: "must have 1 to 255 visible characters" }]
})

/** What makes two requests the same one: method, path and decoded body. */
const fingerprint = (request: HttpServerRequest.HttpServerRequest, payload: unknown) =>
  new Bun.CryptoHasher("sha256").update(`${request.method}\n${request.url}\n${JSON.stringify(payload)}`).digest()

/** Lets what is done for a request with an `Idempotency-Key` happen once; without one it happens each time. */
export type Once = (
  request: HttpServerRequest.HttpServerRequest,
  asked: { readonly principal: Principal; readonly payload?: unknown },
  answer: Effect.Effect<EncodedAnswer, ApiError>
) => Effect.Effect<EncodedAnswer, ApiError>

const noHeaders = {}

export const onceByKey = Effect.map(
  Idempotency,
  ({ once }): Once =>
    Effect.fn("idempotent")(function* (request, { payload, principal }, answer) {
      const key = request.headers[header]
      if (key === undefined) return yield* answer
      if (!/^[\x21-\x7e]{1,255}$/.test(key)) return yield* Effect.fail(unusable)
      const given = yield* once(principal, key, fingerprint(request, payload))(answer)
      return { ...given, headers: noHeaders }
    })
)
