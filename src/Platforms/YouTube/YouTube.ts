import { HttpClient } from "@effect/platform"
import { Effect, Redacted } from "effect"
import type { PlatformDefinition } from "../Port/PlatformDefinition.ts"
import { platformHttp, quoted } from "../Port/PlatformHttp.ts"
import { youtubeAccountReader } from "./AccountReader.ts"
import { youtubeLogin } from "./Login.ts"
import { quotaStore } from "./Quota/QuotaStore.ts"
import { readCredential } from "./Token.ts"
import { makeYouTube } from "./YouTubeAdapter.ts"
import { type YouTubeSettings, youtubeApiAddress, youtubeConfig, youtubeSettingNames } from "./YouTubeSettings.ts"

/** YouTube channels: comments of videos and posts, read within the quota. */
export const youtube: PlatformDefinition<YouTubeSettings> = {
  settingNames: youtubeSettingNames,
  config: youtubeConfig,
  apiAddress: youtubeApiAddress,
  connecting: {
    account: "channel",
    token: "a YouTube channel (JSON with access_token, refresh_token and expires_at)",
    tokenProblem: (text) =>
      readCredential(Redacted.make(text))._tag === "Left"
        ? "The token of a channel is JSON with access_token, refresh_token and expires_at, a time such as " +
          "2026-03-01T09:00:00Z."
        : null,
    stranger: ({ externalId, name }) => `the channel ${quoted(name)} (${externalId})`,
    advice: (externalId) => `Sign in as ${externalId}, and try again.`,
    // renewed by being used
    endOf: () => null
  },
  make: (settings) => {
    const { api, clientId, clientSecret, dailyQuota, pollEvery, token } = settings
    return Effect.zipWith(
      makeYouTube({ base: api, google: { tokenAddress: token, clientId, clientSecret } }),
      HttpClient.HttpClient,
      (made, client) => ({
        actions: made,
        identify: made.identify,
        diagnose: made.diagnose,
        reader: youtubeAccountReader(made, pollEvery),
        push: null,
        login: youtubeLogin(settings, platformHttp(client, "Google"), platformHttp(client, "YouTube"))
      })
    ).pipe(Effect.provide(quotaStore(dailyQuota)))
  }
}
