import { HttpClient, type HttpClientRequest } from "@effect/platform"
import { DateTime, Effect } from "effect"
import type { PlatformError } from "../Port/PlatformError.ts"
import { platformHttp } from "../Port/PlatformHttp.ts"
import type { GraphWords } from "./GraphError.ts"
import type { HandleGraphResponse } from "./GraphResponse.ts"

/** One request to the Graph API, and what its answer holds. */
export type GraphCall = <A>(
  request: HttpClientRequest.HttpClientRequest,
  handle: HandleGraphResponse<A>
) => Effect.Effect<A, PlatformError>

/** Calls in the name of a platform: its errors are told of in these words. */
export const graphCall = (words: GraphWords): Effect.Effect<GraphCall, never, HttpClient.HttpClient> =>
  Effect.map(HttpClient.HttpClient, (client) => {
    const send = platformHttp(client, words.platform)
    return Effect.fnUntraced(function* <A>(
      request: HttpClientRequest.HttpClientRequest,
      handle: HandleGraphResponse<A>
    ): Effect.fn.Return<A, PlatformError> {
      const answer = yield* send(request)
      return yield* handle(answer, yield* DateTime.now, words)
    })
  })
