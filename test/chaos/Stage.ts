import { FileSystem, Path } from "@effect/platform"
import { Context, Duration, Effect, Layer, Option, Random, Redacted } from "effect"
import { roomsOnDatabase } from "#src/Composition/Service.ts"
import { freePort } from "#src/Database/EmbeddedPostgres/FreePort.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { databaseKiller } from "./Faults/DatabaseKiller.ts"
import { makeFleet } from "./Fleet.ts"
import { Receiver } from "./Receiver.ts"
import { sandboxControl } from "./Sandbox.ts"

const appSecret = "fault-proof-app-secret"
const verifyToken = "fault-proof-verify-token"
const dailyQuota = 10_000_000

/** A PostgreSQL, sandbox platforms, a moody receiver and places for two services, all in one folder on this machine. */
export const makeStage = Effect.fn("makeStage")(function* (directory: string, seed: number) {
  const path = yield* Path.Path
  const fs = yield* FileSystem.FileSystem
  const data = path.join(directory, "data")
  yield* fs.makeDirectory(data, { recursive: true })

  const { url } = yield* EmbeddedPostgres.start({ dataDirectory: path.join(directory, "postgres") })
  const sandbox = yield* Layer.build(
    SandboxServer.layer({
      seed,
      settings: { appSecret, quotaLimit: dailyQuota },
      push: { base: "250 millis", cap: "1 second" }
    })
  )
  const sandboxUrl = Context.get(sandbox, SandboxServer).baseUrl
  const receiver = yield* Layer.build(Receiver.layer(Random.make(`receiver ${seed}`)))

  const secretKey = yield* Effect.flatMap(RandomBytes, ({ bytes }) => bytes(32))
  const ports = [yield* freePort, yield* freePort] as const
  const environment = {
    DATABASE_URL: Redacted.value(url),
    STEWARD_DATA_DIR: data,
    STEWARD_SECRET_KEY: Buffer.from(secretKey).toString("base64"),
    STEWARD_ALLOW_PRIVATE_TARGETS: "true",
    STEWARD_FACEBOOK_GRAPH: `${sandboxUrl}/graph/v26.0`,
    STEWARD_FACEBOOK_APP_SECRET: appSecret,
    STEWARD_FACEBOOK_VERIFY_TOKEN: verifyToken,
    STEWARD_INSTAGRAM_GRAPH: `${sandboxUrl}/instagram/v26.0`,
    STEWARD_INSTAGRAM_APP_SECRET: appSecret,
    STEWARD_INSTAGRAM_VERIFY_TOKEN: verifyToken,
    STEWARD_INSTAGRAM_POLL_EVERY: "2 seconds",
    STEWARD_THREADS_GRAPH: `${sandboxUrl}/threads/v1.0`,
    STEWARD_THREADS_APP_SECRET: appSecret,
    STEWARD_THREADS_VERIFY_TOKEN: verifyToken,
    STEWARD_THREADS_POLL_EVERY: "2 seconds",
    STEWARD_TIKTOK_API: `${sandboxUrl}/tiktok/open_api/v1.3`,
    STEWARD_TIKTOK_APP_ID: "steward-chaos",
    STEWARD_TIKTOK_APP_SECRET: appSecret,
    STEWARD_TIKTOK_POLL_EVERY: "5 seconds",
    STEWARD_YOUTUBE_API: `${sandboxUrl}/youtube/v3`,
    STEWARD_GOOGLE_TOKEN: `${sandboxUrl}/google/token`,
    STEWARD_GOOGLE_CLIENT_ID: "steward-chaos",
    STEWARD_GOOGLE_CLIENT_SECRET: "steward-chaos",
    STEWARD_YOUTUBE_POLL_EVERY: "1 second",
    STEWARD_YOUTUBE_DAILY_QUOTA: String(dailyQuota),
    STEWARD_RATE_LIMIT_PER_MINUTE: "60000",
    STEWARD_RATE_LIMIT_BURST: "6000"
  }
  const places = ["first", "second"].map((name, place) => ({
    name,
    port: ports[place] ?? 0,
    environment,
    logFile: path.join(directory, `${name}.log`)
  }))

  const house = yield* Layer.build(
    roomsOnDatabase({
      port: 0,
      databaseUrl: url,
      databaseConnections: 5,
      baseUrl: `http://localhost:${ports[0]}`,
      keys: {
        given: Option.some([Redacted.make(secretKey)]),
        file: path.join(data, "secret-key"),
        shared: true,
        mayAdd: true
      },
      allowPrivateTargets: true,
      trustedOrigins: [],
      rateLimit: { perMinute: 60_000, burst: 6_000 },
      allowedOrigins: [],
      languageModel: Option.none(),
      mail: Option.none(),
      platforms: {
        facebook: {
          graph: environment.STEWARD_FACEBOOK_GRAPH,
          appSecret: Option.none(),
          verifyToken: Option.none(),
          appId: Option.none(),
          configId: Option.none(),
          dialog: sandboxUrl
        },
        instagram: {
          graph: `${sandboxUrl}/instagram/v26.0`,
          appSecret: Option.none(),
          verifyToken: Option.none(),
          appId: Option.none(),
          configId: Option.none(),
          dialog: sandboxUrl,
          pollEvery: Duration.seconds(1)
        },
        threads: {
          graph: `${sandboxUrl}/threads/v1.0`,
          appSecret: Option.none(),
          verifyToken: Option.none(),
          appId: Option.none(),
          authorize: sandboxUrl,
          pollEvery: Duration.seconds(1)
        },
        tiktok: {
          api: `${sandboxUrl}/tiktok/open_api/v1.3`,
          appId: "steward-chaos",
          appSecret: Redacted.make("steward-chaos"),
          authorize: sandboxUrl,
          messages: false,
          pollEvery: Duration.seconds(1)
        },
        youtube: {
          api: environment.STEWARD_YOUTUBE_API,
          token: environment.STEWARD_GOOGLE_TOKEN,
          clientId: "steward-chaos",
          authorize: sandboxUrl,
          clientSecret: Redacted.make("steward-chaos"),
          pollEvery: Duration.seconds(1),
          dailyQuota
        }
      }
    })
  )
  return {
    house: Context.merge(house, receiver),
    killDatabase: yield* databaseKiller(url),
    receiver: Context.get(receiver, Receiver),
    sandbox: yield* sandboxControl(sandboxUrl),
    fleet: yield* makeFleet(places),
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    pushTargets: (["facebook", "instagram", "threads", "tiktok"] as const).map((platform) => ({
      platform,
      url: `http://127.0.0.1:${ports[0]}/webhooks/${platform}`,
      secret: appSecret,
      verifyToken
    })),
    logFiles: places.map(({ logFile }) => logFile)
  }
})
