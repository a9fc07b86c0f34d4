import { FileSystem } from "@effect/platform"
import { tracedFn } from "#src/Ground/Span.ts"

/** Makes the folder for what root's server account cannot reach elsewhere; one that exists is left as it is. */
export const makeReachableRoot = tracedFn("EmbeddedPostgres.makeReachableRoot")(function* (folder: string) {
  const fs = yield* FileSystem.FileSystem
  if (yield* fs.exists(folder)) return
  yield* fs.makeDirectory(folder, { recursive: true })
  // also under a umask that shuts everybody else out
  yield* fs.chmod(folder, 0o755)
})
