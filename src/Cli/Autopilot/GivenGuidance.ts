import { FileSystem } from "@effect/platform"
import { Effect, Either, Schema } from "effect"
import { GuidanceReplacement } from "#schema/Autopilot.ts"
import { CommandFailed } from "../CommandFailed.ts"

/** What `givenGuidance` takes, for help. */
export const guidanceOrFile = "whole guidance, or @ and the name of a file that holds it"

const decodeGuidance = Schema.decodeUnknownEither(GuidanceReplacement)

/** The guidance that is meant by a text or by the name of a file. */
export const givenGuidance = Effect.fn("Cli.givenGuidance")(function* (words: string) {
  const fs = yield* FileSystem.FileSystem
  const whole = words.startsWith("@")
    ? yield* fs
        .readFileString(words.slice(1))
        .pipe(
          Effect.mapError(({ message }) => new CommandFailed({ message: `The guidance cannot be read: ${message}` }))
        )
    : words
  return yield* decodeGuidance({ guidance: whole.trim() }).pipe(
    Either.map(({ guidance }) => guidance),
    Either.mapLeft(({ message }) => new CommandFailed({ message }))
  )
})
