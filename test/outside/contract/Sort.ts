import { Option, Schema } from "effect"
import { isBlank } from "../../../schema/BlankText.ts"
import { ApiError } from "../../../schema/Errors.ts"
import { type Exchange, headerOf } from "./Exchange.ts"

/** An operation of the contract, as far as a request can be told to be one. */
export interface Operation {
  readonly method: string
  /** `/api/v1/comments/{id}` */
  readonly path: string
  readonly query: ReadonlyArray<string>
  readonly takesKey: boolean
}

/** Why a request is none that the contract describes. */
export type Stray =
  | "no operation"
  | "another spelling"
  | "HEAD"
  | "unknown parameter"
  | "no key"
  | "by session"
  | "another door"
  | "compressed"
  | "blank"

/** Doors beside the API, of which the contract says nothing: the contract itself is behind one of them. */
const otherDoors =
  /^\/(|docs|healthz|readyz|metrics|mcp|r\/[^/]+|webhooks\/[a-z]+|api\/v1\/openapi\.json|platforms\/[a-z]+\/(deauthorize|data-deletion)|privacy|terms|data-deletion(\/[^/]+)?)$/

/** Names for which null means something. */
const meantAsNull = new Set(["email", "phone", "policy_version"])

/** Names for which an empty text means something. */
const meantAsEmpty = new Set([...meantAsNull, "guidance"])

const isEmpty = (value: unknown) => typeof value === "string" && isBlank(value)

/** Blanks count as absent, which the introduction of the document says and its schemas cannot. */
const isBlankBody = (text: string | undefined) =>
  Option.match(readBody(text ?? ""), {
    onNone: () => false,
    onSome: (body) =>
      Object.entries(body).some(
        ([name, value]) => (value === null && !meantAsNull.has(name)) || (isEmpty(value) && !meantAsEmpty.has(name))
      )
  })

const readBody = Schema.decodeUnknownOption(
  Schema.parseJson(Schema.Record({ key: Schema.String, value: Schema.Unknown }))
)

const readError = Schema.decodeUnknownOption(Schema.parseJson(ApiError), { onExcessProperty: "error" })

const isAt = (template: string, path: string) => {
  const [expected, given] = [template.split("/"), path.split("/")]
  return (
    expected.length === given.length &&
    expected.every((segment, index) => segment === given[index] || (segment.startsWith("{") && given[index] !== ""))
  )
}

/** Paths are told apart without regard to case, escapes and slashes too many. */
const plain = (path: string) => {
  try {
    return decodeURIComponent(path)
      .toLowerCase()
      .replaceAll(/\/+/g, "/")
      .replace(/(.)\/$/, "$1")
  } catch {
    return path
  }
}

/** How a request leaves the contract; nothing for one that the contract describes. */
export const strayOf = (operations: ReadonlyArray<Operation>, exchange: Exchange): Option.Option<Stray> => {
  const { method, url } = exchange.request
  const { pathname, searchParams } = new URL(url)
  const here = operations.filter(({ path }) => isAt(path, pathname))
  const operation = here.find((one) => one.method === method)
  if (operation === undefined) {
    if (method === "HEAD") return Option.some("HEAD")
    if (otherDoors.test(pathname)) return Option.some("another door")
    const spelt = operations.some((one) => one.method === method && isAt(one.path, plain(pathname)))
    return Option.some(spelt ? "another spelling" : "no operation")
  }
  if ([...searchParams.keys()].some((name) => !operation.query.includes(name))) return Option.some("unknown parameter")
  if (headerOf(exchange, "content-encoding") !== undefined) return Option.some("compressed")
  if ([...searchParams.values()].some(isEmpty) || isBlankBody(exchange.request.postData?.text)) {
    return Option.some("blank")
  }
  // people who are signed in, from pages of Steward's own alone: nothing that clients are told of
  if (headerOf(exchange, "x-steward-workspace") !== undefined) return Option.some("by session")
  const isBearer = /^bearer( |$)/i.test(headerOf(exchange, "authorization") ?? "")
  return operation.takesKey && !isBearer ? Option.some("no key") : Option.none()
}

/** Whether a request that leaves the contract was turned away as the contract says, or is answered elsewhere. */
export const isTurnedAway = (stray: Stray, { request, response }: Exchange): boolean => {
  // what they are answered has tests of its own
  if (stray === "another door" || stray === "compressed" || stray === "blank" || stray === "by session") {
    return true
  }
  if (stray === "HEAD") return (response.content.text ?? "") === ""
  // an escaped slash is another path to one reader, and the same to another
  const unlike = stray === "another spelling" || stray === "no operation" ? [405] : []
  const { pathname } = new URL(request.url)
  const isSample = /^\/api\/v1\/hooks\/samples\/[^/]+$/.test(pathname)
  const statuses = stray === "no operation" && !isSample ? [404, 405] : [400, 401, 403, 404, ...unlike, 413, 429]
  const text = response.content.text ?? ""
  const isPage = !pathname.startsWith("/api/") && text.startsWith("<!doctype html>")
  return statuses.includes(response.status) && (isPage || Option.isSome(readError(text)))
}
