import { BunRuntime } from "@effect/platform-bun"
import { Config, Effect, Layer, Option } from "effect"
import { SandboxServer } from "./SandboxServer.ts"
import { defaultSettings } from "./World/Settings.ts"

const options = Config.all({
  port: Config.withDefault(Config.integer("SANDBOX_PORT"), 9911),
  appSecret: Config.withDefault(Config.nonEmptyString("SANDBOX_APP_SECRET"), defaultSettings.appSecret),
  snapshotPath: Config.map(Config.option(Config.nonEmptyString("SANDBOX_SNAPSHOT")), Option.getOrNull)
})

const announce = Layer.effectDiscard(
  Effect.flatMap(SandboxServer, ({ baseUrl }) => Effect.logInfo(`Sandbox platforms at ${baseUrl}`))
)

const program = Layer.unwrapEffect(
  Effect.map(options, ({ appSecret, ...given }) =>
    Layer.provide(announce, SandboxServer.layer({ ...given, settings: { appSecret } }))
  )
)

BunRuntime.runMain(Layer.launch(program))
