import { Path } from "@effect/platform"
import { Option } from "effect"
import { type StewardConfig, UnusableSettings } from "#src/Config/Config.ts"
import type { KeySource } from "#src/Database/Secrets/AgreedKeys.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { defaultPort } from "#src/Start/Port.ts"
import { addressOfHost, isPublicAddress } from "#src/Webhooks/Target/AddressGuard.ts"
import { operatorSettings } from "./OperatorSettings.ts"
import type { RoomSettings } from "./Rooms.ts"

/** What the rooms are told, but for the keys, which the database has to agree to. */
export interface SettingsOfRooms extends Omit<RoomSettings, "secretKeys"> {
  readonly keys: KeySource
}

export interface ProcessSettings {
  /** Where this process listens. */
  readonly port?: number
  /** Receivers that this program started itself. */
  readonly trustedOrigins?: ReadonlyArray<string>
}

/** What the rooms are told, from the configuration. */
export const roomSettings = tracedFn("roomSettings")(function* (config: StewardConfig, here: ProcessSettings = {}) {
  const { port = Option.getOrElse(config.port, () => defaultPort), trustedOrigins = [] } = here
  const baseUrl = Option.getOrElse(config.baseUrl, () => `http://localhost:${port}`)
  if (config.allowPrivateTargets && isPublic(new URL(baseUrl).hostname)) {
    return yield* new UnusableSettings({
      message:
        `STEWARD_ALLOW_PRIVATE_TARGETS is for local development, and STEWARD_BASE_URL ${baseUrl} is public. ` +
        "Unset one of them."
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
    operator: yield* operatorSettings(config.operator),
    platforms: config.platforms
  }
  return settings
})

const isPublic = (host: string) => {
  const address = addressOfHost(host)
  if (address !== undefined) return isPublicAddress(address)
  return host.includes(".") && !/\.(localhost|local|test|internal)$/.test(host)
}
