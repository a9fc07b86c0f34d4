import type { HttpServerRequest } from "@effect/platform"
import { Effect, Schema } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { IdempotencyHeaders } from "#schema/api/RequestHeaders.ts"
import type { ApiError } from "#schema/Errors.ts"
import { Idempotency } from "#src/Access/Idempotency/Idempotency.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { EncodedAnswer } from "./Answer.ts"
import { invalidHeaders } from "./RequestIssues.ts"

const decode = Schema.decodeUnknown(IdempotencyHeaders)

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
    tracedFn("idempotent")(function* (request, { payload, principal }, answer) {
      const { "idempotency-key": key } = yield* Effect.mapError(decode(request.headers), invalidHeaders)
      if (key === undefined) return yield* answer
      const given = yield* once(principal, key, fingerprint(request, payload))(answer)
      return { ...given, headers: noHeaders }
    })
)
