import { FileSystem, Path } from "@effect/platform"
import { Data, Effect, Option, Redacted } from "effect"
import { RandomBytes } from "./RandomBytes.ts"

export class UnusableSecretKey extends Data.TaggedError("UnusableSecretKey")<{ readonly message: string }> {}

/**
 * The 32 bytes that secrets are sealed under: those that were set, or those kept in the data folder's `secret-key`,
 * which the first run makes.
 */
export const secretKey = Effect.fn("secretKey")(function* (
  given: Option.Option<Redacted.Redacted<Uint8Array<ArrayBuffer>>>,
  dataDirectory: string
) {
  if (Option.isSome(given)) return given.value
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const file = path.join(dataDirectory, "secret-key")
  if (yield* fs.exists(file)) {
    const bytes = Uint8Array.from(Buffer.from((yield* fs.readFileString(file)).trim(), "base64"))
    if (bytes.length === 32) return Redacted.make(bytes)
    return yield* new UnusableSecretKey({ message: `${file} does not hold 32 bytes in base64; restore it from a copy` })
  }
  const random = yield* RandomBytes
  const bytes = yield* random.bytes(32)
  yield* fs.makeDirectory(dataDirectory, { recursive: true })
  const temporary = `${file}.new`
  yield* fs.writeFileString(temporary, `${Buffer.from(bytes).toString("base64")}\n`, { mode: 0o600 })
  yield* fs.rename(temporary, file)
  return Redacted.make(bytes)
})
