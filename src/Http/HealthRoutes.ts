import { HttpApiBuilder, HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { apiPrefix } from "#schema/Api.ts"
import { Unavailable } from "#schema/Errors.ts"
import { AppLinks } from "#src/AppLinks.ts"
import { Readiness } from "#src/Database/Readiness.ts"
import { InFlight } from "./InFlight.ts"
import { openApiDocument } from "./OpenApi/OpenApiDocument.ts"

/** What can be asked without a key: whether the process is up, whether it can work, and the contract. */
export const healthRoutes = HttpApiBuilder.Router.use((router) =>
  Effect.gen(function* () {
    const readiness = yield* Readiness
    const { isDraining } = yield* InFlight
    const { base } = yield* AppLinks
    const openApi = HttpServerResponse.unsafeJson(openApiDocument(base))

    yield* router.get("/healthz", Effect.succeed(HttpServerResponse.unsafeJson({ status: "up" })))

    yield* router.get(
      "/readyz",
      Effect.gen(function* () {
        if (isDraining()) return yield* Effect.die(new Unavailable({ message: "This process is shutting down" }))
        const problem = yield* readiness.problem
        if (problem === null) return HttpServerResponse.unsafeJson({ status: "ready" })
        return yield* Effect.die(new Unavailable({ message: problem }))
      })
    )

    yield* router.get(`${apiPrefix}/openapi.json`, Effect.succeed(openApi))
  })
)
