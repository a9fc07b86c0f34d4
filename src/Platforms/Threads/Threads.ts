import { Effect } from "effect"
import { graphCall } from "../Graph/GraphCall.ts"
import { metaCallbacks } from "../Graph/SignedRequest.ts"
import type { PlatformDefinition } from "../Port/PlatformDefinition.ts"
import { quoted } from "../Port/PlatformHttp.ts"
import { threadsDiagnosis } from "./Diagnose.ts"
import { threadsLogin } from "./Login.ts"
import { makeThreads, threadsWords } from "./ThreadsAdapter.ts"
import { threadsCredential } from "./ThreadsCredential.ts"
import { threadsPush } from "./ThreadsPush.ts"
import { type ThreadsSettings, threadsApiAddress, threadsConfig, threadsSettingNames } from "./ThreadsSettings.ts"

/** Threads profiles: the replies to their posts. */
export const threads: PlatformDefinition<ThreadsSettings> = {
  settingNames: threadsSettingNames,
  config: threadsConfig,
  apiAddress: threadsApiAddress,
  connecting: {
    account: "profile",
    token: "a Threads profile (or JSON with access_token and expires_at, to have it renewed)",
    tokenProblem: () => null,
    stranger: ({ externalId, name }) => `the profile ${quoted(name)} (${externalId})`,
    advice: (externalId) => `Sign in as ${externalId}, and try again.`,
    endOf: (token) => threadsCredential(token).endsAt
  },
  callbacks: ({ appSecret }) => metaCallbacks("threads", appSecret),
  make: (settings) =>
    Effect.zipWith(makeThreads(settings), graphCall(threadsWords), (made, call) => ({
      ...made,
      ...threadsDiagnosis(settings, call),
      push: threadsPush(settings),
      login: threadsLogin(settings, call)
    }))
}
