import { FileSystem } from "@effect/platform"
import { Effect, Redacted } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { connectingOf, type SupportedPlatform } from "#src/Platforms/Adapters/Adapters.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { unreadable } from "../Console/Unreadable.ts"

/** Longer than any token. */
const longest = 20_000

/** What is wrong with the text of a token, as far as it can be told without the platform; null when nothing is. */
export const tokenProblem = (platform: SupportedPlatform, text: string): string | null => {
  if (text === "") return "The file of the token is empty."
  const isJson = text.startsWith("{")
  if (text.length > longest || (!isJson && /\s/.test(text))) {
    return "The file holds no token: a token is one word, without spaces or line breaks. Is it the right file?"
  }
  return connectingOf(platform)?.tokenProblem(text) ?? null
}

/** The token that a file holds. */
export const givenToken = tracedFn("Cli.givenToken")(function* (platform: SupportedPlatform, file: string) {
  const fs = yield* FileSystem.FileSystem
  const text = yield* Effect.mapError(
    Effect.map(fs.readFileString(file), (content) => content.trim()),
    (error) => new CommandFailed({ message: `The token cannot be read from ${file}: ${unreadable(error)}` })
  )
  const message = tokenProblem(platform, text)
  if (message !== null) return yield* new CommandFailed({ message })
  return Redacted.make(text)
})
