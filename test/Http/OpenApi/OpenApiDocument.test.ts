import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { hookEvents, webhookEvents } from "#schema/resources/Event.ts"
import { openApiDocument } from "#src/Http/OpenApi/OpenApiDocument.ts"
import { endpoints } from "../Endpoints.ts"

/** As much of JSON Schema as the document uses. */
interface Shape {
  readonly $ref?: string | undefined
  readonly description?: string | undefined
  readonly properties?: Readonly<Record<string, Shape>> | undefined
  readonly items?: Shape | undefined
  readonly anyOf?: ReadonlyArray<Shape> | undefined
}

const Shape: Schema.Schema<Shape> = Schema.Struct({
  $ref: Schema.optional(Schema.String),
  description: Schema.optional(Schema.String),
  properties: Schema.optional(Schema.Record({ key: Schema.String, value: Schema.suspend(() => Shape) })),
  items: Schema.optional(Schema.suspend(() => Shape)),
  anyOf: Schema.optional(Schema.Array(Schema.suspend(() => Shape)))
})

const Content = Schema.Struct({ content: Schema.Struct({ "application/json": Schema.Struct({ schema: Shape }) }) })

const Document = Schema.Struct({
  openapi: Schema.String,
  servers: Schema.Array(Schema.Struct({ url: Schema.String })),
  components: Schema.Struct({ schemas: Schema.Record({ key: Schema.String, value: Shape }) }),
  paths: Schema.Record({
    key: Schema.String,
    value: Schema.Record({
      key: Schema.String,
      value: Schema.Struct({
        operationId: Schema.String,
        summary: Schema.String,
        description: Schema.String,
        parameters: Schema.Array(
          Schema.Struct({ name: Schema.String, description: Schema.optional(Schema.String), schema: Shape })
        ),
        requestBody: Schema.optional(Content),
        responses: Schema.Record({
          key: Schema.String,
          value: Schema.Struct({
            content: Schema.optional(Content.fields.content), // 304 has no body
            description: Schema.String,
            headers: Schema.optional(Schema.Record({ key: Schema.String, value: Schema.Unknown }))
          })
        })
      })
    })
  }),
  webhooks: Schema.Record({
    key: Schema.String,
    value: Schema.Struct({ post: Schema.Struct({ requestBody: Content }) })
  })
})

const whole = openApiDocument("https://steward.example")
const document = Schema.decodeUnknownSync(Document)(whole)
const { components, openapi, paths, webhooks } = document
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ where: `${method.toUpperCase()} ${path}`, operation }))
)
const target = ({ $ref }: Shape) => components.schemas[($ref ?? "").replace("#/components/schemas/", "")]

const isDescribed = (shape: Shape): boolean =>
  (shape.description ?? target(shape)?.description ?? "") !== "" || (shape.anyOf ?? []).some(isDescribed)

/** Where a property without a description stands, at any depth. */
const undescribed = (shape: Shape, where: string): ReadonlyArray<string> => [
  ...Object.entries(shape.properties ?? {}).flatMap(([name, property]) => [
    ...(isDescribed(property) ? [] : [`${where}.${name}`]),
    ...undescribed(property, `${where}.${name}`)
  ]),
  ...(shape.items === undefined ? [] : undescribed(shape.items, `${where}[]`)),
  ...(shape.anyOf ?? []).flatMap((choice) => undescribed(choice, where))
]

const refsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "$ref" && typeof inner === "string" ? [inner] : refsIn(inner)
  )
}

