import type { CommandDescriptor } from "@effect/cli"
import { Either } from "effect"
import { nearest } from "#src/Ground/Nearest.ts"
import { quoted } from "../Console/Choose.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { command } from "../Console/CommandLine.ts"
import { below, flagNames, optionNames } from "./HelpPage.ts"

type Descriptor = CommandDescriptor.Command<unknown>

/** What the words of a command line are about. */
export interface Addressed {
  readonly path: ReadonlyArray<string>
  readonly descriptor: Descriptor
  /** The words behind the command. */
  readonly rest: ReadonlyArray<string>
  readonly isGroup: boolean
  readonly asksForHelp: boolean
}

const helpWords = ["--help", "-h", "help"]

/** Finds the command that is meant, and says what was probably meant where there is none. */
export const addressed = (
  root: Descriptor,
  groups: ReadonlyMap<string, Descriptor>,
  words: ReadonlyArray<string>
): Either.Either<Addressed, CommandFailed> => {
  let descriptor = root
  const path: Array<string> = []
  let rest = words
  for (let children = groups; children.size > 0; children = below(descriptor)) {
    const [word, ...others] = rest
    if (word === undefined || helpWords.includes(word)) {
      return Either.right({ path, descriptor, rest, isGroup: true, asksForHelp: true })
    }
    const child = children.get(word)
    if (child === undefined) return Either.left(unknownCommand(path, word, [...children.keys()]))
    descriptor = child
    path.push(word)
    rest = others
  }
  const given = rest.includes("--") ? rest.slice(0, rest.indexOf("--")) : rest
  const asksForHelp = given.includes("--help") || given.includes("-h")
  return Either.right({ path, descriptor, rest, isGroup: false, asksForHelp })
}

const unknownCommand = (path: ReadonlyArray<string>, word: string, known: ReadonlyArray<string>) => {
  const what = [...path, word].join(" ")
  const found = nearest(word, known)
  const hint = found === null ? `There are ${known.join(", ")}.` : `Did you mean ${quoted([...path, found].join(" "))}?`
  const help = command([...path, "--help"].join(" "))
  const kind = word.startsWith("-") ? "option" : "command"
  return new CommandFailed({ message: `There is no ${kind} ${quoted(what)}. ${hint} All of them:\n  ${help}` })
}

/** What is wrong with the options of a command line, before it is read; null where nothing is. */
export const unknownOption = ({ descriptor, path, rest }: Addressed): CommandFailed | null => {
  const known = optionNames(descriptor)
  const flags = flagNames(descriptor)
  const given = rest.includes("--") ? rest.slice(0, rest.indexOf("--")) : rest
  const wrong = given
    .filter((word, index) => /^--?[a-z]/i.test(word) && !takesNext(given[index - 1], known, flags))
    .map((word) => word.split("=")[0] ?? word)
    .find((word) => !known.includes(word))
  if (wrong === undefined) return null
  const found = nearest(wrong, known)
  const hint = found === null ? `It has ${known.join(", ")}.` : `Did you mean ${found}?`
  return new CommandFailed({ message: `${quoted(path.join(" "))} has no option ${wrong}. ${hint}` })
}

/** Whether a word is the value of the option before it, which may begin with a dash. */
const takesNext = (before: string | undefined, known: ReadonlyArray<string>, flags: ReadonlyArray<string>): boolean =>
  before !== undefined && known.includes(before) && !flags.includes(before)
