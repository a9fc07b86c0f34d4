import { Effect } from "effect"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { data } from "../Endpoints/Answer.ts"
import { handlers } from "./Handlers.ts"

export const linksHandlers = Effect.map(TrackedLinks, (links) =>
  handlers("links", {
    create: ({ payload, principal }) => Effect.map(links.create(principal.workspaceId, payload), data),
    list: ({ principal, urlParams: { limit, cursor, ...filter } }) =>
      links.list(principal.workspaceId, filter, { limit, cursor })
  })
)