describe("the OpenAPI document", () => {
  it("is of version 3.1, and has every endpoint under a name of its own", () => {
    assert.strictEqual(openapi, "3.1.0")
    assert.sameMembers(
      operations.map(({ where }) => where),
      // samples have a path for each event, so that none could be taken for that of an operation on a hook
      endpoints.flatMap(({ method, path }) =>
        (path.endsWith("/:event") ? hookEvents : [""]).map(
          (event) => `${method} ${path.replace(":event", event).replace(/:(\w+)/g, "{$1}")}`
        )
      )
    )
    assert.strictEqual(new Set(operations.map(({ operation }) => operation.operationId)).size, operations.length)
  })

  it("describes every field of every schema", () => {
    const bodies = operations.flatMap(({ operation, where }) =>
      [operation.requestBody, ...Object.values(operation.responses)].flatMap((body) =>
        body?.content === undefined ? [] : undescribed(body.content["application/json"].schema, where)
      )
    )
    const fields = Object.entries(components.schemas).flatMap(([name, schema]) => undescribed(schema, name))
    assert.deepStrictEqual([...bodies, ...fields], [])
  })

  it("describes every parameter", () => {
    const parameters = operations.flatMap(({ operation, where }) =>
      operation.parameters.map(({ description, name, schema }) => ({
        where: `${where} ${name}`,
        shape: { ...schema, description: description ?? schema.description }
      }))
    )
    assert.isAbove(parameters.length, 10)
    assert.deepStrictEqual(
      parameters.filter(({ shape }) => !isDescribed(shape)).map(({ where }) => where),
      []
    )
  })

  it("names only schemas that it has", () => {
    const named = [...new Set(refsIn(whole))].map((ref) => ref.replace("#/components/schemas/", ""))
    assert.deepStrictEqual(
      named.filter((name) => components.schemas[name] === undefined),
      []
    )
    assert.deepStrictEqual(
      Object.keys(components.schemas).filter((name) => !named.includes(name)),
      []
    )
  })

  it("says of every endpoint what it answers without a key and to what is not valid", () => {
    for (const { operation, where } of operations) {
      assert.containsAllKeys(operation.responses, ["400", "401", "429", "500", "503"], where)
      // only who asks may be known by every key
      if (operation.operationId !== "getMe") assert.containsAllKeys(operation.responses, ["403"], where)
      const refs = refsIn(operation.responses["400"])
      assert.deepStrictEqual(refs, ["#/components/schemas/InvalidRequest"])
    }
  })

  it("names the headers of each operation", () => {
    const named = (name: string) =>
      operations
        .filter(({ operation }) => operation.parameters.some((one) => one.name === name))
        .map(({ where }) => where)
    assert.sameMembers(
      named("Idempotency-Key"),
      operations
        .filter(({ operation, where }) => where.startsWith("POST") && operation.requestBody !== undefined)
        // a test may be sent twice, and waits for the receiver
        .filter(({ where }) => !where.endsWith("/test"))
        .map(({ where }) => where)
    )
    assert.sameMembers(named("If-Match"), ["PUT /api/v1/autopilot/guidance", "PATCH /api/v1/autopilot/protections"])
    assert.sameMembers(named("If-None-Match"), ["GET /api/v1/autopilot/guidance", "GET /api/v1/autopilot/protections"])
    const answers = operations.flatMap(({ operation, where }) =>
      Object.entries(operation.responses).map(([status, { headers = {} }]) => ({ where, status, headers }))
    )
    for (const { headers, status, where } of answers) {
      assert.containsAllKeys(headers, ["X-Request-Id", "RateLimit-Policy", "RateLimit"], where)
      assert.strictEqual("Retry-After" in headers, status === "429", where)
      assert.strictEqual("WWW-Authenticate" in headers, status === "401", where)
      assert.strictEqual(
        "ETag" in headers,
        ["200", "304"].includes(status) && /autopilot\/(guidance|protections)$/.test(where),
        where
      )
    }
  })

  it("says where the installation is", () => {
    assert.strictEqual(document.servers[0]?.url, "https://steward.example")
  })

  it("names every body, and describes what it names", () => {
    const bodies = operations.flatMap(({ operation, where }) =>
      [operation.requestBody, ...Object.values(operation.responses)].flatMap((body) =>
        body?.content !== undefined && body.content["application/json"].schema.$ref === undefined ? [where] : []
      )
    )
    const bare = Object.entries(components.schemas).filter(([, { description = "" }]) => description === "")
    assert.deepStrictEqual([...bodies, ...bare.map(([name]) => name)], [])
    const answers = operations.flatMap(({ operation }) => Object.values(operation.responses))
    for (const { description } of answers) assert.match(description, / /)
  })

  it("shows what a receiver gets of each event, those that only Settings offers too", () => {
    assert.sameMembers(Object.keys(webhooks), [...webhookEvents])
    for (const [event, { post }] of Object.entries(webhooks)) {
      const body = target(post.requestBody.content["application/json"].schema)
      assert.containsAllKeys(body?.properties, ["id", "event", "created_at", "workspace_id", "url", "sequence"], event)
    }
  })
})
