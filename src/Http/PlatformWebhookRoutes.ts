import { Headers, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect, Option } from "effect"
import { Forbidden, Unauthorized } from "#schema/Errors.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { PlatformAdapters, pushingPlatforms } from "#src/Platforms/Port/PlatformAdapter.ts"
import { PlatformIngest } from "#src/Platforms/Reading/PlatformIngest.ts"
import { bodyBytes } from "./Body/SentBytes.ts"

/** Meta sends up to 1,000 updates at once. */
const maxWebhookBytes = 8 * 1024 * 1024

/** Where the platforms push: the check of the callback address, and signed reports over their exact bytes. */
export const platformWebhookRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const ingest = yield* PlatformIngest
    const adapters = yield* PlatformAdapters

    for (const platform of yield* pushingPlatforms) {
      const signature = adapters[platform]?.push?.signature
      yield* router.get(
        `/webhooks/${platform}`,
        Effect.gen(function* () {
          const query = yield* HttpServerRequest.ParsedSearchParams
          const single = Object.fromEntries(
            Object.entries(query).map(([name, value]) => [name, typeof value === "string" ? value : value[0]])
          )
          return yield* Option.match(ingest.handshake(platform, single), {
            onNone: () => Effect.fail(new Forbidden({ message: "The verify token is not the one set up here" })),
            onSome: (challenge) => HttpServerResponse.text(challenge)
          })
        })
      )

      yield* router.post(
        `/webhooks/${platform}`,
        Effect.gen(function* () {
          const request = yield* HttpServerRequest.HttpServerRequest
          const bytes = yield* bodyBytes(request, maxWebhookBytes)
          if (yield* ingest.receive(platform, bytes, request.headers)) {
            return HttpServerResponse.unsafeJson({ received: true })
          }
          const sent = signature === undefined ? Option.none() : Headers.get(request.headers, signature)
          const wrong = Option.exists(sent, (given) => given !== "") ? "does not match this body" : "is missing"
          return yield* Effect.fail(new Unauthorized({ message: `The ${signature} ${wrong}` }))
        })
      )
    }
  })
)
