import { Effect } from "effect"
import { graphCall } from "../Graph/GraphCall.ts"
import { graphCredential } from "../Graph/GraphCredential.ts"
import { metaCallbacks } from "../Graph/SignedRequest.ts"
import type { PlatformDefinition } from "../Port/PlatformDefinition.ts"
import { quoted } from "../Port/PlatformHttp.ts"
import { instagramDiagnosis } from "./Diagnose.ts"
import { instagramWords, makeInstagram } from "./InstagramAdapter.ts"
import { instagramPush } from "./InstagramPush.ts"
import {
  type InstagramSettings,
  instagramApiAddress,
  instagramConfig,
  instagramSettingNames
} from "./InstagramSettings.ts"
import { instagramLogin } from "./Login.ts"

/** Instagram's professional accounts, by the token of their Facebook page: comments of posts, reels and ads, and messages. */
export const instagram: PlatformDefinition<InstagramSettings> = {
  settingNames: instagramSettingNames,
  config: instagramConfig,
  apiAddress: instagramApiAddress,
  connecting: {
    account: "account",
    token: "the Facebook page of an Instagram account (or JSON with page_token, ads_token and ad_accounts)",
    tokenProblem: () => null,
    stranger: ({ externalId, name }) => `the account ${quoted(name)} (${externalId})`,
    advice: (externalId) => `Use the token of the page that ${externalId} is linked to.`,
    endOf: (token) => graphCredential(token).endsAt
  },
  callbacks: ({ appSecret }) => metaCallbacks("instagram", appSecret),
  make: (settings) =>
    Effect.zipWith(makeInstagram(settings), graphCall(instagramWords), ({ actions, identify, reader }, call) => ({
      actions,
      identify,
      ...instagramDiagnosis(settings, call, { identify }),
      reader,
      push: instagramPush(settings),
      login: instagramLogin(settings, call)
    }))
}
