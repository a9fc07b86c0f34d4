import { HttpClient, HttpClientRequest } from "@effect/platform"
import { Effect, Predicate } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"

export const page = "123450001"
export const firstPost = `${page}_990001`
export const adPost = `${page}_990055`
export const channel = "UCnordlysOutdoor00000001"
export const firstVideo = "nrdlysTent2"
export const dana = { id: "5550001", name: "Dana Example", handle: "dana" }

type Method = "GET" | "POST" | "DELETE"

interface Sent {
  readonly token?: string | null
  readonly query?: Record<string, string>
  readonly json?: unknown
  readonly form?: Record<string, string>
  readonly headers?: Record<string, string>
}

/** A value of unknown shape, to look into: `at(body, "error", "code")`. */
export const at = (value: unknown, ...path: ReadonlyArray<string | number>): unknown =>
  path.reduce<unknown>(
    (inner, key) => (Predicate.isRecord(inner) || Array.isArray(inner) ? Reflect.get(inner, key) : undefined),
    value
  )

export const items = (value: unknown, ...path: ReadonlyArray<string | number>): ReadonlyArray<unknown> => {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const send = (method: Method, path: string, { token = null, query = {}, json, form, headers = {} }: Sent = {}) =>
  Effect.gen(function* () {
    const { baseUrl } = yield* SandboxServer
    const request = HttpClientRequest.make(method)(`${baseUrl}${path}`).pipe(
      HttpClientRequest.appendUrlParams(query),
      HttpClientRequest.setHeaders(headers),
      (request) => (token === null ? request : HttpClientRequest.bearerToken(request, token)),
      (request) => (form === undefined ? request : HttpClientRequest.bodyUrlParams(request, form)),
      (request) => (json === undefined ? request : HttpClientRequest.bodyUnsafeJson(request, json))
    )
    const response = yield* HttpClient.execute(request)
    const text = yield* response.text
    return { status: response.status, headers: response.headers, text, body: parsed(text) }
  })

export const graph = (method: Method, path: string, sent: Sent = {}) =>
  send(method, `/graph/v26.0${path}`, { token: "PAGE_TOKEN_1", ...sent })

export const accessToken = Effect.map(
  send("POST", "/google/token", {
    form: { grant_type: "refresh_token", client_id: "c", client_secret: "s", refresh_token: "YT_REFRESH_1" }
  }),
  ({ body }) => String(at(body, "access_token"))
)

/** With a fresh access token unless one is given. */
export const youtube = (method: Method, path: string, sent: Sent = {}) =>
  Effect.gen(function* () {
    const token = sent.token === undefined ? yield* accessToken : sent.token
    return yield* send(method, `/youtube/v3${path}`, { ...sent, token })
  })

export const control = (method: Method, path: string, json?: unknown) => send(method, `/_sandbox${path}`, { json })

const written = (platform: string, accountId: string, postId: string, text: string, more: object) =>
  Effect.map(control("POST", "/comments", { platform, accountId, postId, author: dana, text, ...more }), ({ body }) =>
    String(at(body, "id"))
  )

/** A stranger comments; the id. */
export const commentOnPage = (text: string, more: object = {}) => written("facebook", page, firstPost, text, more)
export const commentOnVideo = (text: string, more: object = {}) => written("youtube", channel, firstVideo, text, more)

/** What the sandbox says of one comment. */
export const stateOf = (id: string) =>
  Effect.map(control("GET", "/state"), ({ body }) => items(body, "comments").find((known) => at(known, "id") === id))
