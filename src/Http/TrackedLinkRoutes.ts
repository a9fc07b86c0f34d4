import { HttpRouter, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { Router } from "#src/Http/Routing/Router.ts"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"

/** Each visit is told anew, and none is something to be found. */
const headers = { "cache-control": "no-store", "x-robots-tag": "noindex" }

/** Where tracked links lead on from, for whoever follows them. */
export const trackedLinkRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const links = yield* TrackedLinks

    yield* router.get(
      "/r/:code",
      Effect.gen(function* () {
        const { code = "" } = yield* HttpRouter.params
        const request = yield* HttpServerRequest.HttpServerRequest
        const target = yield* links.follow(code, request)
        return HttpServerResponse.redirect(target, { status: 302, headers })
      })
    )
  })
)
