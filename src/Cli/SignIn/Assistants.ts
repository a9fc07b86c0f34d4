import { Args, Command, Options } from "@effect/cli"
import { Effect } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { Grants } from "#src/OAuth/Grants/Grants.ts"
import { quoted } from "../Console/Choose.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { command } from "../Console/CommandLine.ts"
import { confirmed, yesOption } from "../Console/Confirm.ts"
import { jsonOption, print, printList } from "../Console/Output.ts"
import { table } from "../Console/Table.ts"
import { operator, someWorkspaces, workspaceOption } from "../Console/Workspace.ts"

const common = { workspace: Options.optional(workspaceOption), json: jsonOption }

const day = (date: Date) => date.toISOString().slice(0, 10)

export const assistantsList = Command.make(
  "list",
  common,
  tracedFn("Cli.assistantsList")(function* ({ json, workspace }) {
    const grants = yield* Grants
    const lists = yield* Effect.forEach(yield* someWorkspaces(workspace), ({ id }) => grants.listIn(id))
    const all = lists.flat()
    yield* printList(
      json,
      all.length === 0
        ? "No assistant is connected."
        : table(
            ["ASSISTANT", "FOR", "WORKSPACE", "MAY", "CONNECTED", "LAST USED", "ID"],
            all.map((one) => [
              one.name,
              one.personName,
              one.workspaceName,
              one.scopes.join(" "),
              day(one.connectedAt),
              day(one.usedAt),
              one.grantId
            ])
          ),
      all.map((one) => ({
        id: one.grantId,
        assistant: one.name,
        person: { id: one.personId, name: one.personName },
        workspace: { id: one.workspaceId, name: one.workspaceName },
        scopes: one.scopes,
        connected_at: shown(one.connectedAt),
        used_at: shown(one.usedAt)
      }))
    )
  })
).pipe(Command.withDescription("Lists the assistants that act for people"))

export const assistantsRevoke = Command.make(
  "revoke",
  {
    yes: yesOption,
    assistant: Args.text({ name: "id" }).pipe(Args.withDescription("Its id, as assistants list shows it")),
    ...common
  },
  tracedFn("Cli.assistantsRevoke")(function* ({ assistant, json, workspace, yes }) {
    const grants = yield* Grants
    const lists = yield* Effect.forEach(yield* someWorkspaces(workspace), ({ id }) => grants.listIn(id))
    const found = lists.flat().find(({ grantId }) => grantId === assistant)
    if (found === undefined) {
      return yield* new CommandFailed({
        message: `${quoted(assistant)} is not connected. To see who is:\n  ${command("assistants list")}`
      })
    }
    const which = `${quoted(found.name)}, which acts for ${quoted(found.personName)} in ${quoted(found.workspaceName)}`
    yield* confirmed(`This disconnects the assistant ${which}.`, yes)
    yield* grants.end(found.workspaceId, found.grantId, operator, "revoked by Steward's operator")
    const words = `${quoted(found.name)} no longer acts for ${quoted(found.personName)} in ${quoted(found.workspaceName)}.`
    yield* print(json, words, { id: found.grantId, assistant: found.name })
  })
).pipe(Command.withDescription("Disconnects an assistant; asks first"))
