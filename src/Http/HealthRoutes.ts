import { HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { apiPrefix } from "#schema/api/Api.ts"
import { Unavailable } from "#schema/Errors.ts"
import { Readiness } from "#src/Database/Health/Readiness.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { once } from "#src/Ground/Once.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { openApiDocument } from "./OpenApi/OpenApiDocument.ts"
import { InFlight } from "./Request/InFlight.ts"

/** What can be asked without a key: whether the process is up, whether it can work, and the contract. */
export const healthRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const readiness = yield* Readiness
    const { isDraining } = yield* InFlight
    const { base } = yield* AppLinks
    const openApi = once(() => HttpServerResponse.unsafeJson(openApiDocument(base)))

    yield* router.get("/healthz", Effect.succeed(HttpServerResponse.unsafeJson({ status: "up" })))

    yield* router.get(
      "/readyz",
      Effect.gen(function* () {
        if (isDraining()) return yield* Effect.fail(new Unavailable({ message: "This process is shutting down" }))
        const problem = yield* readiness.problem
        if (problem === null) return HttpServerResponse.unsafeJson({ status: "ready" })
        return yield* Effect.fail(new Unavailable({ message: problem }))
      })
    )

    yield* router.get(`${apiPrefix}/openapi.json`, Effect.sync(openApi))
  })
)
