import { Headers, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect, Option } from "effect"
import { Forbidden, Unauthorized } from "#schema/Errors.ts"
import { Paths } from "#src/Http/Routing/Paths.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { PlatformAdapters, pushingPlatforms } from "#src/Platforms/Port/PlatformAdapter.ts"
import { PlatformIngest } from "#src/Platforms/Reading/PlatformIngest.ts"
import { bodyBytes } from "./Body/SentBytes.ts"

/** Meta sends up to 1,000 updates at once. */
const maxWebhookBytes = 8 * 1024 * 1024

const received = HttpServerResponse.unsafeJson({ received: true })

/** Where the platforms push: the check of the callback address, and signed reports over their exact bytes. */
export const platformWebhookRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const ingest = yield* PlatformIngest
    const adapters = yield* PlatformAdapters
    const paths = yield* Paths

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

      const unsigned = ({ headers }: HttpServerRequest.HttpServerRequest) => {
        const sent = signature === undefined ? Option.none() : Headers.get(headers, signature)
        const wrong = Option.exists(sent, (given) => given !== "") ? "does not match this body" : "is missing"
        return new Unauthorized({ message: `The ${signature} ${wrong}` })
      }
      // no other way is taken as often while a post goes viral
      paths.add(
        `/webhooks/${platform}`,
        Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) =>
          bodyBytes(request, maxWebhookBytes).pipe(
            Effect.flatMap((bytes) => ingest.receive(platform, bytes, request.headers)),
            Effect.flatMap((isReceived) => (isReceived ? Effect.succeed(received) : Effect.fail(unsigned(request))))
          )
        ),
        "POST"
      )
    }
  })
)
