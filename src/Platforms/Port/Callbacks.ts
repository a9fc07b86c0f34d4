import { Context, type DateTime, Equal, type Option, type Redacted } from "effect"
import type { Platform } from "#schema/Platform.ts"

/** What an app of a platform is told of one person. */
export interface SignedRequest {
  /** As the platform calls the person. */
  readonly userId: string
  /** The same for the same request, and for no other. */
  readonly signature: Uint8Array
}

/** How the app of a platform is told that a person takes it away, or wants their data deleted. */
export interface PlatformCallbacks {
  /** What the app is called in the addresses that it is told at. */
  readonly app: string
  /** What the app signs with. Platforms that have the same are one app there. */
  readonly secret: Option.Option<Redacted.Redacted>
  /** None where the app's platform did not sign it, or not lately. */
  readonly read: (signedRequest: string, now: DateTime.Utc) => Option.Option<SignedRequest>
}

/** The platforms whose apps are told of people who leave. */
export class CallbackPlatforms extends Context.Tag("steward/CallbackPlatforms")<
  CallbackPlatforms,
  ReadonlyArray<PlatformCallbacks & { readonly platform: Platform }>
>() {}

/** The platforms of the app that a platform has: people give and take them all at once. */
export const platformsOfApp = (all: CallbackPlatforms["Type"], platform: Platform): ReadonlyArray<Platform> => {
  const own = all.find((one) => one.platform === platform)
  return all.flatMap((one) => (one === own || Equal.equals(one.secret, own?.secret) ? [one.platform] : []))
}
