import { OpenApi } from "@effect/platform"

/** OpenAPI words of an endpoint: `identifier` is its operationId. */
export const describe = (identifier: string, summary: string, description: string) =>
  OpenApi.annotations({ identifier, summary, description })
