import { Config, type Option, type Redacted } from "effect"
import { baseAddress, secret } from "#src/Ground/Parse.ts"
import { settingsNamed } from "#src/Ground/Settings.ts"

export interface FacebookSettings {
  /** The address of the Graph API, with the version. */
  readonly graph: string
  /** Signs what Facebook pushes, and proves that a call comes from the app. */
  readonly appSecret: Option.Option<Redacted.Redacted>
  readonly verifyToken: Option.Option<Redacted.Redacted>
}

export const facebookSettingNames = {
  STEWARD_FACEBOOK_APP_SECRET: { what: "verifies Facebook's webhooks", otherwise: "they are refused" },
  STEWARD_FACEBOOK_VERIFY_TOKEN: { what: "answers Facebook's handshake", otherwise: "it is refused" },
  STEWARD_FACEBOOK_GRAPH: { what: "the base address of Facebook's API", otherwise: "Facebook's own" }
} as const

const { complete, optional, setting } = settingsNamed<keyof typeof facebookSettingNames>()

export const facebookConfig: Config.Config<FacebookSettings> = complete(
  Config.all({
    graph: setting("STEWARD_FACEBOOK_GRAPH", baseAddress, "https://graph.facebook.com/v26.0"),
    appSecret: optional("STEWARD_FACEBOOK_APP_SECRET", secret, "secret"),
    verifyToken: optional("STEWARD_FACEBOOK_VERIFY_TOKEN", secret, "secret")
  }),
  [
    {
      what: "receiving from Facebook",
      needed: ["STEWARD_FACEBOOK_APP_SECRET"],
      extra: "STEWARD_FACEBOOK_VERIFY_TOKEN"
    }
  ]
)
