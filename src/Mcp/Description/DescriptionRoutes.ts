import { HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { llmsText } from "./LlmsText.ts"
import { registryEntry } from "./RegistryEntry.ts"

const headers = { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" }

/** What clients and models can read of the tool server before anybody has signed in. */
export const descriptionRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const { base } = yield* AppLinks
    yield* router.get("/server.json", Effect.succeed(HttpServerResponse.unsafeJson(registryEntry(base), { headers })))
    const text = HttpServerResponse.text(llmsText(base), { contentType: "text/plain; charset=utf-8", headers })
    yield* router.get("/llms.txt", Effect.succeed(text))
  })
)
