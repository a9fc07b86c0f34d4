import { HttpRouter, HttpServerRequest } from "@effect/platform"
import { Effect } from "effect"
import type { Call } from "./Call.ts"

/** The fields of a query or a form. */
export const formFields = (params: URLSearchParams): Readonly<Record<string, string>> => {
  const fields: Record<string, string> = {}
  // A repeated parameter means the same as a list with commas.
  for (const [name, value] of params) fields[name] = fields[name] === undefined ? value : `${fields[name]},${value}`
  return fields
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A body that is neither a form nor a JSON object counts as empty: what it should have held is then missing. */
const parseBody = (contentType: string, text: string): Call["body"] => {
  if (!contentType.includes("json")) return formFields(new URLSearchParams(text))
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

export const readCall: Effect.Effect<Call, never, HttpServerRequest.HttpServerRequest | HttpRouter.RouteContext> =
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const { params } = yield* HttpRouter.RouteContext
    // Not `request.url`, from which the router takes the prefix.
    const url = new URL(request.originalUrl)
    const text = request.method === "GET" ? "" : yield* Effect.orElseSucceed(request.text, () => "")
    const [, bearer] = /^Bearer +(\S+)$/i.exec(request.headers["authorization"] ?? "") ?? []
    return {
      method: request.method,
      origin: url.origin,
      path: url.pathname,
      route: params,
      query: formFields(url.searchParams),
      body: text === "" ? {} : parseBody(request.headers["content-type"] ?? "", text),
      bearer: bearer ?? null,
      accessToken: request.headers["access-token"] ?? null
    }
  })
