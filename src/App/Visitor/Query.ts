import { HttpServerRequest } from "@effect/platform"
import { Effect } from "effect"

/** The query of a request, as it was sent. */
export const query = Effect.map(
  HttpServerRequest.HttpServerRequest,
  ({ url }) => new URLSearchParams(url.includes("?") ? url.slice(url.indexOf("?") + 1) : "")
)

export const parameter = (name: string) =>
  Effect.map(query, (found) => found.get(name)?.replaceAll("\0", "") ?? undefined)
