import { DateTime, Effect, Layer, Redacted } from "effect"
import type { AccountAccess, CommentReference } from "#src/Platforms/Port/PlatformGateway.ts"
import { QuotaMeter } from "#src/Platforms/YouTube/Quota/QuotaMeter.ts"
import { makeYouTube } from "#src/Platforms/YouTube/YouTubeAdapter.ts"
import { type Answer, fakeHttp } from "../../FakeHttp.ts"

export const account: AccountAccess = {
  platform: "youtube",
  externalId: "UCexample",
  token: Redacted.make('{"access_token":"YT_1","refresh_token":"refresh","expires_at":"2100-01-01T00:00:00.000Z"}')
}

export const comment: CommentReference = {
  externalId: "UgyExample001AaABAg",
  parentExternalId: null,
  authorExternalId: "UCdana",
  postExternalId: null,
  adId: null
}

export const reply: CommentReference = { ...comment, externalId: "UgyExample001AaABAg.9iPX01" }

export const since = DateTime.unsafeMake("2026-10-02T09:15:04Z")

export const base = "https://www.googleapis.com/youtube/v3"

export const setUp = (respond: Parameters<typeof fakeHttp>[0], limit = 10_000) => {
  const { layer, sent } = fakeHttp(respond)
  const youtube = makeYouTube({
    base,
    google: {
      tokenAddress: "https://oauth2.googleapis.com/token",
      clientId: "client",
      clientSecret: Redacted.make("client-secret")
    }
  }).pipe(Effect.provide(Layer.merge(layer, QuotaMeter.memory(limit))))
  return { youtube, sent }
}

export const failure = (status: number, reason: string): Answer => ({
  status,
  body: { error: { code: status, message: "Words", errors: [{ message: "Words", domain: "youtube.comment", reason }] } }
})

export const done: Answer = { status: 204 }
