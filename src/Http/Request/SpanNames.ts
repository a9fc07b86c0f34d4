import type { HttpServerRequest } from "@effect/platform"
import { routeName } from "../Routing/RequestRoute.ts"
import type { Route } from "../Routing/Routes.ts"
import { routeTable } from "../Routing/RouteTable.ts"

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
