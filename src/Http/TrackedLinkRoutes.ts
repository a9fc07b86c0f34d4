import { HttpRouter, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { RequestPlaces } from "#src/Http/Places/RequestPlaces.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"

/** Each visit is told anew, and none is something to be found. */
const headers = { "cache-control": "no-store", "x-robots-tag": "noindex" }

/** Where tracked links lead on from, for whoever follows them. */
export const trackedLinkRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const links = yield* TrackedLinks
    const requests = yield* RequestPlaces
    // clicks of a link are counted one after the other: those that wait must not hold every connection to the database
    const turn = (workspaceId: WorkspaceId) => requests.enter(`visits of ${workspaceId}`, null)

    yield* router.get(
      "/r/:code",
      Effect.gen(function* () {
        const { code = "" } = yield* HttpRouter.params
        const request = yield* HttpServerRequest.HttpServerRequest
        const target = yield* links.follow(code, request, turn)
        return HttpServerResponse.redirect(target, { status: 302, headers })
      })
    )
  })
)
