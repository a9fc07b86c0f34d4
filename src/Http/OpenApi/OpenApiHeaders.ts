import { operations } from "#schema/api/Operations.ts"
import { maxRequestIdLength } from "#schema/Errors.ts"

/** The headers of the contract, which the HttpApi has no words for. */
const parameter = (name: string, description: string, maxLength: number) => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string", maxLength }
})

const header = (description: string, schema: object) => ({ description, schema })
const upTo = (maxLength: number) => ({ type: "string", maxLength })

const idempotencyKey = parameter(
  "Idempotency-Key",
  "1 to 255 visible characters. A repeat within 24 hours with the same key and request gets the first answer again",
  255
)
const ifMatch = parameter("If-Match", "The `etag` that the change is based on; a stale one is refused", 100)

const factsById = new Map(operations.map((declared) => [declared.id, declared]))

const requestId = { "X-Request-Id": header("Names the request in every log line about it", upTo(maxRequestIdLength)) }
const rateLimit = {
  "RateLimit-Policy": header("The limits for the key, or for invalid keys from one address", upTo(100)),
  RateLimit: header("How many requests are left now, and in how many seconds the burst is full again", upTo(100))
}
const retryAfter = { type: "integer", format: "int32", minimum: 1, maximum: 60 }

export const headerParameters = (operationId: string) => [
  ...(factsById.get(operationId)?.idempotencyKey === true ? [idempotencyKey] : []),
  ...(factsById.get(operationId)?.etag === "matched" ? [ifMatch] : [])
]

export const responseHeaders = (operationId: string, status: string) => ({
  ...requestId,
  ...rateLimit,
  ...(status === "401" ? { "WWW-Authenticate": header("How to ask", { type: "string", enum: ["Bearer"] }) } : {}),
  ...(status === "429" ? { "Retry-After": header("Whole seconds to wait", retryAfter) } : {}),
  ...(status === "200" && (factsById.get(operationId)?.etag ?? null) !== null
    ? { ETag: header("Version of these settings", upTo(100)) }
    : {})
})
