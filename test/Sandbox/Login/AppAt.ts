import { HttpClient } from "@effect/platform"
import { Duration, Effect, Option, Redacted } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { facebookLogin } from "#src/Platforms/Facebook/Login.ts"
import { graphCall } from "#src/Platforms/Graph/GraphCall.ts"
import { instagramLogin } from "#src/Platforms/Instagram/Login.ts"
import { platformHttp } from "#src/Platforms/Port/PlatformHttp.ts"
import type { PlatformLogin } from "#src/Platforms/Port/PlatformLogin.ts"
import { threadsLogin } from "#src/Platforms/Threads/Login.ts"
import { tiktokLogin } from "#src/Platforms/TikTok/Login.ts"
import { youtubeLogin } from "#src/Platforms/YouTube/Login.ts"
import { clientId, clientSecret } from "./LoggingIn.ts"

const secret = Redacted.make(clientSecret)
const meta = {
  appId: Option.some(clientId),
  appSecret: Option.some(secret),
  verifyToken: Option.none(),
  configId: Option.none(),
  pollEvery: Duration.minutes(1)
}

/** The login of a platform as an app of the sandbox has it. */
export const appAt = (
  platform: Platform,
  sandbox: string
): Effect.Effect<PlatformLogin, never, HttpClient.HttpClient> =>
  Effect.gen(function* () {
    const client = yield* HttpClient.HttpClient
    const call = yield* graphCall({ platform, account: "account" })
    const send = platformHttp(client, platform)
    switch (platform) {
      case "facebook":
        return facebookLogin(
          { ...meta, graph: `${sandbox}/graph/v26.0`, dialog: `${sandbox}/graph/v26.0/dialog/oauth` },
          call
        )
      case "instagram":
        return instagramLogin(
          { ...meta, graph: `${sandbox}/instagram/v26.0`, dialog: `${sandbox}/instagram/v26.0/dialog/oauth` },
          call
        )
      case "threads":
        return threadsLogin(
          { ...meta, graph: `${sandbox}/threads/v1.0`, authorize: `${sandbox}/threads/oauth/authorize` },
          call
        )
      case "tiktok":
        return tiktokLogin(
          {
            api: `${sandbox}/tiktok/open_api/v1.3`,
            authorize: `${sandbox}/tiktok/v2/auth/authorize`,
            appId: clientId,
            appSecret: secret,
            messages: true,
            pollEvery: meta.pollEvery
          },
          send
        )
      case "youtube":
        return youtubeLogin(
          {
            api: `${sandbox}/youtube/v3`,
            token: `${sandbox}/google/token`,
            authorize: `${sandbox}/google/o/oauth2/v2/auth`,
            clientId,
            clientSecret: secret,
            pollEvery: meta.pollEvery,
            dailyQuota: 10_000
          },
          send,
          send
        )
    }
  })
