import { Context, Effect } from "effect"
import { type Platform, platforms } from "#schema/Platform.ts"
import type { ApiAddress } from "./ApiAddress.ts"
import type { Diagnoses } from "./Diagnosis.ts"
import type { Identifies } from "./Identity.ts"
import type { PlatformActions } from "./PlatformGateway.ts"
import type { PlatformLogin } from "./PlatformLogin.ts"
import type { PlatformPush } from "./PlatformPush.ts"
import type { PlatformReader } from "./PlatformReader.ts"

/** A platform as this process speaks with it. */
export interface PlatformAdapter extends Identifies, Diagnoses {
  readonly apiAddress: ApiAddress
  readonly actions: PlatformActions
  readonly reader: PlatformReader
  /** Null for a platform that does not push. */
  readonly push: PlatformPush | null
  readonly login: PlatformLogin
}

/** The adapters of the platforms that Steward has one for. */
export class PlatformAdapters extends Context.Tag("steward/PlatformAdapters")<
  PlatformAdapters,
  Readonly<Partial<Record<Platform, PlatformAdapter>>>
>() {}

/** The platforms that push. */
export const pushingPlatforms = Effect.map(PlatformAdapters, (adapters) =>
  platforms.filter((platform) => (adapters[platform]?.push ?? null) !== null)
)
