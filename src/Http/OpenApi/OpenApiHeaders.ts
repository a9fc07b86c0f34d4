import { operations } from "#schema/api/Operations.ts"
import { maxRequestIdLength } from "#schema/Errors.ts"

const header = (description: string, schema: object) => ({ description, schema })
const upTo = (maxLength: number) => ({ type: "string", maxLength })

const factsById = new Map(operations.map((declared) => [declared.id, declared]))

const requestId = { "X-Request-Id": header("Names the request in every log line about it", upTo(maxRequestIdLength)) }
const rateLimit = {
  "RateLimit-Policy": header("The limits for the key, or for invalid keys from one address", upTo(100)),
  RateLimit: header("How many requests are left now, and in how many seconds the burst is full again", upTo(100))
}
const retryAfter = { type: "integer", format: "int32", minimum: 1, maximum: 60 }

/** The headers of an answer, which the HttpApi has no words for. */
export const responseHeaders = (operationId: string, status: string) => ({
  ...requestId,
  ...rateLimit,
  ...(status === "401" ? { "WWW-Authenticate": header("How to ask", { type: "string", enum: ["Bearer"] }) } : {}),
  ...(status === "429" ? { "Retry-After": header("Whole seconds to wait", retryAfter) } : {}),
  ...(status === "200" && (factsById.get(operationId)?.etag ?? null) !== null
    ? { ETag: header("Version of these settings", upTo(100)) }
    : {})
})
