import { Config, Duration, type Option, type Redacted } from "effect"
import { anyText, baseAddress, secret, span } from "#src/Ground/Parse.ts"
import { settingsNamed } from "#src/Ground/Settings.ts"
import type { ApiAddress } from "../Port/ApiAddress.ts"

export interface ThreadsSettings {
  /** The address of the Threads API, with the version. */
  readonly graph: string
  /** Of the Threads app, which is not the Meta app's; signs what Threads pushes. */
  readonly appSecret: Option.Option<Redacted.Redacted>
  readonly verifyToken: Option.Option<Redacted.Redacted>
  readonly pollEvery: Duration.Duration
  /** Of the Threads app that people log in to. */
  readonly appId: Option.Option<string>
  /** The address of the login page. */
  readonly authorize: string
}

/** The address of Threads's API, with the version. */
const threadsOwn = "https://graph.threads.net/v1.0"

export const threadsApiAddress = ({ graph: address }: ThreadsSettings): ApiAddress => ({
  setting: "STEWARD_THREADS_GRAPH",
  address,
  own: threadsOwn
})

export const threadsSettingNames = {
  STEWARD_THREADS_APP_SECRET: { what: "verifies the webhooks of Threads", otherwise: "they are refused" },
  STEWARD_THREADS_VERIFY_TOKEN: { what: "answers the handshake of Threads", otherwise: "it is refused" },
  STEWARD_THREADS_APP_ID: {
    what: "connects Threads profiles by a click, with the secret",
    otherwise: "they are connected by token files"
  },
  STEWARD_THREADS_AUTHORIZE: { what: "the address of the login page of Threads", otherwise: "Threads' own" },
  STEWARD_THREADS_GRAPH: { what: "the base address of the Threads API, with the version", otherwise: threadsOwn },
  STEWARD_THREADS_POLL_EVERY: { what: "how often Threads is read", otherwise: "2 minutes" }
} as const

const { complete, optional, setting } = settingsNamed<keyof typeof threadsSettingNames>()

export const threadsConfig: Config.Config<ThreadsSettings> = complete(
  Config.all({
    graph: setting("STEWARD_THREADS_GRAPH", baseAddress, threadsOwn),
    appSecret: optional("STEWARD_THREADS_APP_SECRET", secret, "secret"),
    verifyToken: optional("STEWARD_THREADS_VERIFY_TOKEN", secret, "secret"),
    pollEvery: setting("STEWARD_THREADS_POLL_EVERY", span("1 second", "1 day"), Duration.minutes(2)),
    appId: optional("STEWARD_THREADS_APP_ID", anyText),
    authorize: setting("STEWARD_THREADS_AUTHORIZE", baseAddress, "https://www.threads.net/oauth/authorize")
  }),
  [
    {
      what: "receiving from Threads",
      needed: ["STEWARD_THREADS_APP_SECRET"],
      extra: ["STEWARD_THREADS_VERIFY_TOKEN"]
    },
    {
      what: "connecting Threads profiles by a click",
      needed: ["STEWARD_THREADS_APP_SECRET"],
      extra: ["STEWARD_THREADS_APP_ID"]
    }
  ]
)
