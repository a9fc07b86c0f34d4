import { FetchHttpClient } from "@effect/platform"
import { Console, Data, Duration, Effect, Layer, Logger, LogLevel, Option, Schedule } from "effect"
import { FirstOwner } from "./Access/FirstOwner.ts"
import { StewardConfig } from "./Config.ts"
import { demo } from "./Demo/Demo.ts"
import { commentsOfFile, ownComments } from "./Demo/Replay.ts"
import { jsonLines } from "./JsonLines.ts"
import { RandomBytes } from "./RandomBytes.ts"
import { doors, roomsOnDatabase } from "./Service.ts"
import { roomSettings } from "./Settings.ts"
import { startFailure } from "./StartFailure.ts"
import { telemetry } from "./Telemetry.ts"

class UnknownArguments extends Data.TaggedError("UnknownArguments")<{ readonly message: string }> {}

const usage = "Usage: bun run start [--comments FILE.csv]"

const commentsFile = (args: ReadonlyArray<string>) => {
  const [option, file, ...rest] = args
  if (option === undefined) return Effect.succeedNone
  return option === "--comments" && file !== undefined && rest.length === 0
    ? Effect.succeedSome(file)
    : new UnknownArguments({ message: `${args.join(" ")} is not understood. ${usage}` })
}

const logs = {
  demo: Layer.merge(
    Logger.replace(Logger.defaultLogger, Logger.prettyLogger({ stderr: true })),
    Logger.minimumLogLevel(LogLevel.Warning)
  ),
  service: jsonLines
}

const demonstration = Effect.fn("demonstration")(function* (config: StewardConfig, file: Option.Option<string>) {
  const replayed = yield* Effect.transposeMapOption(file, commentsOfFile)
  yield* demo({
    config,
    pollEvery: Duration.seconds(3),
    comments: Option.getOrElse(replayed, () => ownComments),
    every: Duration.millis(Option.isSome(file) ? 250 : 1_500),
    repeat: Option.isNone(file),
    print: Console.log,
    coloured: process.stdout.isTTY === true
  })
})

const service = Effect.fn("service")(function* (config: StewardConfig, databaseUrl: ServiceDatabase) {
  const settings = {
    ...(yield* roomSettings(config)),
    port: config.port,
    databaseUrl,
    databaseConnections: config.databaseConnections,
    trustedProxies: config.trustedProxies
  }
  const firstOwner = Effect.gen(function* () {
    const { link } = yield* FirstOwner
    const setUp = yield* link
    if (Option.isSome(setUp)) {
      yield* Effect.logWarning(
        `Nobody can sign in yet. Within a day, this link sets up the owner, once: ${setUp.value}`
      )
    }
  })
  // What serves already does not end because its database does just now.
  const patiently = Effect.sandbox(firstOwner).pipe(
    Effect.tapError((cause) => Effect.logWarning("The link for the first owner could not be made yet", cause)),
    Effect.retry(Schedule.spaced("1 second"))
  )
  const announced = Layer.effectDiscard(
    Effect.zipRight(Effect.logInfo(`Steward listens on port ${config.port}`), Effect.orDie(patiently))
  )
  return yield* Layer.launch(announced.pipe(Layer.provide(doors(settings)), Layer.provide(roomsOnDatabase(settings))))
})

type ServiceDatabase = Option.Option.Value<StewardConfig["databaseUrl"]>

/** With DATABASE_URL the service alone, on that database; without it the demonstration. Runs until it is interrupted. */
export const program = (args: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const config = yield* StewardConfig
    const file = yield* commentsFile(args)
    const observed = telemetry(config.otlpEndpoint)
    return yield* Option.match(config.databaseUrl, {
      onNone: () => Effect.provide(demonstration(config, file), [logs.demo, observed]),
      onSome: (url) => Effect.provide(service(config, url), [logs.service, observed])
    })
  }).pipe(
    Effect.tapErrorCause((cause) => Console.error(`Steward cannot run. ${startFailure(cause)}`)),
    Effect.provide([FetchHttpClient.layer, RandomBytes.layer])
  )
