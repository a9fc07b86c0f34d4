import type { HttpServerRequest } from "@effect/platform"
import { routeName } from "../Routing/RequestRoute.ts"
import type { Route } from "../Routing/Routes.ts"
import { routeTable } from "../Routing/RouteTable.ts"

/** What platforms send, and one-time links, may hold a secret in the query; being asked for one's health tells nothing. */
const untraced =
  /^\/(v1alpha1|webhooks|healthz|readyz|metrics|set-password|invitation|open$|(oauth\/)?authorize|sign-in)/

/**
 * What the span of a request is called, by OpenTelemetry's convention: its method and its route, `GET /comments/{id}`,
 * and never its address, of which there are as many as there are ids.
 */
export const spanNames = (routes: ReadonlyArray<Route>) => {
  const find = routeTable(routes)
  return ({ method, url }: Pick<HttpServerRequest.HttpServerRequest, "method" | "url">): string => {
    const found = find(method, url)
    return found === undefined ? method : `${method} ${routeName(found.route.path)}`
  }
}

/**
 * Whether a request has a span. Its route says so, however its path is spelled. What has no route has no span: nobody
 * knows what its address holds.
 */
export const isTraced = (routes: ReadonlyArray<Route>) => {
  const find = routeTable(routes)
  return ({ method, url }: Pick<HttpServerRequest.HttpServerRequest, "method" | "url">): boolean => {
    const found = find(method, url)
    return found !== undefined && !untraced.test(found.route.path)
  }
}

/** Headers that hold addresses with their queries, and so secrets of one-time links and of sign-ins. */
export const headersWithAddresses = ["location", "referer"] as const
