import { FetchHttpClient } from "@effect/platform"
import { Console, Data, Effect, Either, Layer, Logger, LogLevel, Option } from "effect"
import { telemetry } from "#src/Composition/Telemetry.ts"
import { logIgnored, readConfig, type StewardConfig } from "#src/Config/Config.ts"
import { jsonLines } from "#src/Ground/JsonLines.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { startFailure } from "#src/Ground/StartFailure.ts"
import { demonstration } from "./Demo/Demonstration.ts"
import { parseArguments, type StartCommand } from "./Start/Arguments.ts"
import { shortUsage, usage } from "./Start/Usage.ts"

class UnknownArguments extends Data.TaggedError("UnknownArguments")<{ readonly message: string }> {}

const logs = {
  demonstration: Layer.merge(
    Logger.replace(Logger.defaultLogger, Logger.prettyLogger({ stderr: true })),
    Logger.minimumLogLevel(LogLevel.Warning)
  ),
  service: jsonLines
}

// the rooms take most of a second to load: who only asks for help, or for what cannot be, need not wait for them
const composition = Effect.promise(() => import("#src/Composition/Serve.ts"))

type Run = Extract<StartCommand, { readonly _tag: "Run" }>

const run = tracedFn("run")(function* (config: StewardConfig, asked: Run) {
  if (Option.isNone(config.databaseUrl)) {
    return yield* demonstration(config, asked)
  }
  if (asked.comments !== undefined) {
    return yield* new UnknownArguments({
      message: "--comments is for the demonstration, and DATABASE_URL asks for the service. Leave one of them out."
    })
  }
  const { serve } = yield* composition
  return yield* serve(config, config.databaseUrl.value)
})

/** With DATABASE_URL the service alone, on that database; without it the demonstration. Runs until it is interrupted. */
export const program = (args: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const asked = parseArguments(args)
    if (Either.isLeft(asked)) return yield* new UnknownArguments({ message: `${asked.left}.\n${shortUsage}` })
    if (asked.right._tag === "Help") return yield* Console.log(usage)
    const config = yield* readConfig
    const isService = Option.isSome(config.databaseUrl)
    return yield* Effect.zipRight(logIgnored, run(config, asked.right)).pipe(
      Effect.provide(telemetry(config.telemetry)),
      Effect.provide(isService ? logs.service : logs.demonstration)
    )
  }).pipe(
    Effect.tapErrorCause((cause) => Console.error(`Steward cannot run. ${startFailure(cause)}`)),
    Effect.provide([FetchHttpClient.layer, RandomBytes.layer])
  )
