import { FileSystem } from "@effect/platform"
import { Effect } from "effect"
import { runningSteward } from "../zapier/Running.ts"

/** A Steward that runs, and a key of it. */
export const steward = Effect.fn("steward")(function* () {
  const fs = yield* FileSystem.FileSystem
  const directory = yield* fs.makeTempDirectoryScoped({ prefix: "steward-perspective-" })
  // PostgreSQL may run as another account, which has to reach its folder in this one
  yield* fs.chmod(directory, 0o755)
  const { baseUrl, key } = yield* runningSteward(directory)
  return { baseUrl, key }
})
