import { Config, Effect, Layer, Record } from "effect"
import { type Platform, platforms } from "#schema/Platform.ts"
import type { Described } from "#src/Ground/Settings.ts"
import { facebook } from "../Facebook/Facebook.ts"
import { instagram } from "../Instagram/Instagram.ts"
import { CallbackPlatforms } from "../Port/Callbacks.ts"
import type { Connecting } from "../Port/Connecting.ts"
import { type PlatformAdapter, PlatformAdapters } from "../Port/PlatformAdapter.ts"
import type { PlatformDefinition } from "../Port/PlatformDefinition.ts"
import { threads } from "../Threads/Threads.ts"
import { tiktok } from "../TikTok/TikTok.ts"
import { youtube } from "../YouTube/YouTube.ts"

/** The platforms that Steward has an adapter for. */
const definitions = { facebook, instagram, threads, tiktok, youtube }

type Definitions = typeof definitions
type SettingsOf<D> = D extends PlatformDefinition<infer Settings> ? Settings : never

/** What the adapters are told, platform by platform. */
export type PlatformsSettings = { readonly [P in keyof Definitions]: SettingsOf<Definitions[P]> }

const byPlatform: { readonly [P in keyof PlatformsSettings]: PlatformDefinition<PlatformsSettings[P]> } = definitions

export type SupportedPlatform = keyof PlatformsSettings

/** In the order of the contract. */
export const supportedPlatforms: ReadonlyArray<SupportedPlatform> = platforms.filter(
  (platform): platform is SupportedPlatform => Object.hasOwn(definitions, platform)
)

/** Each platform's own settings, as they are called in the environment. */
export const platformSettingNames: Readonly<Record<string, Described>> = Object.assign(
  {},
  ...supportedPlatforms.map((platform) => byPlatform[platform].settingNames)
)

function configs<S>(all: { readonly [P in keyof S]: PlatformDefinition<S[P]> }): {
  readonly [P in keyof S]: Config.Config<S[P]>
}
function configs(all: Readonly<Record<string, PlatformDefinition<unknown>>>): Record<string, Config.Config<unknown>> {
  return Record.map(all, ({ config }) => config)
}

/** Reads what the adapters are told out of the environment. */
export const platformsConfig: Config.Config<PlatformsSettings> = Config.all(configs<PlatformsSettings>(byPlatform))

const connecting: Readonly<Partial<Record<Platform, Connecting>>> = Record.map(definitions, (one) => one.connecting)

/** How an account of a platform is connected; undefined where Steward has no adapter. */
export const connectingOf = (platform: Platform): Connecting | undefined => connecting[platform]

export const adaptersLayer = (settings: PlatformsSettings) =>
  Layer.effect(
    PlatformAdapters,
    Effect.gen(function* () {
      const made: Partial<Record<Platform, PlatformAdapter>> = {}
      const make = <P extends SupportedPlatform>(platform: P) => {
        const { apiAddress, make: adapter } = byPlatform[platform]
        const own = settings[platform]
        return Effect.map(adapter(own), (offered) => ({ ...offered, apiAddress: apiAddress(own) }))
      }
      for (const platform of supportedPlatforms) made[platform] = yield* make(platform)
      return PlatformAdapters.of(made)
    })
  )

/** The apps of platforms that tell when somebody leaves. */
export const callbacksLayer = (settings: PlatformsSettings) => {
  const of = <P extends SupportedPlatform>(platform: P) => {
    const callbacks = byPlatform[platform].callbacks?.(settings[platform])
    return callbacks === undefined ? [] : [{ ...callbacks, platform }]
  }
  return Layer.succeed(
    CallbackPlatforms,
    supportedPlatforms.flatMap((platform) => of(platform))
  )
}
