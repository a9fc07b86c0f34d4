import { HttpApiBuilder, HttpServerResponse, OpenApi } from "@effect/platform"
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { apiPrefix, StewardApi } from "#schema/Api.ts"
import { Unavailable } from "#schema/Errors.ts"

const openApi = HttpServerResponse.unsafeJson(OpenApi.fromApi(StewardApi))

/** What can be asked without a key: whether the process is up, whether it can work, and the contract. */
export const healthRoutes = HttpApiBuilder.Router.use((router) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    yield* router.get("/healthz", Effect.succeed(HttpServerResponse.unsafeJson({ status: "up" })))

    yield* router.get(
      "/readyz",
      sql`SELECT 1`.pipe(
        Effect.timeout("2 seconds"),
        Effect.as(HttpServerResponse.unsafeJson({ status: "ready" })),
        Effect.catchAll(() => Effect.die(new Unavailable({ message: "The database cannot be reached" })))
      )
    )

    yield* router.get(`${apiPrefix}/openapi.json`, Effect.succeed(openApi))
  })
)
