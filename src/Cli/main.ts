import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Effect, Layer, Logger, LogLevel } from "effect"
import { cliAdmin, cliRooms, cliServices } from "./Console/Services.ts"
import { runSteward } from "./Steward.ts"

// standard output is for answers alone
const logs = Layer.merge(
  Logger.replace(
    Logger.defaultLogger,
    Logger.prettyLogger({ stderr: true, colors: process.stderr.isTTY === true && !process.env["NO_COLOR"] })
  ),
  Logger.minimumLogLevel(LogLevel.Warning)
)

runSteward({ admin: cliAdmin, access: cliServices, rooms: cliRooms }, process.argv.slice(2)).pipe(
  Effect.provide([BunContext.layer, logs]),
  BunRuntime.runMain({ disableErrorReporting: true, disablePrettyLogger: true })
)
