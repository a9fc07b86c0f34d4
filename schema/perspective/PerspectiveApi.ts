import { HttpApi, HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { AnalyzeRequest } from "./AnalyzeRequest.ts"
import { AnalyzeResponse } from "./AnalyzeResponse.ts"
import { GoogleError } from "./GoogleError.ts"

export const analyzePath = "/v1alpha1/comments:analyze"

const refusal = (status: number, description: string) =>
  GoogleError.annotations({ ...HttpApiSchema.annotations({ status }), description })

export const analyze = HttpApiEndpoint.post("analyze", analyzePath)
  .setPayload(AnalyzeRequest)
  .addSuccess(AnalyzeResponse)
  .addError(refusal(400, "The key is no good, or something in the request is not valid"))
  .addError(refusal(403, "There is no key, or it may not read"))
  .addError(refusal(429, "The key made too many requests"))
  .addError(refusal(503, "The database cannot be reached"))
  .annotateContext(
    OpenApi.annotations({
      identifier: "analyzeComment",
      summary: "Score a comment",
      description: "Scores one comment for the attributes that are asked for. Nothing of it is stored."
    })
  )

/** The library reads `:analyze` as a name in the path, and demands what the library answers by itself. */
const asServed = (document: Record<string, unknown>): Record<string, unknown> => {
  const [operations = {}] = Object.values(Object(document["paths"]))
  const { post } = Object(operations)
  const { parameters: _, ...operation } = Object(post)
  return {
    ...document,
    paths: { [analyzePath]: { post: { ...operation, parameters: [] } } },
    security: [{ key: [] }, { header: [] }, { bearer: [] }],
    components: {
      ...Object(document["components"]),
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
