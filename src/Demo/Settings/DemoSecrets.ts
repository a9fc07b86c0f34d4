import { FileSystem, Path } from "@effect/platform"
import { Effect, Option, Schema } from "effect"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { tracedFn } from "#src/Ground/Span.ts"

/** What the imitated platforms and this Steward know about each other, and nobody else. */
export const DemoSecrets = Schema.Struct({
  facebook_app_secret: Schema.String,
  facebook_verify_token: Schema.String,
  google_client_secret: Schema.String
})
export type DemoSecrets = typeof DemoSecrets.Type

const Text = Schema.parseJson(DemoSecrets, { space: 2 })

/** Those of the data folder, made once, at random. */
export const demoSecrets = tracedFn("demoSecrets")(function* (dataDirectory: string) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const random = yield* RandomBytes
  const file = path.join(dataDirectory, "demo-secrets.json")
  const kept = yield* fs.readFileString(file).pipe(Effect.flatMap(Schema.decode(Text)), Effect.option)
  if (Option.isSome(kept)) return kept.value
  const fresh = Effect.map(random.bytes(24), (bytes) => Buffer.from(bytes).toString("base64url"))
  const made: DemoSecrets = {
    facebook_app_secret: yield* fresh,
    facebook_verify_token: yield* fresh,
    google_client_secret: yield* fresh
  }
  yield* fs.writeFileString(`${file}.new`, `${yield* Schema.encode(Text)(made)}\n`, { mode: 0o600 })
  yield* fs.rename(`${file}.new`, file)
  return made
})
