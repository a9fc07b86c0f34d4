import { type Duration, Option, Redacted } from "effect"
import { platforms } from "#schema/Platform.ts"
import { roomSettings } from "#src/Composition/Settings.ts"
import type { StewardConfig } from "#src/Config/Config.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { PlatformsSettings } from "#src/Platforms/Adapters/Adapters.ts"
import { redirectAddress } from "#src/Platforms/Connect/RedirectAddress.ts"
import type { LoginClient } from "#src/Sandbox/World/Settings.ts"
import { readDemoFile } from "./DemoFile.ts"
import { type DemoSecrets, demoSecrets } from "./DemoSecrets.ts"

/** The demonstration polls and hides more than a real day's quota would last for. */
export const sandboxQuota = 10_000_000

/** The platforms as the sandbox at an address imitates them. */
export const sandboxPlatforms = (
  sandboxUrl: string,
  secrets: DemoSecrets,
  pollEvery: Duration.Duration
): PlatformsSettings => ({
  facebook: {
    graph: `${sandboxUrl}/graph/v26.0`,
    appSecret: Option.some(Redacted.make(secrets.facebook_app_secret)),
    verifyToken: Option.some(Redacted.make(secrets.facebook_verify_token)),
    appId: Option.some(demoAppId),
    configId: Option.none(),
    dialog: `${sandboxUrl}/graph/v26.0/dialog/oauth`
  },
  instagram: {
    graph: `${sandboxUrl}/instagram/v26.0`,
    appSecret: Option.some(Redacted.make(secrets.facebook_app_secret)),
    verifyToken: Option.some(Redacted.make(secrets.facebook_verify_token)),
    pollEvery,
    appId: Option.some(demoAppId),
    configId: Option.none(),
    dialog: `${sandboxUrl}/instagram/v26.0/dialog/oauth`
  },
  threads: {
    graph: `${sandboxUrl}/threads/v1.0`,
    appSecret: Option.some(Redacted.make(secrets.facebook_app_secret)),
    verifyToken: Option.some(Redacted.make(secrets.facebook_verify_token)),
    pollEvery,
    appId: Option.some(demoAppId),
    authorize: `${sandboxUrl}/threads/oauth/authorize`
  },
  tiktok: {
    api: `${sandboxUrl}/tiktok/open_api/v1.3`,
    appId: demoAppId,
    appSecret: Redacted.make(secrets.facebook_app_secret),
    pollEvery,
    messages: true,
    authorize: `${sandboxUrl}/tiktok/v2/auth/authorize`
  },
  youtube: {
    clientId: googleClientId,
    clientSecret: Redacted.make(secrets.google_client_secret),
    api: `${sandboxUrl}/youtube/v3`,
    token: `${sandboxUrl}/google/token`,
    pollEvery,
    dailyQuota: sandboxQuota,
    authorize: `${sandboxUrl}/google/o/oauth2/v2/auth`
  }
})

/** The apps of this Steward, as the sandbox knows them. */
export const demoClients = (baseUrl: string, secrets: DemoSecrets): ReadonlyArray<LoginClient> =>
  platforms.map((platform) => ({
    platform,
    ...(platform === "youtube"
      ? { id: googleClientId, secret: secrets.google_client_secret }
      : { id: demoAppId, secret: secrets.facebook_app_secret }),
    redirectUris: [redirectAddress(baseUrl, platform)],
    access: "advanced"
  }))

export const googleClientId = "steward-demo"
/** Of the app at each of the other platforms. */
const demoAppId = "100000000000001"

/**
 * What the rooms are told by a program that works beside the service: where the data folder is a demonstration's, its
 * platforms, its receiver and the address at which it listened last.
 */
export const settingsBesideService = tracedFn("settingsBesideService")(function* (config: StewardConfig) {
  const demo = Option.isSome(config.databaseUrl) ? Option.none() : yield* readDemoFile(config.dataDirectory)
  if (Option.isNone(demo)) return yield* roomSettings(config)
  const { base_url, receiver_url, sandbox_url } = demo.value
  const trustedOrigins = URL.canParse(receiver_url) ? [new URL(receiver_url).origin] : []
  // a port that is asked for is the one where the demonstration listens
  const listened = Option.isNone(config.port) && URL.canParse(base_url) ? Option.some(base_url) : Option.none()
  const settings = yield* roomSettings(
    { ...config, baseUrl: Option.orElse(config.baseUrl, () => listened) },
    { trustedOrigins }
  )
  const secrets = yield* demoSecrets(config.dataDirectory)
  return { ...settings, platforms: sandboxPlatforms(sandbox_url, secrets, config.platforms.youtube.pollEvery) }
})
