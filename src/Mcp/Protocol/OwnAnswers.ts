import { HttpServerResponse } from "@effect/platform"
import { PayloadTooLarge, UnsupportedMediaType } from "#schema/Errors.ts"
import { singleEvent } from "./Accept.ts"

/** A body that is no message: there is nobody whose id could be answered. */
export const unreadable = (error: { readonly message: string }) =>
  HttpServerResponse.unsafeJson(
    { jsonrpc: "2.0", id: null, error: { code: -32700, message: error.message } },
    { status: error instanceof PayloadTooLarge ? 413 : error instanceof UnsupportedMediaType ? 415 : 400 }
  )

/** A batch of which no part is carried out. */
export const badBatch = (message: string) =>
  HttpServerResponse.unsafeJson({ jsonrpc: "2.0", id: null, error: { code: -32600, message } }, { status: 400 })

/** The protocol's own words for a message whose parameters are not in order would be a schema's. */
export const badParams = (body: unknown, message: string) =>
  HttpServerResponse.unsafeJson({
    jsonrpc: "2.0",
    id: Object(body).id,
    error: { code: -32602, message }
  })

/** A JSON text for a client that takes a stream alone. */
export const streamed = (json: string) =>
  HttpServerResponse.raw(singleEvent(json), {
    headers: { "cache-control": "no-cache" },
    contentType: "text/event-stream"
  })
