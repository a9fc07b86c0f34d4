import { Config, Duration, Redacted } from "effect"
import { anyText, baseAddress, secret, span, yesOrNo } from "#src/Ground/Parse.ts"
import { settingsNamed } from "#src/Ground/Settings.ts"
import type { ApiAddress } from "../Port/ApiAddress.ts"

export interface TikTokSettings {
  /** The address of the API for Business, with the version. */
  readonly api: string
  /** Blank, as the secret is, where tokens are not renewed and pushes are refused. */
  readonly appId: string
  readonly appSecret: Redacted.Redacted
  readonly pollEvery: Duration.Duration
  /** Whether the login asks for messages: TikTok refuses it as a whole where the app was not given them. */
  readonly messages: boolean
  /** The address of the login page. */
  readonly authorize: string
}

/** The address of TikTok's API, with the version. */
const tiktokOwn = "https://business-api.tiktok.com/open_api/v1.3"

export const tiktokApiAddress = ({ api: address }: TikTokSettings): ApiAddress => ({
  setting: "STEWARD_TIKTOK_API",
  address,
  own: tiktokOwn
})

export const tiktokSettingNames = {
  STEWARD_TIKTOK_APP_ID: {
    what: "connects TikTok accounts by a click and renews their tokens, with the secret",
    otherwise: "neither is done"
  },
  STEWARD_TIKTOK_APP_SECRET: {
    what: "renews TikTok tokens and verifies TikTok's webhooks, with the id",
    otherwise: "they are not renewed, and webhooks are refused"
  },
  STEWARD_TIKTOK_AUTHORIZE: { what: "the address of TikTok's login page", otherwise: "TikTok's own" },
  STEWARD_TIKTOK_API: { what: "the base address of TikTok's API, with the version", otherwise: tiktokOwn },
  STEWARD_TIKTOK_MESSAGES: {
    what: "true: TikTok's login asks for messages too, which TikTok has to have given your app",
    otherwise: "it asks for comments alone"
  },
  STEWARD_TIKTOK_POLL_EVERY: { what: "how often TikTok is read", otherwise: "2 minutes" }
} as const

const { complete, setting } = settingsNamed<keyof typeof tiktokSettingNames>()

export const tiktokConfig: Config.Config<TikTokSettings> = complete(
  Config.all({
    api: setting("STEWARD_TIKTOK_API", baseAddress, tiktokOwn),
    appId: setting("STEWARD_TIKTOK_APP_ID", anyText, ""),
    appSecret: setting("STEWARD_TIKTOK_APP_SECRET", secret, Redacted.make(""), "secret"),
    pollEvery: setting("STEWARD_TIKTOK_POLL_EVERY", span("1 second", "1 day"), Duration.minutes(2)),
    messages: setting("STEWARD_TIKTOK_MESSAGES", yesOrNo, false),
    authorize: setting("STEWARD_TIKTOK_AUTHORIZE", baseAddress, "https://www.tiktok.com/v2/auth/authorize")
  }),
  [{ what: "TikTok", needed: ["STEWARD_TIKTOK_APP_ID", "STEWARD_TIKTOK_APP_SECRET"] }]
)
