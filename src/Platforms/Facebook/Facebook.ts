import { Effect } from "effect"
import { graphCall } from "../Graph/GraphCall.ts"
import { graphCredential } from "../Graph/GraphCredential.ts"
import { facebookWords } from "../Graph/GraphError.ts"
import { metaCallbacks } from "../Graph/SignedRequest.ts"
import type { PlatformDefinition } from "../Port/PlatformDefinition.ts"
import { quoted } from "../Port/PlatformHttp.ts"
import { facebookAccountReader } from "./AccountReader.ts"
import { facebookDiagnosis } from "./Diagnose.ts"
import { makeFacebook } from "./FacebookAdapter.ts"
import { facebookPush } from "./FacebookPush.ts"
import { type FacebookSettings, facebookApiAddress, facebookConfig, facebookSettingNames } from "./FacebookSettings.ts"
import { facebookLogin } from "./Login.ts"

/** Facebook pages: comments of posts and ads, pushed and read back, and messages. */
export const facebook: PlatformDefinition<FacebookSettings> = {
  settingNames: facebookSettingNames,
  config: facebookConfig,
  apiAddress: facebookApiAddress,
  connecting: {
    account: "page",
    token: "a Facebook page (or JSON with page_token, ads_token and ad_accounts)",
    tokenProblem: () => null,
    stranger: ({ externalId, name }) => `${quoted(name)} (${externalId})`,
    advice: (externalId) => `Use the page token of ${externalId}.`,
    endOf: (token) => graphCredential(token).endsAt
  },
  callbacks: ({ appSecret }) => metaCallbacks("meta", appSecret),
  make: (settings) =>
    Effect.zipWith(
      makeFacebook({ base: settings.graph, appSecret: settings.appSecret }),
      graphCall(facebookWords),
      (made, call) => ({
        actions: made,
        identify: made.identify,
        ...facebookDiagnosis(settings, call),
        reader: facebookAccountReader(made),
        push: facebookPush(settings),
        login: facebookLogin(settings, call)
      })
    )
}
