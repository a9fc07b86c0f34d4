import { Args, Options } from "@effect/cli"
import { Option } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { commandThere, shellWord } from "../Console/CommandLine.ts"
import { givenGuidance, guidanceIn, guidanceOrFile } from "./GivenGuidance.ts"

/** What `guidance set` and `guidance read` take. */
export const givenWords = {
  text: Args.text({ name: "text" }).pipe(Args.optional, Args.withDescription(`The ${guidanceOrFile}`)),
  file: Options.text("file").pipe(
    Options.optional,
    Options.withDescription("A file, or /dev/stdin, that holds the guidance, in place of the text")
  )
}

interface Given {
  readonly text: Option.Option<string>
  readonly file: Option.Option<string>
}

/** The guidance that is meant, by its text or by its file. */
export const meant = tracedFn("Cli.meantGuidance")(function* (words: "set" | "read", { file, text }: Given) {
  const orders = yield* commandThere(`guidance ${words}`)
  const fromFile = (name: string) => `${orders} --file ${shellWord(name)}`
  if (Option.isSome(file) && Option.isNone(text)) return yield* guidanceIn(file.value)
  if (Option.isSome(text) && Option.isNone(file)) {
    return yield* givenGuidance(text.value, (name: string) => `type:\n  ${fromFile(name)}`)
  }
  const message = Option.isSome(text)
    ? "Give the guidance as a text or with --file, and not both."
    : `Say what the guidance is: a text in quotes, or a file, as in:\n  ${fromFile("guidance.txt")}`
  return yield* new CommandFailed({ message })
})

export const clearOption = Options.boolean("clear").pipe(
  Options.withDescription("Clear the guidance, in place of the text")
)

/** The guidance that is to be: empty only where that was asked for, and never by a variable that holds nothing. */
export const replacement = tracedFn("Cli.replacement")(function* (clear: boolean, { file, text }: Given) {
  if (clear) {
    if (Option.isNone(text) && Option.isNone(file)) return ""
    return yield* new CommandFailed({ message: "Give the guidance or --clear, and not both." })
  }
  const guidance = yield* meant("set", { file, text })
  if (guidance !== "") return guidance
  const message = `The guidance is empty. To clear the guidance there is now:\n  ${yield* commandThere("guidance set --clear")}`
  return yield* new CommandFailed({ message })
})
