import { Options } from "@effect/cli"
import { Effect, Option } from "effect"
import { Name } from "#src/Access/Name.ts"
import { Workspaces } from "#src/Access/Workspaces.ts"
import { chooseWorkspace } from "./Choose.ts"
import { CommandFailed } from "./CommandFailed.ts"
import { parsedText } from "./Parsed.ts"

export const workspaceOption = parsedText("workspace", Name).pipe(
  Options.withDescription("The workspace (brand), by name or id")
)

/** Who changed what from here, in the audit log. */
export const operator = "an operator, by the command line"

export const findWorkspace = Effect.fn("Cli.findWorkspace")(function* (given: string) {
  const workspaces = yield* Workspaces
  const found = yield* workspaces.find(given)
  return yield* chooseWorkspace(given, found, found.length > 0 ? [] : yield* workspaces.list)
})

/** The workspaces that are meant: the given one, or all. */
export const someWorkspaces = Effect.fn("Cli.someWorkspaces")(function* (given: Option.Option<string>) {
  if (Option.isSome(given)) return [yield* findWorkspace(given.value)]
  return yield* Effect.flatMap(Workspaces, ({ list }) => list)
})

/** The workspace that is meant: the given one, or the only one. */
export const theWorkspace = Effect.fn("Cli.theWorkspace")(function* (given: Option.Option<string>) {
  const [one, ...others] = yield* someWorkspaces(given)
  if (one === undefined)
    return yield* new CommandFailed({ message: "There is no workspace yet; keys create makes one" })
  if (others.length === 0) return one
  return yield* new CommandFailed({ message: "There are several workspaces; say which with --workspace" })
})
