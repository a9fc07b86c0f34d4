import { HttpClient } from "@effect/platform"
import { Effect } from "effect"
import type { PlatformDefinition } from "../Port/PlatformDefinition.ts"
import { platformHttp, quoted } from "../Port/PlatformHttp.ts"
import { tiktokLogin } from "./Login.ts"
import { makeTikTok } from "./TikTokAdapter.ts"
import { tiktokPush } from "./TikTokPush.ts"
import { type TikTokSettings, tiktokApiAddress, tiktokConfig, tiktokSettingNames } from "./TikTokSettings.ts"
import { isReadable } from "./TikTokTokens.ts"

/** TikTok business accounts: comments of videos, and of ads where an advertiser is named. */
export const tiktok: PlatformDefinition<TikTokSettings> = {
  settingNames: tiktokSettingNames,
  config: tiktokConfig,
  apiAddress: tiktokApiAddress,
  connecting: {
    account: "account",
    token: "a TikTok account (JSON with access_token, refresh_token and expires_at, and for its ads advertiser)",
    tokenProblem: (text) =>
      isReadable(text)
        ? null
        : "The token of a TikTok account is JSON with access_token, refresh_token and expires_at, a time such as " +
          "2026-03-01T09:00:00Z.",
    stranger: ({ externalId, name }) => `the account ${quoted(name)} (${externalId})`,
    advice: (externalId) => `Sign in as ${externalId}, and try again.`,
    // renewed by being used
    endOf: () => null
  },
  make: (settings) =>
    Effect.zipWith(makeTikTok(settings), HttpClient.HttpClient, (made, client) => ({
      ...made,
      push: tiktokPush(settings.appSecret),
      login: tiktokLogin(settings, platformHttp(client, "TikTok"))
    }))
}
