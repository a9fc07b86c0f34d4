import { Args, Command, Options } from "@effect/cli"
import { Effect } from "effect"
import { Name } from "#schema/Name.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { WorkspaceRemoval } from "#src/Access/Workspaces/Removal/WorkspaceRemoval.ts"
import { type Workspace, Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { quoted } from "../Console/Choose.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { command, commandOf } from "../Console/CommandLine.ts"
import { confirmed, yesOption } from "../Console/Confirm.ts"
import { jsonOption, print, printList } from "../Console/Output.ts"
import { parsedArg, parsedText } from "../Console/Parsed.ts"
import { table } from "../Console/Table.ts"
import { findWorkspace, operator } from "../Console/Workspace.ts"
import { contentsInWords } from "./Contents.ts"

const workspaceArg = Args.text({ name: "workspace" }).pipe(Args.withDescription("The workspace, by name or id"))
const nameArg = parsedArg("name", Name)

const inJson = ({ createdAt, id, name, timeZone }: Workspace) => ({
  id,
  name,
  time_zone: timeZone,
  created_at: shown(createdAt)
})

/** Two workspaces of one name could only be told apart by their ids. */
const free = tracedFn("Cli.freeName")(function* (name: string, except?: Workspace) {
  const [taken] = (yield* Effect.flatMap(Workspaces, ({ find }) => find(name))).filter(({ id }) => id !== except?.id)
  if (taken === undefined) return
  const message = `There is a workspace ${quoted(taken.name)} already (${taken.id}). Nothing is changed.`
  return yield* new CommandFailed({ code: "conflict", message })
})

export const workspacesList = Command.make(
  "list",
  { json: jsonOption },
  tracedFn("Cli.workspacesList")(function* ({ json }) {
    const list = yield* Effect.flatMap(Workspaces, (workspaces) => workspaces.list)
    const words =
      list.length === 0
        ? `There is no workspace yet. To make one:\n  ${command("workspaces create NAME")}`
        : table(
            ["WORKSPACE", "TIME ZONE", "MADE", "ID"],
            list.map(({ createdAt, id, name, timeZone }) => [name, timeZone, shown(createdAt).slice(0, 10), id])
          )
    yield* printList(json, words, list.map(inJson))
  })
).pipe(Command.withDescription("Lists the workspaces (brands)"))

export const workspacesCreate = Command.make(
  "create",
  {
    name: nameArg.pipe(Args.withDescription("The name of the brand")),
    timeZone: parsedText("time-zone", TimeZone).pipe(
      Options.withDefault(TimeZone.make("UTC")),
      Options.withDescription("Its time zone, as in Europe/Oslo; reports count days in it")
    ),
    json: jsonOption
  },
  tracedFn("Cli.workspacesCreate")(function* ({ json, name, timeZone }) {
    yield* free(name)
    const made = yield* Effect.flatMap(Workspaces, ({ create }) => create({ name, timeZone }))
    const words = [
      `The workspace ${quoted(made.name)} was created (${made.id}), in the time zone ${made.timeZone}.`,
      "Nobody is in it yet. To invite its owner:",
      `  ${commandOf(["members", "invite", "EMAIL", "--role", "owner", "--workspace", made.name])}`
    ]
    yield* print(json, words.join("\n"), inJson(made))
  })
).pipe(Command.withDescription("Makes a workspace for another brand"))

export const workspacesRename = Command.make(
  "rename",
  { workspace: workspaceArg, name: nameArg.pipe(Args.withDescription("Its new name")), json: jsonOption },
  tracedFn("Cli.workspacesRename")(function* ({ json, name, workspace: given }) {
    const workspace = yield* findWorkspace(given)
    yield* free(name, workspace)
    const renamed = yield* Effect.flatMap(Workspaces, ({ rename }) => rename(workspace, name, operator))
    const words = `The workspace ${quoted(workspace.name)} is now called ${quoted(renamed.name)}.`
    yield* print(json, words, inJson(renamed))
  })
).pipe(Command.withDescription("Gives a workspace another name; its id and all in it stay"))

export const workspacesDelete = Command.make(
  "delete",
  { workspace: workspaceArg, yes: yesOption, json: jsonOption },
  tracedFn("Cli.workspacesDelete")(function* ({ json, workspace: given, yes }) {
    const removal = yield* WorkspaceRemoval
    const workspace = yield* findWorkspace(given)
    const contents = yield* removal.contents(workspace.id)
    const what = [
      `This deletes the workspace ${quoted(workspace.name)} (${workspace.id}) for good, and with it:`,
      `  ${contentsInWords(contents)},`,
      "  all decisions, reports, sales and the audit log.",
      "Hidden comments stay hidden on the platforms. People keep their sign-in."
    ]
    yield* confirmed(what.join("\n"), yes)
    yield* removal.remove(workspace.id)
    const words = `The workspace ${quoted(workspace.name)} is deleted, and all that was in it.`
    yield* print(json, words, { id: workspace.id, name: workspace.name, deleted: true, ...contents })
  })
).pipe(Command.withDescription("Deletes a workspace and all that is in it, for good; asks first"))
