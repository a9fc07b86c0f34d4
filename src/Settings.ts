import { Path } from "@effect/platform"
import { Data, Effect, Option } from "effect"
import type { StewardConfig } from "./Config.ts"
import type { KeySource } from "./Database/Secrets/AgreedKeys.ts"
import type { RoomSettings } from "./Rooms.ts"
import { addressOfHost, isPublicAddress } from "./Webhooks/AddressGuard.ts"

export class UnusableSettings extends Data.TaggedError("UnusableSettings")<{ readonly message: string }> {}

/** What the rooms are told, but for the keys, which the database has to agree to. */
export interface SettingsOfRooms extends Omit<RoomSettings, "secretKeys"> {
  readonly keys: KeySource
}

/** What the rooms are told, from the configuration. `trustedOrigins` are receivers that this program started itself. */
export const roomSettings = Effect.fn("roomSettings")(function* (
  config: StewardConfig,
  trustedOrigins: ReadonlyArray<string> = []
) {
  const baseUrl = Option.getOrElse(config.baseUrl, () => `http://localhost:${config.port}`).replace(/\/+$/, "")
  if (!URL.canParse(baseUrl)) {
    return yield* new UnusableSettings({
      message: `STEWARD_BASE_URL must be an address, not ${JSON.stringify(baseUrl)}`
    })
  }
  if (config.allowPrivateTargets && isPublic(new URL(baseUrl).hostname)) {
    return yield* new UnusableSettings({
      message: `STEWARD_ALLOW_PRIVATE_TARGETS is for local development, and STEWARD_BASE_URL ${baseUrl} is public; unset one of them`
    })
  }
  const path = yield* Path.Path
  const keys: KeySource = {
    given: config.secretKeys,
    file: path.resolve(config.dataDirectory, "secret-key"),
    shared: Option.isSome(config.databaseUrl),
    mayAdd: true
  }
  const settings: SettingsOfRooms = {
    baseUrl,
    keys,
    allowPrivateTargets: config.allowPrivateTargets,
    trustedOrigins,
    rateLimit: config.rateLimit,
    allowedOrigins: config.allowedOrigins,
    mail: config.mail,
    languageModel: config.languageModel,
    facebook: config.facebook,
    youtube: config.youtube
  }
  return settings
})

const isPublic = (host: string) => {
  const address = addressOfHost(host)
  if (address !== undefined) return isPublicAddress(address)
  return host.includes(".") && !/\.(localhost|local|test|internal)$/.test(host)
}
