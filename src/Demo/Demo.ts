import { Path } from "@effect/platform"
import { Context, type Duration, Effect, Layer, Option, Redacted } from "effect"
import type { StewardConfig } from "#src/Config.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { SandboxServer } from "#src/Platforms/Sandbox/SandboxServer.ts"
import { doors, roomsOnDatabase, type ServiceSettings } from "#src/Service.ts"
import { roomSettings } from "#src/Settings.ts"
import { preferredPort } from "#src/Start/Port.ts"
import { portOf, readDemoFile } from "./DemoFile.ts"
import { demoSecrets } from "./DemoSecrets.ts"
import { Receiver } from "./Receiver.ts"
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

/** The demonstration polls and hides more than a real day's quota would last for. */
const dailyQuota = 10_000_000

/**
 * Steward on this machine alone: an embedded PostgreSQL, sandbox platforms, a receiver that verifies signatures, and
 * strangers who comment. What an earlier run left in the data folder is taken up again. Runs until it is interrupted.
 */
export const demo = Effect.fn("demo")(function* ({ config, pollEvery, host, port, ...options }: DemoOptions) {
  const path = yield* Path.Path
  const { dataDirectory } = options
  const earlier = yield* readDemoFile(dataDirectory)

  const database = yield* EmbeddedPostgres.start({ dataDirectory: path.join(dataDirectory, "postgres") })
  const secrets = yield* demoSecrets(dataDirectory)
  const googleClient = { id: "steward-demo", secret: secrets.google_client_secret }
  const sandbox = yield* Layer.build(
    SandboxServer.layer({
      port: yield* preferredPort(portOf(Option.map(earlier, ({ sandbox_url }) => sandbox_url))),
      snapshotPath: path.join(dataDirectory, "sandbox.json"),
      settings: { appSecret: secrets.facebook_app_secret, googleClient, quotaLimit: dailyQuota }
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
    ...(yield* roomSettings(config, { port, trustedOrigins: [new URL(receiverUrl).origin] })),
    facebook: {
      graph: `${sandboxUrl}/graph/v26.0`,
      appSecret: Option.some(Redacted.make(secrets.facebook_app_secret)),
      verifyToken: Option.some(Redacted.make(secrets.facebook_verify_token))
    },
    youtube: {
      clientId: googleClient.id,
      clientSecret: Redacted.make(googleClient.secret),
      api: `${sandboxUrl}/youtube/v3`,
      token: `${sandboxUrl}/google/token`,
      pollEvery,
      dailyQuota
    },
    port,
    host,
    databaseUrl: database.url,
    databaseConnections: config.databaseConnections,
    databaseTimeouts: config.databaseTimeouts,
    trustedProxies: config.trustedProxies
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
