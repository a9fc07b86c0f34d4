import { OpenApi } from "@effect/platform"
import { JSONSchema } from "effect"
import { StewardApi } from "#schema/Api.ts"
import { PayloadTooLarge } from "#schema/Errors.ts"
import { headerParameters, responseHeaders } from "./OpenApiHeaders.ts"
import { openApiWebhooks } from "./OpenApiWebhooks.ts"

/** Errors of the library's own, which the door answers as `InvalidRequest`. */
const replaced = ["HttpApiDecodeError", "Issue", "PropertyKey"]

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const answer = (description: string, schema: object) => ({ description, content: { "application/json": { schema } } })

const invalidRequest = answer("Something in the request is not valid", ref("InvalidRequest"))
const tooLarge = answer("The body is larger than 1 MiB", ref("PayloadTooLarge"))
/** What no operation can promise not to answer: `internal` (500) and `unavailable` (503). */
const unexpected = answer("Our fault, or the database cannot be reached: nothing about the request was wrong", {
  anyOf: [ref("Internal"), ref("Unavailable")]
})

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
  // the door answers it before any endpoint is asked, so that no endpoint declares it
  JSONSchema.fromAST(PayloadTooLarge.ast, {
    definitions,
    definitionPath: "#/components/schemas/",
    target: "openApi3.1"
  })
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
