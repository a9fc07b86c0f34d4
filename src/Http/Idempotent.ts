import type { HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { InvalidRequest } from "#schema/Errors.ts"
import { Idempotency } from "#src/Access/Idempotency.ts"
import { jsonText } from "./Answer.ts"
import type { LetIn } from "./Endpoints.ts"

const header = "idempotency-key"

const unusable = new InvalidRequest({
  message: "The Idempotency-Key must have 1 to 255 visible characters",
  issues: [{ path: "Idempotency-Key", message: "must have 1 to 255 visible characters" }]
})

/** What makes two requests the same one: method, path and decoded body. */
const fingerprint = (request: HttpServerRequest.HttpServerRequest, payload: unknown) =>
  new Bun.CryptoHasher("sha256").update(`${request.method}\n${request.url}\n${JSON.stringify(payload)}`).digest()

/** Lets a request with an `Idempotency-Key` happen once; one without it happens each time. */
export const idempotency = Effect.map(
  Idempotency,
  ({ once }) =>
    ({ payload, principal, request }: LetIn & { readonly payload: unknown }) =>
      Effect.fn("idempotent")(function* <E>(answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E>) {
        const key = request.headers[header]
        if (key === undefined) return yield* answer
        if (!/^[\x21-\x7e]{1,255}$/.test(key)) return yield* Effect.fail(unusable)
        const given = yield* once(
          principal,
          key,
          fingerprint(request, payload)
        )(Effect.map(answer, ({ body, status }) => ({ status, body: textOf(body) })))
        return jsonText(given.body, given.status)
      })
)

const textOf = (body: HttpServerResponse.HttpServerResponse["body"]) =>
  body._tag === "Raw" && typeof body.body === "string" ? body.body : ""
