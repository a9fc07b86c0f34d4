import type { HttpClient } from "@effect/platform"
import type { SqlClient } from "@effect/sql"
import type { Config, Effect } from "effect"
import type { Described } from "#src/Ground/Settings.ts"
import type { ApiAddress } from "./ApiAddress.ts"
import type { PlatformCallbacks } from "./Callbacks.ts"
import type { Connecting } from "./Connecting.ts"
import type { PlatformAdapter } from "./PlatformAdapter.ts"
import type { TokenStore } from "./TokenStore.ts"

/** Everything that a platform's folder offers. What stands above depends on this, the port and `PlatformError` alone. */
export interface PlatformDefinition<Settings> {
  /** Its settings, as they are called in the environment. */
  readonly settingNames: Readonly<Record<string, Described>>
  readonly config: Config.Config<Settings>
  readonly connecting: Connecting
  readonly apiAddress: (settings: Settings) => ApiAddress
  /** For a platform that tells when somebody leaves. */
  readonly callbacks?: (settings: Settings) => PlatformCallbacks
  readonly make: (
    settings: Settings
  ) => Effect.Effect<
    Omit<PlatformAdapter, "apiAddress">,
    never,
    HttpClient.HttpClient | SqlClient.SqlClient | TokenStore
  >
}
