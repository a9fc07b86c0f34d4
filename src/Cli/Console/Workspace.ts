import { Options } from "@effect/cli"
import { Effect, Option } from "effect"
import { Name } from "#schema/Name.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { chooseWorkspace, quoted } from "./Choose.ts"
import { CommandFailed } from "./CommandFailed.ts"
import { command, commandOf, GivenWords } from "./CommandLine.ts"
import { parsedText } from "./Parsed.ts"

export const workspaceOption = parsedText("workspace", Name).pipe(
  Options.withDescription("The workspace (brand), by name or id; needed where there are several")
)

/** Who changed what from here: in the audit log, in histories and in letters. */
export const operator = "Steward's operator"

export const findWorkspace = tracedFn("Cli.findWorkspace")(function* (given: string) {
  const workspaces = yield* Workspaces
  const found = yield* workspaces.find(given)
  return yield* chooseWorkspace(given, found, found.length > 0 ? [] : yield* workspaces.list)
})

/** The workspaces that are meant: the given one, or all. */
export const someWorkspaces = tracedFn("Cli.someWorkspaces")(function* (given: Option.Option<string>) {
  if (Option.isSome(given)) return [yield* findWorkspace(given.value)]
  return yield* Effect.flatMap(Workspaces, ({ list }) => list)
})

/** The workspace that is meant: the given one, or the only one. */
export const theWorkspace = tracedFn("Cli.theWorkspace")(function* (given: Option.Option<string>) {
  const [one, ...others] = yield* someWorkspaces(given)
  if (one === undefined) {
    const message = `There is no workspace yet. To make one:\n  ${command("workspaces create NAME")}`
    return yield* new CommandFailed({ code: "not_found", message })
  }
  if (others.length === 0) return one
  const names = [one, ...others].map(({ name }) => quoted(name)).join(", ")
  const again = commandOf([...(yield* GivenWords), "--workspace", one.name])
  return yield* new CommandFailed({
    message: `There are several workspaces: ${names}. Say which one you mean, as in:\n  ${again}`
  })
})
