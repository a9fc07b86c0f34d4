import type { HttpClient } from "@effect/platform"
import { Duration, Effect, Layer, Option, Redacted } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { facebookAccountReader } from "#src/Platforms/Facebook/AccountReader.ts"
import { makeFacebook } from "#src/Platforms/Facebook/FacebookAdapter.ts"
import { facebookPush } from "#src/Platforms/Facebook/FacebookPush.ts"
import { makeInstagram } from "#src/Platforms/Instagram/InstagramAdapter.ts"
import { instagramPush } from "#src/Platforms/Instagram/InstagramPush.ts"
import type { PlatformAdapter } from "#src/Platforms/Port/PlatformAdapter.ts"
import type { AccountAccess } from "#src/Platforms/Port/PlatformGateway.ts"
import { TokenStore } from "#src/Platforms/Port/TokenStore.ts"
import { makeThreads } from "#src/Platforms/Threads/ThreadsAdapter.ts"
import { threadsPush } from "#src/Platforms/Threads/ThreadsPush.ts"
import { makeTikTok } from "#src/Platforms/TikTok/TikTokAdapter.ts"
import { tiktokPush } from "#src/Platforms/TikTok/TikTokPush.ts"
import { youtubeAccountReader } from "#src/Platforms/YouTube/AccountReader.ts"
import { QuotaMeter } from "#src/Platforms/YouTube/Quota/QuotaMeter.ts"
import { makeYouTube } from "#src/Platforms/YouTube/YouTubeAdapter.ts"
import { secret, verifyToken } from "#test/Sandbox/Receiver.ts"

/** An adapter against the imitation of its platform. */
export interface Subject {
  readonly platform: Platform
  readonly account: AccountAccess
  /** Posts of the account; the last is an ad where the platform has comments under ads. */
  readonly posts: readonly [string, string, string]
  /** The path of the calls that hide a comment, as a pattern. */
  readonly hides: string
  /** `sandbox`: its address. */
  readonly make: (
    sandbox: string
  ) => Effect.Effect<Omit<PlatformAdapter, "apiAddress" | "diagnose" | "login">, never, HttpClient.HttpClient>
}

const pollEvery = Duration.minutes(1)
const meta = { appSecret: Option.some(Redacted.make(secret)), verifyToken: Option.some(Redacted.make(verifyToken)) }
const google = { clientId: "client", clientSecret: Redacted.make("client secret") }
const token = (value: object) => Redacted.make(JSON.stringify(value))
const ads = { ad_accounts: ["100200"] }

/** Nobody else renews the tokens of these accounts. */
const tokensInMemory = Layer.succeed(TokenStore, { renewed: (_, renew) => renew })

export const subjects: ReadonlyArray<Subject> = [
  {
    platform: "facebook",
    account: {
      platform: "facebook",
      externalId: "123450001",
      token: token({ page_token: "PAGE_TOKEN_1", ads_token: "USER_TOKEN_1", ...ads })
    },
    posts: ["123450001_990001", "123450001_990002", "123450001_990055"],
    hides: "^/graph/[^/]+/[^/]+$",
    make: (sandbox) =>
      Effect.map(makeFacebook({ base: `${sandbox}/graph/v26.0`, appSecret: meta.appSecret }), (made) => ({
        actions: made,
        identify: made.identify,
        reader: facebookAccountReader(made),
        push: facebookPush(meta)
      }))
  },
  {
    platform: "instagram",
    account: {
      platform: "instagram",
      externalId: "17841400000000001",
      token: token({ page_token: "IG_PAGE_TOKEN_1", ...ads })
    },
    posts: ["17890000000000001", "17890000000000003", "17890000000000002"],
    hides: "^/instagram/[^/]+/[^/]+$",
    make: (sandbox) =>
      Effect.map(
        makeInstagram({ graph: `${sandbox}/instagram/v26.0`, appSecret: meta.appSecret, pollEvery }),
        (made) => ({ ...made, push: instagramPush(meta) })
      )
  },
  {
    platform: "threads",
    account: { platform: "threads", externalId: "17841400000000009", token: Redacted.make("TH_TOKEN_1") },
    posts: ["18000000000000001", "18000000000000002", "18000000000000003"],
    hides: "manage_reply$",
    make: (sandbox) =>
      Effect.map(makeThreads({ graph: `${sandbox}/threads/v1.0`, pollEvery }), (made) => ({
        ...made,
        push: threadsPush(meta)
      }))
  },
  {
    platform: "tiktok",
    account: {
      platform: "tiktok",
      externalId: "-000nordlysOutdoor",
      token: token({
        access_token: "TT_ACCESS_1",
        refresh_token: "TT_REFRESH_1",
        expires_at: "1969-01-01T00:00:00.000Z",
        advertiser: { access_token: "TT_ADS_1", advertiser_id: "7100000000000000001", identity_id: "nordlys" }
      })
    },
    posts: ["7400000000000000001", "7400000000000000002", "7400000000000000003"],
    hides: "comment/hide/$",
    make: (sandbox) =>
      makeTikTok({
        api: `${sandbox}/tiktok/open_api/v1.3`,
        appId: "app",
        appSecret: Redacted.make(secret),
        messages: true,
        pollEvery
      }).pipe(
        Effect.map((made) => ({ ...made, push: tiktokPush(Redacted.make(secret)) })),
        Effect.provide(tokensInMemory)
      )
  },
  {
    platform: "youtube",
    account: {
      platform: "youtube",
      externalId: "UCnordlysOutdoor00000001",
      token: token({
        access_token: "expired",
        refresh_token: "YT_REFRESH_1",
        expires_at: "1969-01-01T00:00:00.000Z"
      })
    },
    posts: ["nrdlysTent2", "nrdlysBrew1", "nrdlysTrail"],
    hides: "setModerationStatus$",
    make: (sandbox) =>
      makeYouTube({
        base: `${sandbox}/youtube/v3`,
        google: { tokenAddress: `${sandbox}/google/token`, ...google }
      }).pipe(
        Effect.map((made) => ({
          actions: made,
          identify: made.identify,
          reader: youtubeAccountReader(made, pollEvery),
          push: null
        })),
        Effect.provide(QuotaMeter.memory(1_000_000))
      )
  }
]
