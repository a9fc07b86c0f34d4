import { HttpApi } from "@effect/platform"
import { Option, Schema } from "effect"
import { StewardApi } from "#schema/api/Api.ts"
import { hookEvents } from "#schema/resources/Event.ts"

export interface Endpoint {
  /** `group.endpoint`, as the contract names them. */
  readonly name: string
  readonly method: string
  /** With `:id` or `:event` where it takes one. */
  readonly path: string
  readonly takesBody: boolean
  /** What it answers, by status. */
  readonly successes: ReadonlyMap<number, Schema.Schema<unknown>>
}

const reflected = () => {
  const found: Array<Endpoint> = []
  HttpApi.reflect(StewardApi, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, group, successes }) => {
      const schemas = new Map<number, Schema.Schema<unknown>>()
      for (const [status, { ast }] of successes) {
        if (Option.isSome(ast)) schemas.set(status, Schema.make(ast.value))
      }
      found.push({
        name: `${group.identifier}.${endpoint.name}`,
        method: endpoint.method,
        path: endpoint.path,
        takesBody: Option.isSome(endpoint.payloadSchema),
        successes: schemas
      })
    }
  })
  return found
}

/** Every endpoint there is. */
export const endpoints: ReadonlyArray<Endpoint> = reflected()

/** The same as the document has them: samples have a path for each event. */
export const documentedEndpoints: ReadonlyArray<Endpoint> = endpoints.flatMap((endpoint) =>
  endpoint.path.includes(":event")
    ? hookEvents.map((event) => ({ ...endpoint, path: endpoint.path.replace(":event", event) }))
    : [endpoint]
)
