import { HttpApi, type HttpApiGroup } from "@effect/platform"
import { StewardApi } from "#schema/api/Api.ts"
import { AppApi } from "#schema/app/AppApi.ts"
import { PersonalApi } from "#schema/app/MeApi.ts"

/** Where an operation is asked for: `["GET", "/api/v1/comments/:id"]`. */
export type OperationRoute = readonly [method: string, path: string]

const routesOf = <Id extends string, Groups extends HttpApiGroup.HttpApiGroup.Any, E, R>(
  api: HttpApi.HttpApi<Id, Groups, E, R>
): Readonly<Record<string, OperationRoute>> => {
  const found: Record<string, OperationRoute> = {}
  HttpApi.reflect(api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, group }) => {
      found[`${group.identifier}.${endpoint.name}`] = [endpoint.method, endpoint.path]
    }
  })
  return found
}

/** Every operation that pages may call in a browser, by its group and its name: `comments.list`. */
export const routeTable = () => ({ api: routesOf(StewardApi), app: { ...routesOf(AppApi), ...routesOf(PersonalApi) } })
