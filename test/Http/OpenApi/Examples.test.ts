import { HttpApi, OpenApi } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Context, Option, Schema } from "effect"
import { StewardApi } from "#schema/api/Api.ts"
import { ApiError } from "#schema/Errors.ts"
import { DeliveryBody, HookDeliveryBody, hookEvents, webhookEvents } from "#schema/resources/Event.ts"
import { samplesOperation } from "#src/Http/OpenApi/Examples/OpenApiSamples.ts"
import { openApiDocument } from "#src/Http/OpenApi/OpenApiDocument.ts"

const Body = Schema.Struct({
  content: Schema.Struct({ "application/json": Schema.Struct({ example: Schema.Unknown }) })
})
// 304 has no body
const Answer = Schema.partial(Body)

const Operation = Schema.Struct({
  operationId: Schema.String,
  parameters: Schema.optional(
    Schema.Array(
      Schema.Struct({
        name: Schema.String,
        required: Schema.optional(Schema.Boolean),
        example: Schema.optional(Schema.Unknown)
      })
    )
  ),
  requestBody: Schema.optional(Body)
})

const byPath = <A, I>(operation: Schema.Schema<A, I>) =>
  Schema.Record({ key: Schema.String, value: Schema.Record({ key: Schema.String, value: operation }) })

const Document = Schema.Struct({
  paths: byPath(
    Schema.Struct({ ...Operation.fields, responses: Schema.Record({ key: Schema.String, value: Answer }) })
  ),
  webhooks: byPath(Operation)
})

// as it is sent
const { paths, webhooks } = Schema.decodeUnknownSync(Schema.parseJson(Document))(
  JSON.stringify(openApiDocument("https://steward.example"))
)
const operations = Object.values(paths).flatMap((methods) => Object.values(methods))

const exactly = <A, I>(schema: Schema.Schema<A, I>, value: unknown, where: string) => {
  const read = Schema.decodeUnknownEither(schema, { onExcessProperty: "error", errors: "all" })(value)
  if (read._tag === "Left") assert.fail(`${where}: ${read.left.message}`)
}

const exampleOf = (body: typeof Answer.Type | undefined) => body?.content?.["application/json"].example

interface Declared {
  readonly id: string
  readonly payload: Schema.Schema<unknown, unknown> | null
  readonly successes: ReadonlyMap<number, Schema.Schema<unknown, unknown>>
}

const declared = () => {
  const found: Array<Declared> = []
  HttpApi.reflect(StewardApi, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, successes }) => {
      const answers = Array.from(successes).flatMap(([status, { ast }]) =>
        Option.isSome(ast) ? [[status, Schema.make<unknown, unknown, never>(ast.value)] as const] : []
      )
      found.push({
        id: Option.getOrElse(Context.getOption(endpoint.annotations, OpenApi.Identifier), () => endpoint.name),
        payload: Option.match(endpoint.payloadSchema, {
          onNone: () => null,
          onSome: ({ ast }) => Schema.make<unknown, unknown, never>(ast)
        }),
        successes: new Map(answers)
      })
    }
  })
  // the document has an operation for the samples of each event
  return found.flatMap((one) =>
    one.id === "listSamples" ? hookEvents.map((event) => ({ ...one, id: samplesOperation(event) })) : [one]
  )
}

describe("the examples of the OpenAPI document", () => {
  it("are of every request and every answer, and true to their schemas", () => {
    const endpoints = declared()
    assert.sameMembers(
      operations.map(({ operationId }) => operationId),
      endpoints.map(({ id }) => id)
    )
    for (const { id, payload, successes } of endpoints) {
      const operation = operations.find(({ operationId }) => operationId === id)
      if (payload !== null) exactly(payload, exampleOf(operation?.requestBody), `the request of ${id}`)
      for (const [status, schema] of successes) {
        exactly(schema, exampleOf(operation?.responses[status]), `${status} of ${id}`)
      }
    }
  })

  it("are of every error, under the status it has", () => {
    const errors = operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, body]) => ({ where: `${status} of ${operationId}`, status, example: exampleOf(body) }))
    )
    assert.isAbove(errors.length, 100)
    const statuses = new Map<string, string>()
    for (const { example, status, where } of errors) {
      exactly(ApiError, example, where)
      const { code } = Schema.decodeUnknownSync(Schema.Struct({ code: Schema.String }))(example)
      assert.strictEqual(statuses.get(code) ?? status, status, where)
      statuses.set(code, status)
    }
  })

  it("are of every parameter that a request cannot do without", () => {
    const bare = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters
        .filter(({ example, required }) => required === true && example === undefined)
        .map(({ name }) => `${name} of ${operationId}`)
    )
    assert.deepStrictEqual(bare, [])
  })

  it("are of every event, as it is delivered", () => {
    for (const event of webhookEvents) {
      const example = exampleOf(webhooks[event]?.["post"]?.requestBody)
      exactly(DeliveryBody, example, event)
      assert.propertyVal(example, "event", event)
    }
  })

  it("are of the event whose samples are asked for", () => {
    for (const event of hookEvents) {
      const { responses } = operations.find(({ operationId }) => operationId === samplesOperation(event)) ?? {}
      const Samples = Schema.Struct({ data: Schema.Tuple(HookDeliveryBody) })
      assert.strictEqual(Schema.decodeUnknownSync(Samples)(exampleOf(responses?.["200"])).data[0].event, event)
    }
  })
})
