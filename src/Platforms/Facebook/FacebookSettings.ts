import { Config, type Option, type Redacted } from "effect"
import { anyText, baseAddress, secret } from "#src/Ground/Parse.ts"
import { settingsNamed } from "#src/Ground/Settings.ts"
import type { ApiAddress } from "../Port/ApiAddress.ts"

export interface FacebookSettings {
  /** The address of the Graph API, with the version. */
  readonly graph: string
  /** Signs what Facebook pushes, and proves that a call comes from the app. */
  readonly appSecret: Option.Option<Redacted.Redacted>
  readonly verifyToken: Option.Option<Redacted.Redacted>
  /** Of the app that people log in to. */
  readonly appId: Option.Option<string>
  /** A configuration of Facebook Login for Business, in place of single permissions. */
  readonly configId: Option.Option<string>
  /** The address of the login page. */
  readonly dialog: string
}

/** The address of Facebook's API, with the version. */
const facebookOwn = "https://graph.facebook.com/v26.0"

export const facebookApiAddress = ({ graph: address }: FacebookSettings): ApiAddress => ({
  setting: "STEWARD_FACEBOOK_GRAPH",
  address,
  own: facebookOwn
})

export const facebookSettingNames = {
  STEWARD_FACEBOOK_APP_SECRET: { what: "verifies Facebook's webhooks", otherwise: "they are refused" },
  STEWARD_FACEBOOK_VERIFY_TOKEN: { what: "answers Facebook's handshake", otherwise: "it is refused" },
  STEWARD_FACEBOOK_APP_ID: {
    what: "connects Facebook pages by a click, with the secret",
    otherwise: "they are connected by token files"
  },
  STEWARD_FACEBOOK_CONFIG_ID: {
    what: "a configuration of Facebook Login for Business to log in with",
    otherwise: "permissions are asked for one by one"
  },
  STEWARD_FACEBOOK_DIALOG: { what: "the address of Facebook's login page", otherwise: "Facebook's own" },
  STEWARD_FACEBOOK_GRAPH: { what: "the base address of Facebook's API, with the version", otherwise: facebookOwn }
} as const

const { complete, optional, setting } = settingsNamed<keyof typeof facebookSettingNames>()

export const facebookConfig: Config.Config<FacebookSettings> = complete(
  Config.all({
    graph: setting("STEWARD_FACEBOOK_GRAPH", baseAddress, facebookOwn),
    appSecret: optional("STEWARD_FACEBOOK_APP_SECRET", secret, "secret"),
    verifyToken: optional("STEWARD_FACEBOOK_VERIFY_TOKEN", secret, "secret"),
    appId: optional("STEWARD_FACEBOOK_APP_ID", anyText),
    configId: optional("STEWARD_FACEBOOK_CONFIG_ID", anyText),
    dialog: setting("STEWARD_FACEBOOK_DIALOG", baseAddress, "https://www.facebook.com/v26.0/dialog/oauth")
  }),
  [
    {
      what: "receiving from Facebook",
      needed: ["STEWARD_FACEBOOK_APP_SECRET"],
      extra: ["STEWARD_FACEBOOK_VERIFY_TOKEN"]
    },
    {
      what: "connecting Facebook pages by a click",
      needed: ["STEWARD_FACEBOOK_APP_SECRET"],
      extra: ["STEWARD_FACEBOOK_APP_ID"]
    },
    { what: "Facebook Login", needed: ["STEWARD_FACEBOOK_APP_ID"], extra: ["STEWARD_FACEBOOK_CONFIG_ID"] }
  ]
)
