import { HttpServerResponse } from "@effect/platform"
import type { CallAnswer } from "./Call.ts"

export const reply = ({ status, headers, body }: CallAnswer): HttpServerResponse.HttpServerResponse => {
  switch (body._tag) {
    case "Empty":
      return HttpServerResponse.empty({ status, headers })
    case "Json":
      return HttpServerResponse.unsafeJson(body.value, { status, headers })
    case "Text":
      return HttpServerResponse.text(body.text, { status, headers, contentType: body.contentType })
  }
}

/**
 * Closes the connection without a byte: Bun does so when a body fails before its first chunk, and without a word in the
 * log when it fails for no reason.
 */
export const hangUp = () =>
  HttpServerResponse.raw(new Response(new ReadableStream({ start: (controller) => controller.error() })))
