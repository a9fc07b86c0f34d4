import { errorExamples } from "./ErrorExamples.ts"
import type { Examples } from "./OpenApiExamples.ts"

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

const objectsOf = (value: unknown): ReadonlyArray<readonly [string, Json]> =>
  Object.entries(isObject(value) ? value : {}).flatMap(([name, inner]) => (isObject(inner) ? [[name, inner]] : []))

/** The same object, with every object in it changed. */
const changed = (value: unknown, change: (name: string, inner: Json) => Json): Json =>
  Object.fromEntries(objectsOf(value).map(([name, inner]) => [name, change(name, inner)]))

/** A body with its example; the one that has none stays as it is. */
const exemplified = (body: Json, example: unknown): Json =>
  example === undefined
    ? body
    : { ...body, content: changed(body["content"], (_, content) => ({ ...content, example })) }

const errorOf = (body: Json): unknown => {
  for (const [, { schema }] of objectsOf(body["content"])) {
    const name = isObject(schema) ? String(schema["$ref"]).replace("#/components/schemas/", "") : ""
    const example = errorExamples.get(name)
    if (example !== undefined) return example
  }
  return undefined
}

const withRequest = (operation: Json, example: unknown): Json =>
  isObject(operation["requestBody"]) ? { requestBody: exemplified(operation["requestBody"], example) } : {}

const withParameters = ({ parameters }: Json, examples: Readonly<Record<string, string>>): Json => {
  if (!Array.isArray(parameters)) return {}
  return {
    parameters: parameters.map((parameter: unknown) => {
      const example = isObject(parameter) ? examples[String(parameter["name"])] : undefined
      return isObject(parameter) && example !== undefined ? { ...parameter, example } : parameter
    })
  }
}

/** The same document, in which every request, answer, error and event has its example. */
export const withExamples = (document: Json, { events, operations }: Examples): Json => ({
  ...document,
  paths: changed(document["paths"], (_, path) =>
    changed(path, (__, operation) => {
      const example = operations[String(operation["operationId"])]
      return {
        ...operation,
        ...withParameters(operation, example?.parameters ?? {}),
        ...withRequest(operation, example?.request),
        responses: changed(operation["responses"], (status, response) =>
          exemplified(response, errorOf(response) ?? example?.answers[Number(status)])
        )
      }
    })
  ),
  webhooks: changed(document["webhooks"], (event, webhook) =>
    changed(webhook, (_, operation) => ({ ...operation, ...withRequest(operation, events[event]) }))
  )
})
