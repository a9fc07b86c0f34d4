import { Config, Duration, type Option, type Redacted } from "effect"
import { baseAddress, secret, span } from "#src/Ground/Parse.ts"
import { settingsNamed } from "#src/Ground/Settings.ts"

export interface ThreadsSettings {
  /** The address of the Threads API, with the version. */
  readonly graph: string
  /** Of the Threads app, which is not the Meta app's; signs what Threads pushes. */
  readonly appSecret: Option.Option<Redacted.Redacted>
  readonly verifyToken: Option.Option<Redacted.Redacted>
  readonly pollEvery: Duration.Duration
}

export const threadsSettingNames = {
  STEWARD_THREADS_APP_SECRET: { what: "verifies the webhooks of Threads", otherwise: "they are refused" },
  STEWARD_THREADS_VERIFY_TOKEN: { what: "answers the handshake of Threads", otherwise: "it is refused" },
  STEWARD_THREADS_GRAPH: { what: "the base address of the Threads API", otherwise: "Threads' own" },
  STEWARD_THREADS_POLL_EVERY: { what: "how often Threads is read", otherwise: "2 minutes" }
} as const

const { complete, optional, setting } = settingsNamed<keyof typeof threadsSettingNames>()

export const threadsConfig: Config.Config<ThreadsSettings> = complete(
  Config.all({
    graph: setting("STEWARD_THREADS_GRAPH", baseAddress, "https://graph.threads.net/v1.0"),
    appSecret: optional("STEWARD_THREADS_APP_SECRET", secret, "secret"),
    verifyToken: optional("STEWARD_THREADS_VERIFY_TOKEN", secret, "secret"),
    pollEvery: setting("STEWARD_THREADS_POLL_EVERY", span("1 second", "1 day"), Duration.minutes(2))
  }),
  [
    {
      what: "receiving from Threads",
      needed: ["STEWARD_THREADS_APP_SECRET"],
      extra: "STEWARD_THREADS_VERIFY_TOKEN"
    }
  ]
)
