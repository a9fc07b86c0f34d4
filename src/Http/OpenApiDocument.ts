import { OpenApi } from "@effect/platform"
import { StewardApi } from "#schema/Api.ts"
import { headerParameters, responseHeaders } from "./OpenApiHeaders.ts"
import { openApiWebhooks } from "./OpenApiWebhooks.ts"

/** Errors of the library's own, which the door answers as `InvalidRequest`. */
const replaced = ["HttpApiDecodeError", "Issue", "PropertyKey"]

const errorOf = (description: string, schema: string) => ({
  description,
  content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } }
})

const invalidRequest = errorOf("Something in the request is not valid", "InvalidRequest")
const tooLarge = errorOf("The body is larger than 1 MiB", "PayloadTooLarge")
/** What no operation can promise not to answer: `internal` (500) and `unavailable` (503). */
const unexpected = errorOf(
  "Our fault, or the database cannot be reached: nothing about the request was wrong",
  "Internal"
)

const operationOf = ({ operationId, parameters, responses, ...rest }: OpenApi.OpenAPISpecOperation) => {
  const known = {
    ...Object.fromEntries(Object.entries(responses).filter(([status]) => !status.startsWith("5"))),
    400: invalidRequest,
    ...(rest.requestBody === undefined ? {} : { 413: tooLarge })
  }
  return {
    operationId,
    ...rest,
    parameters: [...parameters, ...headerParameters(operationId)],
    responses: {
      ...Object.fromEntries(
        Object.entries(known).map(([status, response]) => [
          status,
          { ...response, headers: responseHeaders(operationId, status) }
        ])
      ),
      default: unexpected
    }
  }
}

/** The contract as OpenAPI 3.1: what the HttpApi declares, the errors as they are answered, headers and webhooks. */
export const openApiDocument = (() => {
  const { components, paths, ...rest } = OpenApi.fromApi(StewardApi)
  const { definitions, webhooks } = openApiWebhooks()
  const schemas = Object.entries({ ...definitions, ...components.schemas }).filter(([name]) => !replaced.includes(name))
  const answered = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(Object.entries(operations).map(([method, operation]) => [method, operationOf(operation)]))
  ])
  return {
    ...rest,
    paths: Object.fromEntries(answered),
    webhooks,
    components: { ...components, schemas: Object.fromEntries(schemas) }
  }
})()
