import { HttpClientRequest } from "@effect/platform"
import { Redacted } from "effect"

/** Where the Threads API is, and as whom to call it. */
export interface ThreadsAccess {
  readonly base: string
  readonly token: Redacted.Redacted
}

type Path = readonly [string, ...ReadonlyArray<string>]

/** Threads documents the token as a parameter alone. */
const withToken = ({ token }: ThreadsAccess, params: Readonly<Record<string, string>>) => ({
  ...params,
  access_token: Redacted.value(token)
})

/** Ids are encoded, so that none can lead to another address. */
const address = ({ base }: ThreadsAccess, path: Path) =>
  `${base.replace(/\/+$/, "")}/${path.map(encodeURIComponent).join("/")}`

export const threadsGet = (access: ThreadsAccess, path: Path, params: Readonly<Record<string, string>>) =>
  HttpClientRequest.acceptJson(HttpClientRequest.get(address(access, path), { urlParams: withToken(access, params) }))

export const threadsForm = (access: ThreadsAccess, path: Path, params: Readonly<Record<string, string>>) =>
  HttpClientRequest.post(address(access, path)).pipe(
    HttpClientRequest.acceptJson,
    HttpClientRequest.bodyUrlParams(withToken(access, params))
  )
