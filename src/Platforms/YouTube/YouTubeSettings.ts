import { Config, Duration, Redacted } from "effect"
import { anyText, baseAddress, count, secret, span } from "#src/Ground/Parse.ts"
import { settingsNamed } from "#src/Ground/Settings.ts"
import type { ApiAddress } from "../Port/ApiAddress.ts"

export interface YouTubeSettings {
  /** The address of the Data API, with the version. */
  readonly api: string
  /** Where access tokens are got. */
  readonly token: string
  /** Blank, as the secret is, where tokens are not renewed. */
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted
  readonly pollEvery: Duration.Duration
  /** Units that Google grants this client a day. */
  readonly dailyQuota: number
  /** The address of the login page. */
  readonly authorize: string
}

/** The address of YouTube's API, with the version. */
const youtubeOwn = "https://www.googleapis.com/youtube/v3"

export const youtubeApiAddress = ({ api: address }: YouTubeSettings): ApiAddress => ({
  setting: "STEWARD_YOUTUBE_API",
  address,
  own: youtubeOwn
})

export const youtubeSettingNames = {
  STEWARD_GOOGLE_CLIENT_ID: {
    what: "connects YouTube channels by a click and renews their tokens, with the secret",
    otherwise: "neither is done"
  },
  STEWARD_GOOGLE_CLIENT_SECRET: { what: "the secret of that client", otherwise: "neither is done" },
  STEWARD_GOOGLE_TOKEN: { what: "the address at which Google renews tokens", otherwise: "Google's own" },
  STEWARD_GOOGLE_AUTHORIZE: { what: "the address of Google's login page", otherwise: "Google's own" },
  STEWARD_YOUTUBE_API: { what: "the base address of YouTube's API, with the version", otherwise: youtubeOwn },
  STEWARD_YOUTUBE_POLL_EVERY: { what: "how often YouTube is read", otherwise: "60 seconds" },
  STEWARD_YOUTUBE_DAILY_QUOTA: { what: "units of YouTube's quota in a day", otherwise: "10000" }
} as const

const { complete, setting } = settingsNamed<keyof typeof youtubeSettingNames>()

export const youtubeConfig: Config.Config<YouTubeSettings> = complete(
  Config.all({
    api: setting("STEWARD_YOUTUBE_API", baseAddress, youtubeOwn),
    token: setting("STEWARD_GOOGLE_TOKEN", baseAddress, "https://oauth2.googleapis.com/token"),
    clientId: setting("STEWARD_GOOGLE_CLIENT_ID", anyText, ""),
    clientSecret: setting("STEWARD_GOOGLE_CLIENT_SECRET", secret, Redacted.make(""), "secret"),
    pollEvery: setting("STEWARD_YOUTUBE_POLL_EVERY", span("1 second", "1 day"), Duration.seconds(60)),
    dailyQuota: setting("STEWARD_YOUTUBE_DAILY_QUOTA", count, 10_000),
    authorize: setting("STEWARD_GOOGLE_AUTHORIZE", baseAddress, "https://accounts.google.com/o/oauth2/v2/auth")
  }),
  [{ what: "renewing YouTube tokens", needed: ["STEWARD_GOOGLE_CLIENT_ID", "STEWARD_GOOGLE_CLIENT_SECRET"] }]
)
