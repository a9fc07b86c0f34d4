import { HttpApi } from "@effect/platform"
import { Option, Schema } from "effect"
import { StewardApi } from "#schema/api/Api.ts"
import { factsOf } from "#schema/api/Operation.ts"
import type { Permission } from "#schema/resources/Permission.ts"

export type AnySchema = Schema.Schema<unknown, unknown>

/** An endpoint, with the schemas of what it takes and answers. */
export interface Taking {
  /** `group.endpoint`, as the contract names it. */
  readonly name: string
  readonly method: string
  /** With `:id` or `:event` where it takes one. */
  readonly path: string
  /** What the role of whoever asks must allow. */
  readonly permission: Permission | null
  readonly query: AnySchema | null
  readonly body: AnySchema | null
  readonly successes: ReadonlyMap<number, AnySchema>
  /** The statuses of its errors. */
  readonly errors: ReadonlySet<number>
}

const schemaOf = (found: Option.Option<Schema.Schema.All>): AnySchema | null =>
  Option.match(found, { onNone: () => null, onSome: ({ ast }) => Schema.make(ast) })

const reflected = () => {
  const found: Array<Taking> = []
  HttpApi.reflect(StewardApi, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, errors, group, successes }) => {
      const answers = new Map<number, AnySchema>()
      for (const [status, { ast }] of successes) {
        if (Option.isSome(ast)) answers.set(status, Schema.make(ast.value))
      }
      found.push({
        name: `${group.identifier}.${endpoint.name}`,
        method: endpoint.method,
        path: endpoint.path,
        permission: factsOf(endpoint).permission,
        query: schemaOf(endpoint.urlParamsSchema),
        body: schemaOf(endpoint.payloadSchema),
        successes: answers,
        errors: new Set(errors.keys())
      })
    }
  })
  return found
}

/** Every endpoint there is. */
export const taking: ReadonlyArray<Taking> = reflected()
