import type { HttpClientRequest } from "@effect/platform"
import { Chunk, Effect, Option, Stream } from "effect"
import type { PlatformError } from "../Port/PlatformError.ts"
import type { GraphPage } from "./GraphResponse.ts"

/**
 * Walks a Graph list page by page, lazily. Each request is built anew from the cursor. A cursor that comes
 * back unchanged ends the walk, so that it always ends.
 */
export const graphPages = (
  createRequest: (after: string | null) => HttpClientRequest.HttpClientRequest,
  read: (request: HttpClientRequest.HttpClientRequest) => Effect.Effect<GraphPage, PlatformError>
): Stream.Stream<GraphPage, PlatformError> =>
  Stream.paginateChunkEffect<string | null, GraphPage, PlatformError, never>(null, (after) =>
    Effect.map(read(createRequest(after)), (page) => [
      Chunk.of(page),
      page.after === null || page.after === after ? Option.none() : Option.some(page.after)
    ])
  )
