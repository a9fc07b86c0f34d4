import { Config, Duration, type Option, type Redacted } from "effect"
import { anyText, baseAddress, secret, span } from "#src/Ground/Parse.ts"
import { settingsNamed } from "#src/Ground/Settings.ts"
import type { ApiAddress } from "../Port/ApiAddress.ts"

export interface InstagramSettings {
  /** The address of the Graph API, with the version. */
  readonly graph: string
  /** Signs what Instagram pushes, and proves that a call comes from the app. */
  readonly appSecret: Option.Option<Redacted.Redacted>
  readonly verifyToken: Option.Option<Redacted.Redacted>
  readonly pollEvery: Duration.Duration
  /** Of the app that people log in to. */
  readonly appId: Option.Option<string>
  /** A configuration of Facebook Login for Business, in place of single permissions. */
  readonly configId: Option.Option<string>
  /** The address of the login page. */
  readonly dialog: string
}

/** The address of Instagram's API, with the version. */
const instagramOwn = "https://graph.facebook.com/v26.0"

export const instagramApiAddress = ({ graph: address }: InstagramSettings): ApiAddress => ({
  setting: "STEWARD_INSTAGRAM_GRAPH",
  address,
  own: instagramOwn
})

export const instagramSettingNames = {
  STEWARD_INSTAGRAM_APP_SECRET: { what: "verifies Instagram's webhooks", otherwise: "they are refused" },
  STEWARD_INSTAGRAM_VERIFY_TOKEN: { what: "answers Instagram's handshake", otherwise: "it is refused" },
  STEWARD_INSTAGRAM_APP_ID: {
    what: "connects Instagram accounts by a click, with the secret",
    otherwise: "they are connected by token files"
  },
  STEWARD_INSTAGRAM_CONFIG_ID: {
    what: "a configuration of Facebook Login for Business to log in with for Instagram",
    otherwise: "permissions are asked for one by one"
  },
  STEWARD_INSTAGRAM_DIALOG: { what: "the address of the login page for Instagram", otherwise: "Facebook's own" },
  STEWARD_INSTAGRAM_GRAPH: { what: "the base address of Instagram's API, with the version", otherwise: instagramOwn },
  STEWARD_INSTAGRAM_POLL_EVERY: { what: "how often Instagram is read", otherwise: "60 seconds" }
} as const

const { complete, optional, setting } = settingsNamed<keyof typeof instagramSettingNames>()

export const instagramConfig: Config.Config<InstagramSettings> = complete(
  Config.all({
    graph: setting("STEWARD_INSTAGRAM_GRAPH", baseAddress, instagramOwn),
    appSecret: optional("STEWARD_INSTAGRAM_APP_SECRET", secret, "secret"),
    verifyToken: optional("STEWARD_INSTAGRAM_VERIFY_TOKEN", secret, "secret"),
    pollEvery: setting("STEWARD_INSTAGRAM_POLL_EVERY", span("1 second", "1 day"), Duration.seconds(60)),
    appId: optional("STEWARD_INSTAGRAM_APP_ID", anyText),
    configId: optional("STEWARD_INSTAGRAM_CONFIG_ID", anyText),
    dialog: setting("STEWARD_INSTAGRAM_DIALOG", baseAddress, "https://www.facebook.com/v26.0/dialog/oauth")
  }),
  [
    {
      what: "receiving from Instagram",
      needed: ["STEWARD_INSTAGRAM_APP_SECRET"],
      extra: ["STEWARD_INSTAGRAM_VERIFY_TOKEN"]
    },
    {
      what: "connecting Instagram accounts by a click",
      needed: ["STEWARD_INSTAGRAM_APP_SECRET"],
      extra: ["STEWARD_INSTAGRAM_APP_ID"]
    },
    {
      what: "Facebook Login for Instagram",
      needed: ["STEWARD_INSTAGRAM_APP_ID"],
      extra: ["STEWARD_INSTAGRAM_CONFIG_ID"]
    }
  ]
)
