import { Effect } from "effect"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { page, withStatus } from "./Answer.ts"
import { endpoints } from "./Endpoints.ts"
import { idempotency } from "./Idempotent.ts"

export const linksEndpoints = Effect.gen(function* () {
  const links = yield* TrackedLinks
  const idempotent = yield* idempotency
  return endpoints("links", {
    create: (asked) =>
      idempotent(asked)(
        Effect.map(links.create(asked.principal.workspaceId, asked.payload), (link) => withStatus(201, link))
      ),
    list: ({ principal, urlParams: { limit, cursor, ...filter } }) =>
      Effect.map(links.list(principal.workspaceId, filter, { limit, cursor }), page)
  })
})
