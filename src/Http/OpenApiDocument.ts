import { OpenApi } from "@effect/platform"
import { JSONSchema } from "effect"
import { StewardApi } from "#schema/Api.ts"
import { PayloadTooLarge, UnsupportedMediaType } from "#schema/Errors.ts"
import { headerParameters, responseHeaders } from "./OpenApiHeaders.ts"
import { withLimits } from "./OpenApiLimits.ts"
import { openApiWebhooks } from "./OpenApiWebhooks.ts"

/** Errors of the library's own, which the door answers as `InvalidRequest`. */
const replaced = ["HttpApiDecodeError", "Issue", "PropertyKey"]

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const answer = (description: string, schema: object) => ({ description, content: { "application/json": { schema } } })

const invalidRequest = answer("Something in the request is not valid", ref("InvalidRequest"))
const tooLarge = answer("The body is larger than 1 MiB", ref("PayloadTooLarge"))
const unreadable = answer(
  "The body is in a charset other than UTF-8, or in a content-encoding other than gzip, deflate and br",
  ref("UnsupportedMediaType")
)

const operationOf = (
  { operationId, parameters, responses, ...rest }: OpenApi.OpenAPISpecOperation,
  described: (parameter: OpenApi.OpenAPISpecParameter) => object
) => {
  const known = {
    ...responses,
    400: invalidRequest,
    ...(rest.requestBody === undefined ? {} : { 413: tooLarge, 415: unreadable })
  }
  return {
    operationId,
    ...rest,
    parameters: [...parameters.map(described), ...headerParameters(operationId)],
    responses: Object.fromEntries(
      Object.entries(known).map(([status, response]) => [
        status,
        { ...response, headers: responseHeaders(operationId, status) }
      ])
    )
  }
}

/** A parameter says what it is also where its schema does so already. */
const describedBy =
  (schemas: Readonly<Record<string, { readonly description?: string }>>) =>
  (parameter: OpenApi.OpenAPISpecParameter) => {
    const { description, schema } = parameter
    const named = "$ref" in schema ? schemas[schema.$ref.replace("#/components/schemas/", "")] : undefined
    return { ...parameter, description: description ?? schema.description ?? named?.description }
  }

const byName = (one: { readonly name: string }, other: { readonly name: string }) => (one.name < other.name ? -1 : 1)

/** The contract as OpenAPI 3.1: what the HttpApi declares, the errors as they are answered, headers and webhooks. */
export const openApiDocument = (() => {
  const { components, paths, tags, ...rest } = OpenApi.fromApi(StewardApi)
  const { definitions, webhooks } = openApiWebhooks()
  // the door answers these for every endpoint with a body, so that no endpoint declares them
  for (const { ast } of [PayloadTooLarge, UnsupportedMediaType]) {
    JSONSchema.fromAST(ast, { definitions, definitionPath: "#/components/schemas/", target: "openApi3.1" })
  }
  const schemas = Object.entries({ ...definitions, ...components.schemas }).filter(([name]) => !replaced.includes(name))
  const described = describedBy(components.schemas)
  const answered = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, operationOf(operation, described)])
    )
  ])
  return withLimits({
    ...rest,
    servers: [
      { url: "/", description: "Where this document came from, in production or in a test", "x-internal": false }
    ],
    tags: [...tags].sort(byName),
    paths: Object.fromEntries(answered),
    webhooks,
    components: { ...components, schemas: Object.fromEntries(schemas) }
  })
})()
