import type { HttpApiEndpoint } from "@effect/platform"
import { HttpApi } from "@effect/platform"
import { Context } from "effect"
import { StewardApi } from "#schema/Api.ts"
import { RequiredPermission } from "#schema/api/Authentication.ts"
import type { Permission } from "#schema/Permission.ts"

interface Route {
  readonly method: string
  readonly path: RegExp
  readonly permission: Permission | null
}

const routes: ReadonlyArray<Route> = (() => {
  const found: Array<Route> = []
  HttpApi.reflect(StewardApi, {
    onGroup: () => {},
    onEndpoint: ({ endpoint }) => {
      found.push({
        method: endpoint.method,
        path: pattern(endpoint.path),
        permission: Context.get(endpoint.annotations, RequiredPermission)
      })
    }
  })
  return found
})()

function pattern(path: HttpApiEndpoint.PathSegment | string): RegExp {
  const segments = path.split("/").map((segment) => (segment.startsWith(":") ? "[^/]+" : segment))
  return new RegExp(`^${segments.join("/")}/?$`)
}

/** What the role of whoever asks must allow, by the contract. */
export const requiredPermission = (method: string, path: string): Permission | null =>
  routes.find((route) => route.method === method && route.path.test(path))?.permission ?? null

/** The methods that the contract has for a path; none when it has no such path. */
export const allowedMethods = (path: string): ReadonlyArray<string> =>
  routes.filter((route) => route.path.test(path)).map(({ method }) => method)
