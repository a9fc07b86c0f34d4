import { OpenApi, OpenApiJsonSchema } from "@effect/platform"
import { StewardApi } from "#schema/api/Api.ts"
import { headerName } from "#schema/api/RequestHeaders.ts"
import { PayloadTooLarge, UnsupportedMediaType } from "#schema/Errors.ts"
import { appLinks } from "#src/Ground/AppLinks.ts"
import { once } from "#src/Ground/Once.ts"
import { examplesOf } from "./Examples/OpenApiExamples.ts"
import { type SampleOperation, sampleOperations, samplesOperation } from "./Examples/OpenApiSamples.ts"
import { withExamples } from "./Examples/WithExamples.ts"
import { asMarkdown, introduction } from "./Introduction/Introduction.ts"
import { conditional, responseHeaders } from "./OpenApiHeaders.ts"
import { withLimits } from "./OpenApiLimits.ts"
import { openApiWebhooks } from "./OpenApiWebhooks.ts"

/** Errors of the library's own, which the door answers as `InvalidRequest`; and what is said in another way. */
const replaced = ["HttpApiDecodeError", "Issue", "PropertyKey", "SamplesAnswer"]

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const answer = (description: string, schema: OpenApiJsonSchema.JsonSchema) => ({
  description,
  content: { "application/json": { schema } }
})

const invalidRequest = answer("Something in the request is not valid", ref("InvalidRequest"))
const tooLarge = answer("The body is larger than 1 MiB", ref("PayloadTooLarge"))
const unreadable = answer(
  "The body is in a charset other than UTF-8, or in a content-encoding other than gzip, deflate and br",
  ref("UnsupportedMediaType")
)

type Operation = OpenApi.OpenAPISpecOperation

type Schemas = Readonly<Record<string, OpenApiJsonSchema.JsonSchema>>

/** The door takes an empty body for one in which nothing has to be. */
const mayBeEmpty = (schema: OpenApiJsonSchema.JsonSchema | undefined, schemas: Schemas): boolean => {
  if (schema === undefined) return false
  if ("$ref" in schema) return mayBeEmpty(schemas[schema.$ref.split("/").at(-1) ?? ""], schemas)
  return "type" in schema && schema.type === "object" && (!("required" in schema) || schema.required.length === 0)
}

const bodyOf = (requestBody: Operation["requestBody"], schemas: Schemas) =>
  requestBody === undefined
    ? {}
    : {
        requestBody: mayBeEmpty(requestBody.content["application/json"]?.schema, schemas)
          ? { ...requestBody, required: false }
          : requestBody
      }

const operationOf = (
  { operationId, parameters, requestBody, responses, ...rest }: Operation,
  described: (parameter: OpenApi.OpenAPISpecParameter) => object,
  schemas: Schemas
) => {
  const asked = conditional(operationId)
  const known = {
    ...responses,
    ...asked.responses,
    400: invalidRequest,
    ...(requestBody === undefined ? {} : { 413: tooLarge, 415: unreadable })
  }
  return {
    operationId,
    ...rest,
    ...bodyOf(requestBody, schemas),
    parameters: [...parameters.map(described), ...asked.parameters],
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
    const { description, in: place, name, schema } = parameter
    const named = "$ref" in schema ? schemas[schema.$ref.replace("#/components/schemas/", "")] : undefined
    return {
      ...parameter,
      name: place === "header" ? headerName(name) : name,
      description: description ?? schema.description ?? named?.description
    }
  }

const byName = (one: { readonly name: string }, other: { readonly name: string }) => (one.name < other.name ? -1 : 1)

/** The operation that reads the samples of any event, as the one that reads those of one. */
const sampleOperation = (
  { responses: { 404: _, ...responses }, ...operation }: Operation,
  { event, schema }: SampleOperation
): Operation => ({
  ...operation,
  operationId: samplesOperation(event),
  summary: `Samples of ${event}`,
  parameters: [],
  responses: { ...responses, 200: answer(`Up to three recent deliveries of ${event}, newest first`, schema) }
})

type PathItem = OpenApi.OpenAPISpecPathItem

/** No path that could be taken for another one: samples have a path for each event. */
const unambiguous = (paths: Readonly<Record<string, PathItem>>, samples: ReadonlyArray<SampleOperation>) =>
  Object.entries(paths).flatMap(([path, operations]): ReadonlyArray<readonly [string, PathItem]> => {
    const { get } = operations
    if (!path.endsWith("/hooks/samples/{event}") || get === undefined) return [[path, operations]]
    return samples.map((sample) => [path.replace("{event}", sample.event), { get: sampleOperation(get, sample) }])
  })

const events = { name: "Events", description: "What receivers are sent" }

const untold = once(() => {
  const { components, info, paths, tags, ...rest } = OpenApi.fromApi(StewardApi)
  const definitions: Record<string, OpenApiJsonSchema.JsonSchema> = {}
  const webhooks = openApiWebhooks(definitions)
  const samples = sampleOperations(definitions)
  // the door answers these for every endpoint with a body, so that no endpoint declares them
  OpenApiJsonSchema.makeWithDefs(PayloadTooLarge, { defs: definitions })
  OpenApiJsonSchema.makeWithDefs(UnsupportedMediaType, { defs: definitions })
  const schemas = Object.entries({ ...definitions, ...components.schemas }).filter(([name]) => !replaced.includes(name))
  const described = describedBy(components.schemas)
  const answered = unambiguous(paths, samples).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        operationOf(operation, described, components.schemas)
      ])
    )
  ])
  return withLimits({
    ...rest,
    info: { ...info, description: asMarkdown(introduction) },
    tags: [...tags, events].sort(byName),
    paths: Object.fromEntries(answered),
    webhooks,
    components: { ...components, schemas: Object.fromEntries(schemas) }
  })
})

/**
 * The contract as OpenAPI 3.1, of an installation at an address: what the HttpApi declares, the errors as they are
 * answered, headers, webhooks, an introduction and examples.
 */
export const openApiDocument = (baseUrl: string) =>
  withExamples(
    {
      ...untold(),
      servers: [{ url: baseUrl, description: "This installation, in production or in a test", "x-internal": false }]
    },
    examplesOf(appLinks(baseUrl))
  )
