import { FileSystem } from "@effect/platform"
import { ConfigProvider, Effect, Layer, Redacted } from "effect"
import { roomsOnDatabase } from "../../../src/Composition/Service.ts"
import { roomSettings } from "../../../src/Composition/Settings.ts"
import { StewardConfig } from "../../../src/Config/Config.ts"
import { freePort } from "../../../src/Database/EmbeddedPostgres/FreePort.ts"
import { EmbeddedPostgres } from "../../../src/Database/EmbeddedPostgres.ts"
import { startService } from "../../chaos/ServiceProcess.ts"
import { type Account, brand } from "./Brand.ts"

/** A brand to look after, in a service that runs as an operator would run it. */
export interface Stage {
  readonly baseUrl: string
  readonly key: string
  readonly account: Account
  /** What the tools are called with: a comment that waits, one that does not, and a click. */
  readonly waiting: string
  readonly comment: string
  readonly click: string
  /** Comments that no client has replied to in private, which goes once for each. */
  readonly questions: ReadonlyArray<string>
}

/** A service on a port and a database of its own; both end with the scope. */
export const staged = Effect.gen(function* () {
  const fs = yield* FileSystem.FileSystem
  const directory = yield* fs.makeTempDirectoryScoped({ prefix: "steward-mcp-" })
  const { url } = yield* EmbeddedPostgres.start({ dataDirectory: `${directory}/postgres` })
  const port = yield* freePort
  const baseUrl = `http://localhost:${port}`
  const environment = {
    DATABASE_URL: Redacted.value(url),
    STEWARD_BASE_URL: baseUrl,
    STEWARD_DATA_DIR: `${directory}/data`,
    STEWARD_SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
    STEWARD_RATE_LIMIT_PER_MINUTE: "60000",
    STEWARD_RATE_LIMIT_BURST: "6000"
  }
  const config = yield* Effect.withConfigProvider(
    StewardConfig,
    ConfigProvider.fromMap(new Map(Object.entries(environment)))
  )
  const settings = { ...(yield* roomSettings(config)), port, databaseUrl: url, databaseConnections: 4 }
  const house = yield* Layer.build(roomsOnDatabase(settings))
  const things = yield* Effect.provide(brand, house)
  const service = yield* startService({ name: "Steward", port, environment, logFile: `${directory}/steward.log` })
  yield* service.ready
  return { baseUrl, ...things } satisfies Stage
})
