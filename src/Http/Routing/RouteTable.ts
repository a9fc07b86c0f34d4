import { Option } from "effect"
import { anyMethod, isAt, pathOf, type Route, segments, segmentsOf } from "./Routes.ts"

export interface RouteMatch<R> {
  readonly route: R
  /** The segments that stand for the template's names, decoded. */
  readonly path: Readonly<Record<string, string>>
}

const nothing = {}

/**
 * Finds the route of a request; undefined where none of them is it. A path that is spelled as its template, as most are,
 * is looked up; the others are compared with every template. HEAD is answered as GET.
 */
export const routeTable = <R extends Route>(routes: ReadonlyArray<R>) => {
  const plain = new Map<string, RouteMatch<R>>()
  for (const route of routes) {
    if (!route.path.includes(":")) plain.set(`${route.method} ${route.path}`, { route, path: nothing })
  }
  const templates = routes.map((route) => ({ route, template: segments(route.path) }))
  // of two that fit, the one without a name
  templates.sort((one, other) => Number(one.route.path.includes(":")) - Number(other.route.path.includes(":")))

  const compared = (method: string, url: string): RouteMatch<R> | undefined => {
    const path = Option.getOrUndefined(segmentsOf(url))
    if (path === undefined) return undefined
    const found = templates.find(
      ({ route, template }) => (route.method === method || route.method === anyMethod) && isAt(template, path)
    )
    if (found === undefined) return undefined
    const named = found.template.flatMap(
      (segment, index): ReadonlyArray<[string, string]> =>
        segment.startsWith(":") ? [[segment.slice(1), path[index] ?? ""]] : []
    )
    return { route: found.route, path: Object.fromEntries(named) }
  }

  return (asked: string, url: string): RouteMatch<R> | undefined => {
    const method = asked === "HEAD" ? "GET" : asked
    const path = pathOf(url)
    return plain.get(`${method} ${path}`) ?? plain.get(`${anyMethod} ${path}`) ?? compared(method, url)
  }
}
