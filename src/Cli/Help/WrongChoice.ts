import { meantOf } from "#src/Ground/Meant.ts"
import { quoted } from "../Console/Choose.ts"
import type { Addressed } from "./Addressed.ts"
import { flagNames, namesOf, sections } from "./HelpPage.ts"

interface Given {
  /** The option as it was typed; null for a word without one. */
  readonly option: string | null
  readonly value: string
}

/** The values among the words of a command, each with its option. */
export const valuesIn = (rest: ReadonlyArray<string>, flags: ReadonlyArray<string>): ReadonlyArray<Given> => {
  const found: Array<Given> = []
  for (let index = 0; index < rest.length; index++) {
    const word = rest[index] ?? ""
    const [option = word, ...joined] = word.split("=")
    if (!/^--?[a-z]/i.test(word)) found.push({ option: null, value: word })
    else if (joined.length > 0) found.push({ option, value: joined.join("=") })
    else if (!flags.includes(word)) found.push({ option, value: rest[++index] ?? "" })
  }
  return found
}

/** Says which value of a command is none of those that the command takes there, and which was probably meant. */
export const wrongChoice = (cases: ReadonlyArray<string>, { descriptor, rest }: Addressed): string => {
  const { arguments: args, options } = sections(descriptor)
  const takes = ({ words }: { readonly words: ReadonlyArray<string> }) =>
    words.some((line) => line.includes(cases.join(", ")))
  const given = valuesIn(rest, flagNames(descriptor))
  const names = options.filter(takes).flatMap(namesOf)
  const places = given
    .filter(({ option }) => option === null)
    .filter((_, place) => args.some((one, at) => at === place && takes(one)))
  const wrong = [...given.filter(({ option }) => option !== null && names.includes(option)), ...places].find(
    ({ value }) => !cases.includes(value)
  )
  const all = `There are ${cases.join(", ")}.`
  if (wrong === undefined) return `That is not one of the values. ${all}`
  const guess = meantOf(wrong.value, cases)
  const where = wrong.option === null ? "" : ` for ${wrong.option}`
  return `There is no ${quoted(wrong.value)}${where}.${guess === null ? "" : ` Did you mean ${quoted(guess)}?`} ${all}`
}
