import { Effect, Schema } from "effect"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { openApiDocument } from "#src/Http/OpenApi/OpenApiDocument.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { page } from "../Document/PageResponse.ts"
import { ReferenceDocument } from "./ReferenceDocument.ts"
import { ReferenceBody } from "./ReferencePage.tsx"

/** The contract as a page that anybody may read. */
export const referenceRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const { base } = yield* AppLinks
    const document = yield* Effect.orDie(Schema.decodeUnknown(ReferenceDocument)(openApiDocument(base)))
    const answer = yield* page(
      { title: "API reference", body: <ReferenceBody document={document} />, isWide: true },
      { headers: { "cache-control": "public, max-age=300" } }
    )
    yield* router.get("/docs", Effect.succeed(answer))
  })
)
