import { createHmac } from "node:crypto"
import { HttpClientRequest } from "@effect/platform"
import { Option, Redacted } from "effect"

/** Where the Graph API is, and as whom to call it. */
export interface GraphAccess {
  readonly base: string
  readonly token: Redacted.Redacted
  /** With it, every call also proves that it comes from the app (`appsecret_proof`). */
  readonly appSecret: Option.Option<Redacted.Redacted>
}

type Path = readonly [string, ...ReadonlyArray<string>]

export const graphGet = (access: GraphAccess, path: Path, params: Readonly<Record<string, string>>) =>
  authorised(access, HttpClientRequest.get(address(access, path), { urlParams: params }))

export const graphDelete = (access: GraphAccess, path: Path, params: Readonly<Record<string, string>>) =>
  authorised(access, HttpClientRequest.del(address(access, path), { urlParams: params }))

export const graphForm = (access: GraphAccess, path: Path, body: Readonly<Record<string, string>>) =>
  authorised(access, HttpClientRequest.bodyUrlParams(HttpClientRequest.post(address(access, path)), body))

export const graphJson = (access: GraphAccess, path: Path, body: unknown) =>
  authorised(access, HttpClientRequest.bodyUnsafeJson(HttpClientRequest.post(address(access, path)), body))

/** Ids are encoded, so that none can lead to another address. */
const address = (access: GraphAccess, path: Path) =>
  `${access.base.replace(/\/+$/, "")}/${path.map(encodeURIComponent).join("/")}`

const authorised = (access: GraphAccess, request: HttpClientRequest.HttpClientRequest) => {
  const withToken = request.pipe(
    HttpClientRequest.bearerToken(Redacted.value(access.token)),
    HttpClientRequest.acceptJson
  )
  return Option.match(access.appSecret, {
    onNone: () => withToken,
    onSome: (secret) => HttpClientRequest.setUrlParam(withToken, "appsecret_proof", proof(secret, access.token))
  })
}

const proof = (appSecret: Redacted.Redacted, token: Redacted.Redacted) =>
  createHmac("sha256", Redacted.value(appSecret)).update(Redacted.value(token)).digest("hex")
