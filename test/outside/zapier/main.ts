import { tmpdir } from "node:os"
import { FetchHttpClient, FileSystem } from "@effect/platform"
import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Cause, Console, Effect, Exit, Logger, LogLevel } from "effect"
import { RandomBytes } from "../../../src/Ground/RandomBytes.ts"
import { proof } from "./Proof.ts"

/** Answers the exit code: 0 when everything holds, 1 when something does not. */
const main = Effect.gen(function* () {
  const fs = yield* FileSystem.FileSystem
  const directory = yield* fs.makeTempDirectory({ directory: tmpdir(), prefix: "steward-zapier-" })
  // PostgreSQL may run as another account, which has to reach its folder in this one
  yield* fs.chmod(directory, 0o755)
  const exit = yield* Effect.exit(Effect.scoped(proof(directory)))
  if (Exit.isSuccess(exit)) {
    yield* fs.remove(directory, { recursive: true, force: true })
    yield* Console.log("A Zapier app works with Steward.")
    return 0
  }
  yield* Console.error(`✗ ${Cause.pretty(exit.cause)}\nThe log of the service is in ${directory}`)
  return 1
})

main.pipe(
  Effect.provide([BunContext.layer, FetchHttpClient.layer, RandomBytes.layer]),
  Logger.withMinimumLogLevel(LogLevel.Warning),
  BunRuntime.runMain({
    teardown: (exit, onExit) => onExit(Exit.isSuccess(exit) && typeof exit.value === "number" ? exit.value : 2)
  })
)
