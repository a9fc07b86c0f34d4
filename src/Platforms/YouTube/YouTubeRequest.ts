import { HttpClientRequest } from "@effect/platform"
import { Redacted } from "effect"

/** Where the Data API is, and the access token to call it with. */
export interface YouTubeAccess {
  readonly base: string
  readonly accessToken: Redacted.Redacted
}

export type CreateYouTubeRequest = (access: YouTubeAccess) => HttpClientRequest.HttpClientRequest

export const youtubeGet =
  (path: string, params: Readonly<Record<string, string>>): CreateYouTubeRequest =>
  (access) =>
    authorised(access, HttpClientRequest.get(address(access, path), { urlParams: params }))

export const youtubePost =
  (path: string, params: Readonly<Record<string, string>>): CreateYouTubeRequest =>
  (access) =>
    authorised(access, HttpClientRequest.post(address(access, path), { urlParams: params }))

export const youtubePostJson =
  (path: string, params: Readonly<Record<string, string>>, body: unknown): CreateYouTubeRequest =>
  (access) =>
    HttpClientRequest.bodyUnsafeJson(youtubePost(path, params)(access), body)

const address = (access: YouTubeAccess, path: string) => `${access.base.replace(/\/+$/, "")}${path}`

const authorised = (access: YouTubeAccess, request: HttpClientRequest.HttpClientRequest) =>
  request.pipe(HttpClientRequest.bearerToken(Redacted.value(access.accessToken)), HttpClientRequest.acceptJson)
