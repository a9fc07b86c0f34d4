import { HttpApiBuilder, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect, Option } from "effect"
import { Forbidden, InvalidRequest, Unauthorized, Unavailable } from "#schema/Errors.ts"
import { FacebookIngest } from "#src/Platforms/FacebookIngest.ts"
import { bodyBytes } from "./JsonBody.ts"

/** Meta sends up to 1,000 updates at once. */
const maxWebhookBytes = 8 * 1024 * 1024

/** What all bodies may hold together that are read before anybody knows who sent them. */
const budgetBytes = 32 * 1024 * 1024

/** Nobody holds a part of the budget for longer than this. */
const deadline = "10 seconds"

const tooSlow = () =>
  new InvalidRequest({
    message: "The body did not arrive within 10 seconds; send it faster",
    issues: [{ path: "body", message: "must arrive within 10 seconds" }]
  })

/** A body that does not say how long it is may be as long as any. */
const reservedFor = (length = "") =>
  /^\d+$/.test(length) ? Math.min(Number(length), maxWebhookBytes) : maxWebhookBytes

const usedUp = new Unavailable({ message: "Too much is being received at once; send it again shortly" })

/** Where Facebook pushes: the check of the callback address, and signed reports over their exact bytes. */
export const facebookWebhookRoutes = HttpApiBuilder.Router.use((router) =>
  Effect.gen(function* () {
    const ingest = yield* FacebookIngest
    const budget = yield* Effect.makeSemaphore(budgetBytes)

    yield* router.get(
      "/webhooks/facebook",
      Effect.gen(function* () {
        const query = yield* HttpServerRequest.ParsedSearchParams
        const single = Object.fromEntries(
          Object.entries(query).map(([name, value]) => [name, typeof value === "string" ? value : value[0]])
        )
        return yield* Option.match(ingest.handshake(single), {
          onNone: () => Effect.die(new Forbidden({ message: "The verify token is not the one set up here" })),
          onSome: (challenge) => HttpServerResponse.text(challenge)
        })
      })
    )

    yield* router.post(
      "/webhooks/facebook",
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const read = Effect.timeoutFail(bodyBytes(request, maxWebhookBytes), { duration: deadline, onTimeout: tooSlow })
        const received = Effect.flatMap(Effect.orDie(read), (bytes) =>
          ingest.receive(bytes, request.headers["x-hub-signature-256"])
        )
        const within = budget.withPermitsIfAvailable(reservedFor(request.headers["content-length"]))
        const signed = yield* within(received)
        if (Option.isNone(signed)) return yield* Effect.die(usedUp)
        if (signed.value) return HttpServerResponse.unsafeJson({ received: true })
        return yield* Effect.die(new Unauthorized({ message: "The X-Hub-Signature-256 does not match this body" }))
      })
    )
  })
)
