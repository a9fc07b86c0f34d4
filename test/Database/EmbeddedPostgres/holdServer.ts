import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Effect } from "effect"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { volatileSettings } from "#test/TestCluster.ts"

// runs a server on the folder given as the first argument, says so on stdout, and holds it until it is killed
const program = Effect.gen(function* () {
  yield* EmbeddedPostgres.start({ dataDirectory: process.argv[2] ?? "", settings: volatileSettings })
  process.stdout.write("running\n")
  return yield* Effect.never
})

BunRuntime.runMain(Effect.scoped(program).pipe(Effect.provide(BunContext.layer)))
