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
const tag = { ETag: header("Version of these settings, and of this answer about them", upTo(100)) }
const retryAfter = { type: "integer", format: "int32", minimum: 1, maximum: 60 }

const isTagged = (operationId: string) => (factsById.get(operationId)?.etag ?? null) !== null

/** What reading something that has a tag takes and answers, as the door does for every endpoint. */
export const conditional = (operationId: string) =>
  factsById.get(operationId)?.etag === "sent"
    ? {
        parameters: [
          {
            name: "If-None-Match",
            in: "header",
            required: false,
            schema: upTo(1000),
            description:
              "The `etag` of the answer that you have; where nothing in it is new, you get 304 without a body"
          }
        ],
        responses: { 304: { description: "Nothing is new since the answer that `If-None-Match` names" } }
      }
    : { parameters: [], responses: {} }

/** The headers of an answer, which the HttpApi has no words for. */
export const responseHeaders = (operationId: string, status: string) => ({
  ...requestId,
  ...rateLimit,
  ...(status === "401" ? { "WWW-Authenticate": header("How to ask", { type: "string", enum: ["Bearer"] }) } : {}),
  ...(status === "429" ? { "Retry-After": header("Whole seconds to wait", retryAfter) } : {}),
  ...((status === "200" || status === "304") && isTagged(operationId) ? tag : {})
})
