import { FileSystem } from "@effect/platform"
import { Effect, Either, Option, Schema } from "effect"
import { GuidanceReplacement } from "#schema/resources/Autopilot.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { quoted } from "../Console/Choose.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { wrongIn } from "../Console/Parsed.ts"
import { unreadable } from "../Console/Unreadable.ts"

/** What `givenGuidance` takes, for help. */
export const guidanceOrFile = "whole guidance, or @ and the name of a file that holds it"

const decodeGuidance = Schema.decodeUnknownEither(GuidanceReplacement)

const read = tracedFn("Cli.readGuidance")(function* (file: string) {
  const fs = yield* FileSystem.FileSystem
  return yield* fs
    .readFileString(file)
    .pipe(
      Effect.mapError(
        (error) => new CommandFailed({ message: `The guidance cannot be read from ${file}: ${unreadable(error)}` })
      )
    )
})

/** Longer than the path of any file. */
const longestPath = 4096

const isFile = tracedFn("Cli.isFile")(function* (words: string) {
  if (words === "" || words.length > longestPath || words.includes("\n")) return false
  const fs = yield* FileSystem.FileSystem
  const found = yield* Effect.option(fs.stat(words))
  return Option.exists(found, ({ type }) => type === "File")
})

/** The guidance that is meant by a text or by the name of a file. `another` says how a file is meant instead. */
export const givenGuidance = tracedFn("Cli.givenGuidance")(function* (
  words: string,
  another = (file: string) => `write ${quoted(`@${file}`)}`
) {
  if (yield* isFile(words.trim())) {
    const message = `${quoted(words.trim())} is a file, and not guidance. To take what it holds, ${another(words.trim())}`
    return yield* new CommandFailed({ message })
  }
  return yield* decoded(words.startsWith("@") ? yield* read(words.slice(1)) : words)
})

/** The guidance that a file holds. */
export const guidanceIn = tracedFn("Cli.guidanceIn")(function* (file: string) {
  return yield* decoded(yield* read(file))
})

const decoded = (whole: string) =>
  decodeGuidance({ guidance: whole.trim() }).pipe(
    Either.map(({ guidance }) => guidance),
    Either.mapLeft((error) => new CommandFailed({ message: `The guidance ${wrongIn(error)}` }))
  )
