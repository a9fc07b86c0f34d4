import { HttpServerResponse } from "@effect/platform"
import type { Versioned } from "#src/Autopilot/Versions.ts"
import { etag } from "./IfMatch.ts"

type Status = 200 | 201 | 202

/** JSON as text, which the server sends as it is. */
export const jsonText = (text: string, status: number, headers: Readonly<Record<string, string>> = {}) =>
  HttpServerResponse.raw(text, { status, headers, contentType: "application/json" })

/**
 * Answers that are JSON already: the services answer the contract's own plain shapes, so nothing is left to encode.
 * That they conform is held by the tests, which read every answer with the contract's schemas.
 */
export const withStatus = (status: Status, data: unknown) => jsonText(JSON.stringify({ data }), status)

export const ok = (data: unknown) => withStatus(200, data)

/** With the tag that a later change can name in `If-Match`. */
export const versioned = ({ value, version }: Versioned<unknown>) =>
  jsonText(JSON.stringify({ data: value }), 200, { etag: etag(version) })

/** 202 where platform work was queued, 200 where nothing needed the platform. */
export const queuedOrNot = (result: { readonly queued: boolean }) => withStatus(result.queued ? 202 : 200, result)

export const page = (list: { readonly data: ReadonlyArray<unknown>; readonly next_cursor: string | null }) =>
  jsonText(JSON.stringify(list), 200)
