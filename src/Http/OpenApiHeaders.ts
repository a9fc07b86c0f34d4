/** The headers of the contract, which the HttpApi has no words for. */
const parameter = (name: string, description: string, maxLength: number) => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string", maxLength }
})

const header = (description: string) => ({ description, schema: { type: "string" } })

const idempotencyKey = parameter(
  "Idempotency-Key",
  "1 to 255 visible characters. A repeat within 24 hours with the same key and request gets the first answer again",
  255
)
const ifMatch = parameter("If-Match", "The `etag` that the change is based on; a stale one is refused", 100)

const repeatable = ["actOnComment", "answerNeedsYou", "recordSale", "subscribeHook"]
const versioned = ["getGuidance", "replaceGuidance", "listProtections", "changeProtections"]
const conditional = ["replaceGuidance", "changeProtections"]

const requestId = { "X-Request-Id": header("Names the request in every log line about it") }
const rateLimit = {
  "RateLimit-Policy": header("The limits that hold for the key"),
  RateLimit: header("What is left of the burst, and in how many seconds it is whole again")
}

export const headerParameters = (operationId: string) => [
  ...(repeatable.includes(operationId) ? [idempotencyKey] : []),
  ...(conditional.includes(operationId) ? [ifMatch] : [])
]

export const responseHeaders = (operationId: string, status: string) => ({
  ...requestId,
  ...(status === "401" ? { "WWW-Authenticate": header("Bearer") } : rateLimit),
  ...(status === "429" ? { "Retry-After": header("Whole seconds to wait") } : {}),
  ...(status === "200" && versioned.includes(operationId) ? { ETag: header("Version of these settings") } : {})
})
