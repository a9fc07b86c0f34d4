import type { HttpServerRequest } from "@effect/platform"
import { Option } from "effect"
import { isUtf8, unescaped } from "./PercentEncoding.ts"

/** The router's name for all methods. */
export const anyMethod = "*"

/** A method and a path template, `/comments/:id`, as the router has them. */
export interface Route {
  readonly method: string
  readonly path: string
}

/**
 * The path of a request in its decoded segments, as routes are told apart. None where it holds U+0000, which no id does
 * and PostgreSQL cannot be asked for.
 */
export const segmentsOf = (url: string): Option.Option<ReadonlyArray<string>> =>
  Option.some(segments(pathOf(url)).map(unescaped)).pipe(
    Option.filter((found) => !found.some((segment) => segment.includes("\u0000")))
  )

/** Whether the library's router can read a path: every `%` begins an escape, of UTF-8 and not of U+0000. */
export const isRoutable = (path: string): boolean => !/%(?![0-9a-f]{2})|%00/i.test(path) && isUtf8(path)

/** The methods that a path has among these routes; none when none of them is there. What answers GET answers HEAD. */
export const allowedMethods = (routes: Iterable<Route>, path: ReadonlyArray<string>): ReadonlyArray<string> =>
  Array.from(routes).flatMap(({ method, path: template }) => {
    if (!isAt(segments(template), path)) return []
    return method === "GET" ? [method, "HEAD"] : [method]
  })

/** The same request, where the router takes a `;` or `#` in the path for a part of it, and not for its end. */
export const routable = (request: HttpServerRequest.HttpServerRequest): HttpServerRequest.HttpServerRequest => {
  const path = pathOf(request.url)
  if (!/[;#]/.test(path)) return request
  const url = path.replace(/[;#]/g, encodeURIComponent) + request.url.slice(path.length)
  return request.modify({ url })
}

export const pathOf = (url: string): string => {
  const end = url.indexOf("?")
  return end === -1 ? url : url.slice(0, end)
}

export const segments = (path: string) => path.split("/").filter((segment) => segment !== "")

/** Whether a template, in its segments, is what a path is an instance of. */
export const isAt = (template: ReadonlyArray<string>, path: ReadonlyArray<string>) =>
  template.length === path.length &&
  template.every((segment, index) => segment.startsWith(":") || segment === path[index]?.toLowerCase())
