import { Path } from "@effect/platform"
import { Context, type Duration, Effect, Layer, Option } from "effect"
import { doors, roomsOnDatabase, type ServiceSettings } from "#src/Composition/Service.ts"
import { roomSettings } from "#src/Composition/Settings.ts"
import type { StewardConfig } from "#src/Config/Config.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { preferredPort } from "#src/Start/Port.ts"
import { Receiver } from "./Receiver.ts"
import { portOf, readDemoFile } from "./Settings/DemoFile.ts"
import { demoSecrets } from "./Settings/DemoSecrets.ts"
import { demoClients, googleClientId, sandboxPlatforms, sandboxQuota } from "./Settings/DemoSettings.ts"
import { type ShowOptions, show } from "./Show.ts"

export interface DemoOptions extends ShowOptions {
  readonly config: StewardConfig
  /** Absolute, and there. */
  readonly dataDirectory: string
  readonly host: string
  readonly port: number
  readonly pollEvery: Duration.Duration
}

/** How this machine reaches what listens on an address. */
const reachable = (host: string) => {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1"
  return host.includes(":") ? `[${host}]` : host
}

/**
 * Steward on this machine alone: an embedded PostgreSQL, sandbox platforms, a receiver that verifies signatures, and
 * strangers who comment. What an earlier run left in the data folder is taken up again. Runs until it is interrupted.
 */
export const demo = tracedFn("demo")(function* ({ config, pollEvery, host, port, ...options }: DemoOptions) {
  const path = yield* Path.Path
  const { dataDirectory } = options
  const earlier = yield* readDemoFile(dataDirectory)

  const database = yield* EmbeddedPostgres.start({ dataDirectory: path.join(dataDirectory, "postgres") })
  const secrets = yield* demoSecrets(dataDirectory)
  const rooms = yield* roomSettings(config, { port })
  const googleClient = { id: googleClientId, secret: secrets.google_client_secret }
  const sandbox = yield* Layer.build(
    SandboxServer.layer({
      port: yield* preferredPort(portOf(Option.map(earlier, ({ sandbox_url }) => sandbox_url))),
      snapshotPath: path.join(dataDirectory, "sandbox.json"),
      settings: {
        appSecret: secrets.facebook_app_secret,
        googleClient,
        quotaLimit: sandboxQuota,
        clients: demoClients(rooms.baseUrl, secrets)
      }
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

  const settings: ServiceSettings = {
    ...rooms,
    trustedOrigins: [new URL(receiverUrl).origin],
    platforms: sandboxPlatforms(sandboxUrl, secrets, pollEvery),
    port,
    host,
    databaseUrl: database.url,
    databaseConnections: config.databaseConnections,
    databaseTimeouts: config.databaseTimeouts,
    trustedProxies: config.trustedProxies,
    metrics: config.metrics
  }
  const house = yield* Layer.build(Layer.provideMerge(doors(settings), roomsOnDatabase(settings)))
  return yield* show({
    ...options,
    earlier,
    sandboxUrl,
    baseUrl: settings.baseUrl,
    reachedAt: `http://${reachable(host)}:${port}`,
    secrets
  }).pipe(Effect.provide(Context.merge(house, receiver)))
}, Effect.scoped)
