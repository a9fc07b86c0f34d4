import { FileSystem, Path } from "@effect/platform"
import { Context, type Duration, Effect, Layer, Option, Redacted } from "effect"
import type { StewardConfig } from "#src/Config.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { SandboxServer } from "#src/Platforms/Sandbox/SandboxServer.ts"
import { doors, roomsOnDatabase, type ServiceSettings } from "#src/Service.ts"
import { roomSettings } from "#src/Settings.ts"
import { portOf, readDemoFile } from "./DemoFile.ts"
import { preferredPort } from "./PreferredPort.ts"
import { Receiver } from "./Receiver.ts"
import { type ShowOptions, show } from "./Show.ts"

export interface DemoOptions extends ShowOptions {
  readonly config: StewardConfig
  readonly pollEvery: Duration.Duration
}

const verifyToken = "demo-verify-token"
const appSecret = "sandbox-app-secret"
/** The demonstration polls and hides more than a real day's quota would last for. */
const dailyQuota = 10_000_000

/**
 * Steward on this machine alone: an embedded PostgreSQL, sandbox platforms, a receiver that verifies signatures, and
 * strangers who comment. What an earlier run left in the data folder is taken up again. Runs until it is interrupted.
 */
export const demo = Effect.fn("demo")(function* ({ config, pollEvery, ...options }: DemoOptions) {
  const path = yield* Path.Path
  const fs = yield* FileSystem.FileSystem
  const dataDirectory = path.resolve(config.dataDirectory)
  yield* fs.makeDirectory(dataDirectory, { recursive: true })
  const earlier = yield* readDemoFile(dataDirectory)

  const database = yield* EmbeddedPostgres.start({ dataDirectory: path.join(dataDirectory, "postgres") })
  const sandbox = yield* Layer.build(
    SandboxServer.layer({
      port: yield* preferredPort(portOf(Option.map(earlier, ({ sandbox_url }) => sandbox_url))),
      snapshotPath: path.join(dataDirectory, "sandbox.json"),
      settings: { appSecret, quotaLimit: dailyQuota }
    })
  )
  const { baseUrl: sandboxUrl } = Context.get(sandbox, SandboxServer)
  const receiver = yield* Layer.build(
    Receiver.layer({
      port: yield* preferredPort(portOf(Option.map(earlier, ({ receiver_url }) => receiver_url))),
      logFile: path.join(dataDirectory, "receiver.jsonl")
    })
  )
  const { url: receiverUrl } = Context.get(receiver, Receiver)

  const port = yield* preferredPort(config.port)
  const settings: ServiceSettings = {
    ...(yield* roomSettings({ ...config, port }, [new URL(receiverUrl).origin])),
    facebook: {
      graph: `${sandboxUrl}/graph/v26.0`,
      appSecret: Option.some(Redacted.make(appSecret)),
      verifyToken: Option.some(Redacted.make(verifyToken))
    },
    youtube: {
      clientId: "steward-demo",
      clientSecret: Redacted.make("steward-demo"),
      api: `${sandboxUrl}/youtube/v3`,
      token: `${sandboxUrl}/google/token`,
      pollEvery,
      dailyQuota
    },
    port,
    databaseUrl: database.url,
    databaseConnections: config.databaseConnections,
    trustedProxies: config.trustedProxies
  }
  const house = yield* Layer.build(Layer.provideMerge(doors(settings), roomsOnDatabase(settings)))
  return yield* show({
    ...options,
    earlier,
    dataDirectory,
    sandboxUrl,
    baseUrl: settings.baseUrl,
    port,
    verifyToken,
    appSecret
  }).pipe(Effect.provide(Context.merge(house, receiver)))
}, Effect.scoped)
