import type { SpanIds } from "#src/Ground/Span.ts"
import type { Route } from "../Routing/Routes.ts"
import type { RouteMatch } from "../Routing/RouteTable.ts"

/** What an id in a path is of, by the segment before it. */
const kinds: Readonly<Record<string, keyof SpanIds>> = {
  accounts: "steward.account.id",
  comments: "steward.comment.id",
  contacts: "steward.contact.id",
  hooks: "steward.hook.id",
  "needs-you": "steward.comment.id"
}

/** Longer than any id: more is not repeated. */
const longest = 64

/** What the path of a request names, for its spans. */
export const spanIds = (found: RouteMatch<Route> | undefined): SpanIds => {
  const [, kind = ""] = /\/([^/]+)\/:id(?:\/|$)/.exec(found?.route.path ?? "") ?? []
  const name = kinds[kind]
  const id = found?.path["id"]
  return name === undefined || id === undefined ? {} : { [name]: id.slice(0, longest) }
}
