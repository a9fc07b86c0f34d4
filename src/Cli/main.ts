import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Effect, Layer, Logger, LogLevel } from "effect"
import { withStandardOutput } from "./Console/StandardOutput.ts"
import { wantsJson } from "./SayFailure.ts"
import { runSteward } from "./Steward.ts"

const args = process.argv.slice(2)

// standard output is for answers alone; who asks for JSON reads the failure on standard error, and nothing beside it
const logs = Layer.merge(
  Logger.replace(
    Logger.defaultLogger,
    Logger.prettyLogger({ stderr: true, colors: process.stderr.isTTY === true && !process.env["NO_COLOR"] })
  ),
  Logger.minimumLogLevel(wantsJson(args) ? LogLevel.None : LogLevel.Warning)
)

// who asks for help stands on nothing
const services = Effect.promise(() => import("./Console/Services.ts"))

const layers = {
  access: Layer.unwrapEffect(Effect.map(services, ({ cliServices }) => cliServices)),
  rooms: Layer.unwrapEffect(Effect.map(services, ({ cliRooms }) => cliRooms)),
  admin: Layer.unwrapEffect(Effect.map(services, ({ cliAdmin }) => cliAdmin))
}

runSteward(layers, args).pipe(
  withStandardOutput,
  Effect.provide([BunContext.layer, logs]),
  BunRuntime.runMain({ disableErrorReporting: true, disablePrettyLogger: true })
)
