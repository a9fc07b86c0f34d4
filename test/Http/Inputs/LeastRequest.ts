import { Schema } from "effect"
import { openApiDocument } from "#src/Http/OpenApi/OpenApiDocument.ts"
import type { Endpoint } from "../Endpoints.ts"

interface Shape {
  readonly $ref?: string | undefined
  readonly type?: string | ReadonlyArray<string> | undefined
  readonly enum?: ReadonlyArray<unknown> | undefined
  readonly minimum?: number | undefined
  readonly pattern?: string | undefined
  readonly required?: ReadonlyArray<string> | undefined
  readonly minProperties?: number | undefined
  readonly properties?: Readonly<Record<string, Shape>> | undefined
  readonly anyOf?: ReadonlyArray<Shape> | undefined
  readonly allOf?: ReadonlyArray<Shape> | undefined
}

const Shape: Schema.Schema<Shape> = Schema.Struct({
  $ref: Schema.optional(Schema.String),
  type: Schema.optional(Schema.Union(Schema.String, Schema.Array(Schema.String))),
  enum: Schema.optional(Schema.Array(Schema.Unknown)),
  minimum: Schema.optional(Schema.Number),
  pattern: Schema.optional(Schema.String),
  required: Schema.optional(Schema.Array(Schema.String)),
  minProperties: Schema.optional(Schema.Number),
  properties: Schema.optional(Schema.Record({ key: Schema.String, value: Schema.suspend(() => Shape) })),
  anyOf: Schema.optional(Schema.Array(Schema.suspend(() => Shape))),
  allOf: Schema.optional(Schema.Array(Schema.suspend(() => Shape)))
})

const Operation = Schema.Struct({
  parameters: Schema.Array(
    Schema.Struct({ name: Schema.String, in: Schema.String, required: Schema.optional(Schema.Boolean), schema: Shape })
  ),
  requestBody: Schema.optional(
    Schema.Struct({ content: Schema.Struct({ "application/json": Schema.Struct({ schema: Shape }) }) })
  )
})

const { components, paths } = Schema.decodeUnknownSync(
  Schema.Struct({
    components: Schema.Struct({ schemas: Schema.Record({ key: Schema.String, value: Shape }) }),
    paths: Schema.Record({ key: Schema.String, value: Schema.Record({ key: Schema.String, value: Operation }) })
  })
)(openApiDocument("https://steward.example"))

/** The least that a schema of the document takes; the only pattern of what is sent is that of times. */
const leastOf = (shape: Shape): unknown => {
  const { $ref, allOf, anyOf, minimum = 0, minProperties = 0, pattern, properties = {}, required = [], type } = shape
  const [inner] = allOf ?? anyOf ?? []
  const named = $ref === undefined ? inner : components.schemas[$ref.replace("#/components/schemas/", "")]
  if (named !== undefined) return leastOf(named)
  if (shape.enum !== undefined) return shape.enum[0]
  switch (typeof type === "object" ? type[0] : type) {
    case "object":
      return Object.fromEntries(
        (required.length < minProperties ? Object.keys(properties).slice(0, minProperties) : required).map((name) => [
          name,
          leastOf(properties[name] ?? {})
        ])
      )
    case "array":
      return []
    case "boolean":
      return true
    case "string":
      return pattern === undefined ? "x" : "2026-10-02T09:15:04Z"
    default:
      return minimum
  }
}

/** A request to an endpoint that the contract describes, without anything that may be left out. */
export const leastRequest = ({ method, path: template, takesBody }: Endpoint) => {
  // samples have a path for each event
  const path = template.replace(":event", "comment.hidden")
  const operation = paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()]
  const id = operation?.parameters.find((parameter) => parameter.in === "path")
  const body = operation?.requestBody?.content["application/json"].schema
  const query = new URLSearchParams()
  for (const { in: place, name, required, schema } of operation?.parameters ?? []) {
    if (place === "query" && required === true) query.set(name, String(leastOf(schema)))
  }
  return {
    path:
      path.replace(/:\w+/, id === undefined ? "" : String(leastOf(id.schema))) + (query.size > 0 ? `?${query}` : ""),
    asked: takesBody && body !== undefined ? { json: leastOf(body) } : {}
  }
}
