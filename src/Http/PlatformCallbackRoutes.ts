import { HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { InvalidRequest } from "#schema/Errors.ts"
import { DeletionRequests } from "#src/Erasure/Requests/DeletionRequests.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { CallbackPlatforms } from "#src/Platforms/Port/Callbacks.ts"
import { bodyBytes } from "./Body/SentBytes.ts"

/** Several times as long as what a platform signs. */
const maxCallbackBytes = 16 * 1024

const unsigned = new InvalidRequest({
  message: "The form has no signed_request",
  issues: [{ path: "signed_request", message: "is missing" }]
})

const signedRequest = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const bytes = yield* bodyBytes(request, maxCallbackBytes)
  const given = new URLSearchParams(new TextDecoder().decode(bytes)).get("signed_request") ?? ""
  if (given !== "") return given
  return yield* Effect.fail(unsigned)
})

/** Where the platforms tell that a person took the app away, or wants their data deleted. */
export const platformCallbackRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const requests = yield* DeletionRequests

    for (const { app } of yield* CallbackPlatforms) {
      yield* router.post(
        `/platforms/${app}/deauthorize`,
        Effect.gen(function* () {
          yield* requests.deauthorized(app, yield* signedRequest)
          return HttpServerResponse.unsafeJson({ received: true })
        })
      )

      yield* router.post(
        `/platforms/${app}/data-deletion`,
        Effect.gen(function* () {
          return HttpServerResponse.unsafeJson(yield* requests.asked(app, yield* signedRequest))
        })
      )
    }
  })
)
