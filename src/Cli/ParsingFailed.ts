import type { ValidationError } from "@effect/cli"
import { CommandFailed } from "./Console/CommandFailed.ts"
import { command } from "./Console/CommandLine.ts"
import type { Addressed } from "./Help/Addressed.ts"
import { paragraphs } from "./Help/HelpText.ts"
import { wrongChoice } from "./Help/WrongChoice.ts"

const rewritten: ReadonlyArray<readonly [RegExp, (...found: ReadonlyArray<string>) => string]> = [
  [/^Expected to find option: '(.+?)'$/, (name) => `${name} is missing.`],
  [
    /^Missing argument <(.+?)> with choices (.+?)>?$/,
    (name, choices = "") => `<${name}> is missing: ${choices.split(" | ").join(", ")}.`
  ],
  [/^Missing argument <?(.+?)>?$/, (name) => `<${name}> is missing.`],
  [/^Expected a value following option: '(.+?)'$/, (name) => `${name} needs a value.`],
  [/^Received unknown argument: '(.+?)'$/, (word) => `"${word}" is not expected here.`],
  [/^'(.+?)' is not an? integer$/, (word) => `"${word}" is not a whole number.`]
]

/** What the library found wrong with the words of a command, as people say it. */
export const parsingFailed = (error: ValidationError.ValidationError, addressed: Addressed): CommandFailed => {
  const said = paragraphs(error.error).join(" ")
  const [, cases] = /^Expected one of the following cases: (.+)$/.exec(said) ?? []
  const [words = cases === undefined ? said : wrongChoice(cases.split(", "), addressed)] = rewritten.flatMap(
    ([pattern, inWords]) => {
      const found = pattern.exec(said)
      return found === null ? [] : [inWords(...found.slice(1))]
    }
  )
  const help = command([...addressed.path, "--help"].join(" "))
  return new CommandFailed({ message: `${words}\nTo see how to use it:\n  ${help}` })
}
