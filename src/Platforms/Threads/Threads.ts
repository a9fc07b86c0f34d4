import { Effect } from "effect"
import { metaCallbacks } from "../Graph/SignedRequest.ts"
import type { PlatformDefinition } from "../Port/PlatformDefinition.ts"
import { quoted } from "../Port/PlatformHttp.ts"
import { makeThreads } from "./ThreadsAdapter.ts"
import { threadsPush } from "./ThreadsPush.ts"
import { type ThreadsSettings, threadsConfig, threadsSettingNames } from "./ThreadsSettings.ts"

/** Threads profiles: the replies to their posts. */
export const threads: PlatformDefinition<ThreadsSettings> = {
  settingNames: threadsSettingNames,
  config: threadsConfig,
  connecting: {
    account: "profile",
    token: "a Threads profile",
    tokenProblem: () => null,
    stranger: ({ externalId, name }) => `the profile ${quoted(name)} (${externalId})`,
    advice: (externalId) => `Sign in as ${externalId}, and try again.`
  },
  callbacks: ({ appSecret }) => metaCallbacks("threads", appSecret),
  make: (settings) => Effect.map(makeThreads(settings), (made) => ({ ...made, push: threadsPush(settings) }))
}
