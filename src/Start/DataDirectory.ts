import { FileSystem, Path } from "@effect/platform"
import type { PlatformError } from "@effect/platform/Error"
import { Data, Effect } from "effect"
import { explain } from "#src/Database/EmbeddedPostgres/FailureWords.ts"
import { tracedFn } from "#src/Ground/Span.ts"

/** The data folder cannot be used; `message` names the setting. */
export class UnusableDataDirectory extends Data.TaggedError("UnusableDataDirectory")<{ readonly message: string }> {}

/** Files that may hold secrets, as an earlier version left them, or a copy that was restored. */
const secretFiles = [
  "secret-key",
  "demo.json",
  "demo-secrets.json",
  "receiver-secrets.json",
  "receiver.jsonl",
  "sandbox.json"
]

const inWords = ({ message }: PlatformError) => {
  if (/ENOTDIR|EEXIST/.test(message)) return "it, or a folder above it, is a file."
  if (message.includes("ENOENT")) return "it does not exist, and cannot be made."
  if (message.includes("EROFS")) return "the file system is read-only."
  if (/EACCES|EPERM|PermissionDenied/.test(message)) return "this user may not write there."
  return explain(message).words
}

const unusable = (directory: string) => (error: PlatformError) => {
  const words = inWords(error)
  return new UnusableDataDirectory({
    message:
      `Steward cannot write to its data folder ${directory}: ${words}\n` +
      "Set STEWARD_DATA_DIR to a folder that this user may write to."
  })
}

/**
 * The absolute path of the data folder, which can be written to. One that is made here is shut to others; as root it
 * may be walked through, because PostgreSQL runs as another user. Files in it that hold secrets are this user's alone.
 */
export const openDataDirectory = tracedFn("openDataDirectory")(function* (given: string) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const directory = path.resolve(given)
  yield* Effect.gen(function* () {
    if (!(yield* fs.exists(directory))) {
      yield* fs.makeDirectory(directory, { recursive: true })
      yield* fs.chmod(directory, process.getuid?.() === 0 ? 0o711 : 0o700)
    }
    // permissions do not tell it all: the file system may be read-only
    const probe = yield* fs.makeTempFile({ directory, prefix: ".writable-" })
    yield* fs.remove(path.dirname(probe) === directory ? probe : path.dirname(probe), { recursive: true })
    for (const name of secretFiles) {
      const file = path.join(directory, name)
      if (yield* fs.exists(file)) yield* fs.chmod(file, 0o600)
    }
  }).pipe(Effect.mapError(unusable(directory)))
  return directory
})
