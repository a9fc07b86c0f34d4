import { HttpServerResponse } from "@effect/platform"
import type { Versioned } from "#src/Autopilot/Versions.ts"
import { etag } from "./IfMatch.ts"

/**
 * Answers that are JSON already: the services answer the contract's own plain shapes, so nothing is left to encode.
 * That they conform is held by the tests, which read every answer with the contract's schemas.
 */
export const ok = (data: unknown) => HttpServerResponse.unsafeJson({ data })

/** With the tag that a later change can name in `If-Match`. */
export const versioned = ({ value, version }: Versioned<unknown>) =>
  HttpServerResponse.setHeader(ok(value), "etag", etag(version))

export const withStatus = (status: 200 | 201 | 202, data: unknown) =>
  HttpServerResponse.unsafeJson({ data }, { status })

/** 202 where platform work was queued, 200 where nothing needed the platform. */
export const queuedOrNot = (result: { readonly queued: boolean }) => withStatus(result.queued ? 202 : 200, result)

/** As text, which the server sends as it is: a page is long enough for its bytes to cost something. */
export const page = (list: { readonly data: ReadonlyArray<unknown>; readonly next_cursor: string | null }) =>
  HttpServerResponse.raw(JSON.stringify(list), { contentType: "application/json" })
