import { OpenApi } from "@effect/platform"
import { StewardApi } from "#schema/Api.ts"

/** Errors of the library's own, which the door answers as `InvalidRequest`. */
const replaced = ["HttpApiDecodeError", "Issue", "PropertyKey"]

const invalidRequest = {
  description: "Something in the request is not valid",
  content: { "application/json": { schema: { $ref: "#/components/schemas/InvalidRequest" } } }
}

/** The contract as OpenAPI 3.1, with the errors as they are answered. */
export const openApiDocument = (() => {
  const { components, paths, ...rest } = OpenApi.fromApi(StewardApi)
  const schemas = Object.entries(components.schemas).filter(([name]) => !replaced.includes(name))
  const answered = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        { ...operation, responses: { ...operation.responses, 400: invalidRequest } }
      ])
    )
  ])
  return {
    ...rest,
    paths: Object.fromEntries(answered),
    components: { ...components, schemas: Object.fromEntries(schemas) }
  }
})()
