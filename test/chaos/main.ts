import { tmpdir } from "node:os"
import { FetchHttpClient, FileSystem } from "@effect/platform"
import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Console, Effect, Exit, Random } from "effect"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { chaos } from "./Chaos.ts"
import { parseOptions, usage } from "./Options.ts"
import { holds, report } from "./Report.ts"

const removed = Effect.fn("removed")(function* (directory: string) {
  const fs = yield* FileSystem.FileSystem
  yield* fs.remove(directory, { recursive: true, force: true })
}, Effect.ignoreLogged)

/** Answers the exit code: 0 when everything holds, 1 when something does not, 2 when it was not looked at. */
const proof = Effect.fn("proof")(function* (args: ReadonlyArray<string>) {
  if (args.includes("--help")) return yield* Effect.as(Console.log(usage), 0)
  const options = yield* parseOptions(args, yield* Random.nextIntBetween(0, 2 ** 31))
  const fs = yield* FileSystem.FileSystem
  const directory = yield* fs.makeTempDirectory({ directory: tmpdir(), prefix: "steward-chaos-" })
  // PostgreSQL may run as another account, which has to reach its folder in this one
  yield* fs.chmod(directory, 0o755)
  yield* Console.log(`${options.kills} kills, seed ${options.seed}; everything is in ${directory}`)
  const run = yield* chaos(options, directory).pipe(Effect.onInterrupt(() => removed(directory)))
  yield* Console.log(report(run))
  if (holds(run) && !options.keep) yield* removed(directory)
  else yield* Console.log(`The logs of the services are in ${directory}`)
  return holds(run) ? 0 : 1
})

proof(process.argv.slice(2)).pipe(
  Effect.catchAll((error) => Effect.as(Console.error(error.message), 2)),
  Effect.provide([BunContext.layer, FetchHttpClient.layer, RandomBytes.layer]),
  BunRuntime.runMain({
    // an interrupted proof proves nothing
    teardown: (exit, onExit) => onExit(Exit.isSuccess(exit) && typeof exit.value === "number" ? exit.value : 2)
  })
)
