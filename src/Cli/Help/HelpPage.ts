import { CliConfig, type Command, CommandDescriptor } from "@effect/cli"
import { HashMap, Option } from "effect"
import { command } from "../Console/CommandLine.ts"
import { type Entry, type Sections, sectionsOf } from "./HelpText.ts"
import { listed, wrapped } from "./Wrapping.ts"

type Descriptor = CommandDescriptor.Command<unknown>

export const config = CliConfig.make({ showBuiltIns: false, showTypes: true })

export const sections = (descriptor: Descriptor): Sections => sectionsOf(CommandDescriptor.getHelp(descriptor, config))

/** The commands below one, by name, in the order in which they were declared. */
export const below = (descriptor: Descriptor): ReadonlyMap<string, Descriptor> => {
  const children = CommandDescriptor.getSubcommands(descriptor)
  const names = sections(descriptor).commands.map(({ name }) => name.split(" ")[0] ?? "")
  return new Map(
    [...new Set(names)].flatMap((name) =>
      Option.match(HashMap.get(children, name), {
        onNone: () => [],
        onSome: (child): ReadonlyArray<readonly [string, Descriptor]> => [[name, child]]
      })
    )
  )
}

/** What the library says of every option of a kind, which the name of the option says as well. */
const obvious =
  /^(A user-defined piece of text|A true or false value|An integer|A file\.|This (setting|option|argument) (is|may)|One of the following)/

const isOptional = ({ words }: Entry) => words.some((line) => /^This setting is optional/.test(line))
const isRepeated = ({ words }: Entry) => words.some((line) => /^This (option|argument) may be repeated/.test(line))

const named = ({ name }: Entry) =>
  name
    .replace(/^\(?(-\w), /, "$1, ")
    .replaceAll(" | ", "|")
    .replaceAll(/[()]/g, "")

const entry = (one: Entry, isOption: boolean): string => {
  const notes = [
    ...(isOption && !isOptional(one) && !isRepeated(one) ? ["required"] : []),
    ...(isRepeated(one) ? ["may be given several times"] : [])
  ]
  const said = one.words
    .filter((line) => !obvious.test(line) || (!isOption && line.startsWith("One of the following")))
    .join(". ")
  const words = [said, ...(notes.length === 0 ? [] : [`(${notes.join(", ")})`])].filter((part) => part !== "").join(" ")
  const name = wrapped(named(one).replaceAll("|", " | "), 4).replace(/^ {2}/, "")
  return words === "" ? name : `${name}\n${wrapped(words, 6)}`
}

const block = (heading: string, entries: ReadonlyArray<Entry>, isOption: boolean) =>
  entries.length === 0 ? [] : ["", `${heading}:`, ...entries.map((one) => entry(one, isOption))]

const usage = (path: ReadonlyArray<string>, { arguments: args, options }: Sections) => {
  const required = options.filter((one) => !isOptional(one) && !isRepeated(one)).map(({ name }) => valued(name))
  const others = required.length === options.length ? [] : ["[options]"]
  const words = args.map(({ name }) => /<[^>]+>/.exec(name)?.[0] ?? name)
  return wrapped(command([...path, ...words, ...required, ...others].join(" ")), 2)
}

const valued = (name: string) => {
  const [flag = name, ...value] = name.replace(/[()]/g, "").split(" ")
  return value.length === 0 ? flag : `${flag} ${flag.replace(/^-+/, "").toUpperCase()}`
}

/** What a single command is for, and all that it takes. */
export const commandPage = (path: ReadonlyArray<string>, descriptor: Descriptor): string => {
  const found = sections(descriptor)
  return [
    wrapped(found.description),
    "",
    "Usage:",
    usage(path, found),
    ...(found.example === undefined ? [] : ["", "Example:", wrapped(command(found.example), 2)]),
    ...block("Arguments", found.arguments, false),
    ...block("Options", found.options, true)
  ].join("\n")
}

/** What there is below a group of commands, or below all of them. */
export const groupPage = (
  path: ReadonlyArray<string>,
  about: string,
  commands: ReadonlyMap<string, Descriptor>
): string => {
  const children = [...commands]
  return [
    wrapped(about),
    "",
    "Usage:",
    `  ${command([...path, "COMMAND"].join(" "))}`,
    "",
    "Commands:",
    listed(children.map(([name, child]) => [name, sections(child).description])),
    "",
    "For more about one of them:",
    `  ${command([...path, children[0]?.[0] ?? "", "--help"].join(" "))}`
  ].join("\n")
}

export const namesOf = ({ name }: Entry): ReadonlyArray<string> => name.match(/(?<![\w-])--?[a-z][\w-]*/g) ?? []

/** The options that a command has, as they are typed. */
export const optionNames = (descriptor: Descriptor): ReadonlyArray<string> =>
  sections(descriptor).options.flatMap(namesOf)

/** Those of them that take no value. */
export const flagNames = (descriptor: Descriptor): ReadonlyArray<string> =>
  sections(descriptor)
    .options.filter(({ words }) => words.some((line) => line.startsWith("A true or false value")))
    .flatMap(namesOf)

export const nameOf = (descriptor: Descriptor): string => [...CommandDescriptor.getNames(descriptor)][0] ?? ""

export const asDescriptor = <Name extends string, R, E, A>(one: Command.Command<Name, R, E, A>): Descriptor =>
  one.descriptor
