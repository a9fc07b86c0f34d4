import type { HttpServerRequest } from "@effect/platform"
import { Effect } from "effect"
import { InvalidRequest } from "#schema/Errors.ts"

const words = 'must be * or an ETag that you received, such as "3"; separate several with commas'
const tag = /^(?:(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"|(\d+))$/

/** The entity tag of a version. */
export const etag = (version: number): string => `"${version}"`

/**
 * The versions that an `If-Match` allows a change to start from; null where it allows any, or there is none. A tag that
 * Steward never gave names no version. Proxies make tags weak, and people forget the quotes: both are taken.
 */
export const versionsOf = (header: string | undefined): ReadonlyArray<number> | null | InvalidRequest => {
  if (header === undefined || header.trim() === "*") return null
  const matches = header.split(",").map((text) => tag.exec(text.trim()))
  if (matches.includes(null)) {
    return new InvalidRequest({ message: `If-Match ${words}`, issues: [{ path: "If-Match", message: words }] })
  }
  const names = matches.map((match) => match?.[1] ?? match?.[2] ?? "")
  return names.filter((name) => /^(0|[1-9]\d{0,9})$/.test(name)).map(Number)
}

/** `versionsOf` the request. */
export const ifMatch = ({
  headers
}: HttpServerRequest.HttpServerRequest): Effect.Effect<ReadonlyArray<number> | null, InvalidRequest> => {
  const versions = versionsOf(headers["if-match"])
  return versions instanceof InvalidRequest ? Effect.fail(versions) : Effect.succeed(versions)
}
