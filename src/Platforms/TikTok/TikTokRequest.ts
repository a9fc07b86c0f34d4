import { HttpClientRequest } from "@effect/platform"
import { Redacted } from "effect"

/** Where the API is, and the access token to call it with. */
export interface TikTokAccess {
  readonly base: string
  readonly token: Redacted.Redacted
}

export type CreateTikTokRequest = (access: TikTokAccess) => HttpClientRequest.HttpClientRequest

/** Every path ends in a slash, without which there is nothing. Lists in a query are JSON. */
const address = (base: string, path: string) => `${base.replace(/\/+$/, "")}/${path}/`

/** The token goes in a header of TikTok's own, without `Bearer`. */
const authorised = ({ token }: TikTokAccess, request: HttpClientRequest.HttpClientRequest) =>
  request.pipe(HttpClientRequest.setHeader("Access-Token", Redacted.value(token)), HttpClientRequest.acceptJson)

export const tiktokGet =
  (path: string, params: Readonly<Record<string, string>>): CreateTikTokRequest =>
  (access) =>
    authorised(access, HttpClientRequest.get(address(access.base, path), { urlParams: params }))

export const tiktokPost =
  (path: string, body: unknown): CreateTikTokRequest =>
  (access) =>
    authorised(access, HttpClientRequest.bodyUnsafeJson(HttpClientRequest.post(address(access.base, path)), body))

/** Says who asks in its body, and carries no token. */
export const tiktokUnsigned = (base: string, path: string, body: unknown) =>
  HttpClientRequest.post(address(base, path)).pipe(HttpClientRequest.acceptJson, HttpClientRequest.bodyUnsafeJson(body))
