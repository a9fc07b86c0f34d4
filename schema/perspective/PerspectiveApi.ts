import { HttpApi, HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { AnalyzeRequest } from "./AnalyzeRequest.ts"
import { AnalyzeResponse } from "./AnalyzeResponse.ts"
import { GoogleError } from "./GoogleError.ts"

export const analyzePath = "/v1alpha1/comments:analyze"

/** What is answered in place of scores, always as `GoogleError`. */
const refusals: Readonly<Record<number, string>> = {
  400: "The key is no good, or something in the request is not valid",
  403: "There is no key, or it may not read",
  405: "Only POST is offered",
  413: "The body is larger than 1 MiB",
  415: "The body is in a charset or a content-encoding that is not read",
  429: "The key made too many requests",
  500: "Our fault; nothing about the request was wrong",
  503: "The database cannot be reached"
}

const refusal = (status: number) =>
  GoogleError.annotations({ ...HttpApiSchema.annotations({ status }), description: refusals[status] ?? "" })

export const analyze = HttpApiEndpoint.post("analyze", analyzePath)
  .setPayload(AnalyzeRequest)
  .addSuccess(AnalyzeResponse)
  .addError(refusal(400))
  .addError(refusal(403))
  .addError(refusal(429))
  .addError(refusal(503))
  .annotateContext(
    OpenApi.annotations({
      identifier: "analyzeComment",
      summary: "Score a comment",
      description: "Scores one comment for the attributes that are asked for. Nothing of it is stored."
    })
  )

/** What the library answers by itself where a request cannot be read, and this API does not. */
const unused = ["HttpApiDecodeError", "Issue", "PropertyKey"]

/** The library reads `:analyze` as a name in the path, and tells of answers and of security in its own way. */
const asServed = (document: Record<string, unknown>): Record<string, unknown> => {
  const [operations = {}] = Object.values(Object(document["paths"]))
  const { parameters: _, responses, security: __, ...operation } = Object(Object(operations).post)
  const { schemas, ...components } = Object(document["components"])
  const refused = Object.entries(refusals).map(([status, description]) => [
    status,
    { description, content: Object(Object(responses)[403]).content }
  ])
  return {
    ...document,
    paths: {
      [analyzePath]: {
        post: { ...operation, responses: { 200: Object(responses)[200], ...Object.fromEntries(refused) } }
      }
    },
    security: [{ key: [] }, { header: [] }, { bearer: [] }],
    components: {
      ...components,
      schemas: Object.fromEntries(Object.entries(Object(schemas)).filter(([name]) => !unused.includes(name))),
      securitySchemes: {
        key: { type: "apiKey", in: "query", name: "key", description: "An API key of Steward's: `stw_live_…`" },
        header: { type: "apiKey", in: "header", name: "X-Goog-Api-Key" },
        bearer: { type: "http", scheme: "bearer" }
      }
    }
  }
}

/** What Steward answers to callers of Perspective, which ends on 2026-12-31. */
export class PerspectiveApi extends HttpApi.make("perspective")
  .add(HttpApiGroup.make("comments").add(analyze))
  .annotateContext(
    OpenApi.annotations({
      title: "Steward for callers of Perspective",
      version: "v1alpha1",
      description: "Scores comments as Perspective did: the same request, the same answer, the same errors.",
      license: { name: "Apache-2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" },
      transform: asServed
    })
  ) {}
