import { Command, CommandDescriptor } from "@effect/cli"
import { Console, Effect, Either } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { version } from "../../package.json"
import { CommandFailed } from "./Console/CommandFailed.ts"
import { type Addressed, addressed, unknownOption } from "./Help/Addressed.ts"
import { asDescriptor, below, commandPage, config, groupPage, sections } from "./Help/HelpPage.ts"
import { parsingFailed } from "./ParsingFailed.ts"

const about =
  "Steward moderates the comments on a brand's posts and ads. These commands work on the same database as the service, also while it runs."

type Groups = Parameters<typeof addressed>[1]

const page = ({ descriptor, isGroup, path }: Addressed, groups: Groups) => {
  if (path.length === 0) return groupPage(path, about, groups)
  return isGroup ? groupPage(path, sections(descriptor).description, below(descriptor)) : commandPage(path, descriptor)
}

/**
 * Finds the command that is meant and carries it out. Help, and what is misspelt, is told here and needs no database;
 * what the words of a command mean is the library's to say.
 */
export const dispatch = tracedFn("Cli.dispatch")(function* <Name extends string, R, E, A>(
  { groups, root }: { readonly groups: Groups; readonly root: Command.Command<Name, R, E, A> },
  args: ReadonlyArray<string>
) {
  const [first] = args
  if (first === "--version" || first === "-v") return yield* Console.log(version)
  if (first === "--completions") return yield* Command.run(root, { name: "steward", version })(["", "", ...args])
  const found = yield* addressed(asDescriptor(root), groups, args)
  if (found.asksForHelp) return yield* Console.log(page(found, groups))
  const misspelt = unknownOption(found)
  if (misspelt !== null) return yield* misspelt
  const parsed = yield* Effect.either(CommandDescriptor.parse(root.descriptor, ["steward", ...args], config))
  if (Either.isLeft(parsed)) return yield* parsingFailed(parsed.left, found)
  const directive = parsed.right
  if (directive._tag === "BuiltIn") return yield* Console.log(page(found, groups))
  const [extra] = directive.leftover
  if (extra !== undefined) {
    // the library leaves over an option at the end whose value is missing
    const lacksValue = extra.startsWith("--") && args.indexOf(extra) === args.length - 1
    if (lacksValue) return yield* new CommandFailed({ message: `${extra} needs a value.` })
    return yield* new CommandFailed({ message: `"${extra}" is one word too many for "${found.path.join(" ")}".` })
  }
  yield* root.transform(root.handler(directive.value), directive.value)
})
