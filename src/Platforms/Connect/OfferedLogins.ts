import { Context, Effect, Layer } from "effect"
import { Unprocessable } from "#schema/Errors.ts"
import { type Platform, platformName } from "#schema/Platform.ts"
import { supportedPlatforms } from "../Adapters/Adapters.ts"
import { PlatformAdapters } from "../Port/PlatformAdapter.ts"
import type { PlatformLogin } from "../Port/PlatformLogin.ts"

/** A platform, and what the operator has to set before anybody can log in there. */
export interface OfferedLogin {
  readonly platform: Platform
  readonly missing: ReadonlyArray<string>
}

/** The logins of the platforms, as far as the operator has set them up. */
export class OfferedLogins extends Context.Tag("steward/OfferedLogins")<
  OfferedLogins,
  {
    readonly offered: ReadonlyArray<OfferedLogin>
    readonly loginOf: (platform: Platform) => Effect.Effect<PlatformLogin, Unprocessable>
  }
>() {
  static readonly layer = Layer.effect(
    OfferedLogins,
    Effect.map(PlatformAdapters, (adapters) => ({
      offered: supportedPlatforms.map((platform) => ({
        platform,
        missing: adapters[platform]?.login.missing ?? []
      })),
      loginOf: (platform) => {
        const login = adapters[platform]?.login
        if (login !== undefined && login.missing.length === 0) return Effect.succeed(login)
        const missing = login?.missing.join(" and ") ?? ""
        const message = `Nobody can log in at ${platformName(platform)} before whoever runs Steward has set ${missing}`
        return Effect.fail(new Unprocessable({ message }))
      }
    }))
  )
}
