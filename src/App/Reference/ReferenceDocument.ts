import { Schema } from "effect"

/** A schema, as far as the page shows it. */
export interface Shape {
  readonly $ref?: string | undefined
  readonly type?: string | ReadonlyArray<string> | undefined
  readonly description?: string | undefined
  readonly enum?: ReadonlyArray<unknown> | undefined
  readonly properties?: Readonly<Record<string, Shape>> | undefined
  readonly required?: ReadonlyArray<string> | undefined
  readonly items?: Shape | undefined
  readonly anyOf?: ReadonlyArray<Shape> | undefined
}

const Shape: Schema.Schema<Shape> = Schema.Struct({
  $ref: Schema.optional(Schema.String),
  type: Schema.optional(Schema.Union(Schema.String, Schema.Array(Schema.String))),
  description: Schema.optional(Schema.String),
  enum: Schema.optional(Schema.Array(Schema.Unknown)),
  properties: Schema.optional(Schema.Record({ key: Schema.String, value: Schema.suspend(() => Shape) })),
  required: Schema.optional(Schema.Array(Schema.String)),
  items: Schema.optional(Schema.suspend(() => Shape)),
  anyOf: Schema.optional(Schema.Array(Schema.suspend(() => Shape)))
})

const Body = Schema.Struct({
  description: Schema.optional(Schema.String),
  content: Schema.optional(
    Schema.Struct({ "application/json": Schema.Struct({ schema: Shape, example: Schema.optional(Schema.Unknown) }) })
  )
})
export type DocumentedBody = typeof Body.Type

const Operation = Schema.Struct({
  operationId: Schema.String,
  tags: Schema.Array(Schema.String),
  summary: Schema.String,
  description: Schema.String,
  parameters: Schema.optional(
    Schema.Array(
      Schema.Struct({
        name: Schema.String,
        in: Schema.String,
        required: Schema.optional(Schema.Boolean),
        description: Schema.optional(Schema.String)
      })
    )
  ),
  requestBody: Schema.optional(Body),
  responses: Schema.Record({ key: Schema.String, value: Body })
})
export type DocumentedOperation = typeof Operation.Type

const Operations = Schema.Record({
  key: Schema.String,
  value: Schema.Record({ key: Schema.String, value: Operation })
})

/** As much of the OpenAPI document as the page shows. */
export const ReferenceDocument = Schema.Struct({
  info: Schema.Struct({ version: Schema.String }),
  servers: Schema.Array(Schema.Struct({ url: Schema.String })),
  tags: Schema.Array(Schema.Struct({ name: Schema.String, description: Schema.String })),
  paths: Operations,
  webhooks: Operations,
  components: Schema.Struct({ schemas: Schema.Record({ key: Schema.String, value: Shape }) })
})
export type ReferenceDocument = typeof ReferenceDocument.Type
