import { Effect } from "effect"
import { Router } from "#src/Http/Routing/Router.ts"
import { seeOther } from "../Document/PageResponse.ts"
import { query } from "../Visitor/Query.ts"

const places = [
  ["/members", "/settings/people"],
  ["/assistants", "/settings/assistants"]
] as const

/** Where pages were before. */
export const movedRoutes = Router.use((router) =>
  Effect.forEach(places, ([from, to]) =>
    router.get(
      from,
      Effect.map(query, (asked) => seeOther(asked.size === 0 ? to : `${to}?${asked.toString()}`))
    )
  )
)
