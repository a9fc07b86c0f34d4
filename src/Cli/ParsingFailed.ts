import type { ValidationError } from "@effect/cli"
import { CommandFailed } from "./Console/CommandFailed.ts"
import { command } from "./Console/CommandLine.ts"
import type { Addressed } from "./Help/Addressed.ts"
import { flagNames } from "./Help/HelpPage.ts"
import { paragraphs } from "./Help/HelpText.ts"
import { valuesIn, wrongChoice } from "./Help/WrongChoice.ts"

const notWhole = (word: string, { descriptor, rest }: Addressed): string => {
  const given = valuesIn(rest, flagNames(descriptor)).find(({ option, value }) => option !== null && value === word)
  return given === undefined
    ? `"${word}" is not a whole number.`
    : `${given.option} takes a whole number, not "${word}".`
}

type InWords = (found: string | undefined, addressed: Addressed, more?: string) => string

const rewritten: ReadonlyArray<readonly [RegExp, InWords]> = [
  [
    /^Missing argument <(.+?)> with choices (.+?)>?$/,
    (name, _, choices = "") => `<${name}> is missing: ${choices.split(" | ").join(", ")}.`
  ],
  [/^Missing argument <?(.+?)>?$/, (name) => `<${name}> is missing.`],
  [/^Expected a value following option: '(.+?)'$/, (name) => `${name} needs a value.`],
  [/^Received unknown argument: '(.+?)'$/, (word) => `"${word}" is not expected here.`],
  [/^'(.+?)' is not an? integer$/, (word = "", addressed) => notWhole(word, addressed)]
]

/** Which options are missing: the library says it of each, one behind the other. None where it says something else. */
const missingOptions = (said: string): ReadonlyArray<string> =>
  Array.from(said.matchAll(/Expected to find option: '([^']+)'/g), ([, name = ""]) => name)

const missingWords = (names: ReadonlyArray<string>): string =>
  `${names.join(" and ")} ${names.length === 1 ? "is" : "are"} missing.`

/** What the library found wrong with the words of a command, as people say it. */
export const parsingFailed = (error: ValidationError.ValidationError, addressed: Addressed): CommandFailed => {
  const each = paragraphs(error.error)
  const said = each.join(" ")
  const [, cases] = /^Expected one of the following cases: (.+)$/.exec(said) ?? []
  const [words = cases === undefined ? each.join("\n") : wrongChoice(cases.split(", "), addressed)] = rewritten.flatMap(
    ([pattern, inWords]) => {
      const found = pattern.exec(said)
      return found === null ? [] : [inWords(found[1], addressed, found[2])]
    }
  )
  const missing = missingOptions(said)
  const help = command([...addressed.path, "--help"].join(" "))
  return new CommandFailed({
    message: `${missing.length > 0 ? missingWords(missing) : words}\nTo see how to use it:\n  ${help}`
  })
}
