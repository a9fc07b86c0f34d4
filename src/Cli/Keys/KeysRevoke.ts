import { Args, Command, Options } from "@effect/cli"
import { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { chooseKey, quoted } from "../Console/Choose.ts"
import { confirmed, yesOption } from "../Console/Confirm.ts"
import { jsonOption, print } from "../Console/Output.ts"
import { operator, someWorkspaces, workspaceOption } from "../Console/Workspace.ts"
import { keysOf } from "./KeysList.ts"

export const keysRevoke = Command.make(
  "revoke",
  {
    key: Args.text({ name: "key" }).pipe(
      Args.withDescription("The key, by its name, its id or its first 13 characters")
    ),
    yes: yesOption,
    workspace: Options.optional(workspaceOption),
    json: jsonOption
  },
  tracedFn("Cli.keysRevoke")(function* ({ key: given, workspace, yes, json }) {
    const { revoke } = yield* KeyRevocation
    const key = yield* chooseKey(given, yield* keysOf(yield* someWorkspaces(workspace)))
    const which = `The key ${quoted(key.name)} (${key.prefix}…) of ${quoted(key.createdBy)} in ${quoted(key.workspace.name)}`
    if (key.revokedAt === null) {
      yield* confirmed(`${which} will be refused, and the hooks that it alone asked for will be removed.`, yes)
    }
    const { hooksRemoved } = yield* revoke(key.workspace.id, key.id, operator)
    const how = key.revokedAt === null ? "is revoked" : "was revoked before"
    yield* print(json, `${which} ${how}${withHooks(hooksRemoved)}.`, {
      id: key.id,
      prefix: key.prefix,
      hooks_removed: hooksRemoved
    })
  })
).pipe(Command.withDescription("Revokes an API key, and removes the hooks that it alone asked for; asks first"))

const withHooks = (count: number) => (count === 0 ? "" : `, and with it ${count === 1 ? "1 hook" : `${count} hooks`}`)
