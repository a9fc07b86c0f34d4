import { analyzePath } from "#schema/perspective/PerspectiveApi.ts"

/** Where Google's client libraries look for what a service offers. */
export const discoveryPath = "/$discovery/rest"

const object = (id: string, properties: object) => ({ id, type: "object", properties })
const ref = ($ref: string) => ({ $ref })
const string = { type: "string" }

/**
 * The service as Google's discovery documents tell it: enough for a client library to build `comments.analyze`. What the
 * fields mean is in the OpenAPI document.
 */
export const discovery = (base: string) => ({
  kind: "discovery#restDescription",
  discoveryVersion: "v1",
  id: "commentanalyzer:v1alpha1",
  name: "commentanalyzer",
  version: "v1alpha1",
  title: "Steward for callers of Perspective",
  protocol: "rest",
  rootUrl: `${base}/`,
  servicePath: "",
  baseUrl: `${base}/`,
  batchPath: "batch",
  parameters: { key: { type: "string", location: "query", description: "An API key of Steward's" } },
  resources: {
    comments: {
      methods: {
        analyze: {
          id: "commentanalyzer.comments.analyze",
          httpMethod: "POST",
          path: analyzePath.slice(1),
          flatPath: analyzePath.slice(1),
          parameterOrder: [],
          parameters: {},
          request: ref("AnalyzeCommentRequest"),
          response: ref("AnalyzeCommentResponse")
        }
      }
    }
  },
  schemas: {
    AnalyzeCommentRequest: object("AnalyzeCommentRequest", {
      comment: ref("TextEntry"),
      requestedAttributes: { type: "object", additionalProperties: ref("AttributeParameters") },
      languages: { type: "array", items: string },
      doNotStore: { type: "boolean" },
      spanAnnotations: { type: "boolean" },
      dropUnsupportedAttributes: { type: "boolean" },
      clientToken: string,
      sessionId: string,
      communityId: string
    }),
    AnalyzeCommentResponse: object("AnalyzeCommentResponse", {
      attributeScores: { type: "object", additionalProperties: ref("AttributeScores") },
      languages: { type: "array", items: string },
      detectedLanguages: { type: "array", items: string },
      clientToken: string
    }),
    AttributeParameters: object("AttributeParameters", {
      scoreType: string,
      scoreThreshold: { type: "number", format: "float" }
    }),
    AttributeScores: object("AttributeScores", {
      summaryScore: ref("Score"),
      spanScores: { type: "array", items: ref("SpanScore") }
    }),
    Score: object("Score", { value: { type: "number", format: "float" }, type: string }),
    SpanScore: object("SpanScore", {
      begin: { type: "integer", format: "int32" },
      end: { type: "integer", format: "int32" },
      score: ref("Score")
    }),
    TextEntry: object("TextEntry", { text: string, type: string })
  }
})
