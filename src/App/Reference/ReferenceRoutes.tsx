import { Effect, Schema } from "effect"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { once } from "#src/Ground/Once.ts"
import { openApiDocument } from "#src/Http/OpenApi/OpenApiDocument.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { assets } from "../Document/Assets.ts"
import { pageWith } from "../Document/PageResponse.ts"
import { ReferenceDocument } from "./ReferenceDocument.ts"
import { ReferenceBody } from "./ReferencePage.tsx"

/** The contract as a page that anybody may read, written for who first does. */
export const referenceRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const { base } = yield* AppLinks
    const made = yield* assets
    const answer = once(() => {
      const document = Schema.decodeUnknownSync(ReferenceDocument)(openApiDocument(base))
      return pageWith(
        made,
        { title: "API reference", body: <ReferenceBody document={document} />, isWide: true },
        { headers: { "cache-control": "public, max-age=300" } }
      )
    })
    yield* router.get("/docs", Effect.sync(answer))
  })
)
