import { Options } from "@effect/cli"
import type { Option } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { PersonId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { jsonOption } from "./Output.ts"
import { operator, theWorkspace, workspaceOption } from "./Workspace.ts"

export const commonOptions = { workspace: Options.optional(workspaceOption), json: jsonOption }

/** No person has it: who can run the command line may do everything, and is not in the workspace. */
const nobody = PersonId.make(`usr_${"0".repeat(32)}`)

/** The workspace that is meant, as its operator. */
export const asOperator = tracedFn("Cli.asOperator")(function* (workspace: Option.Option<string>) {
  const { id, name } = yield* theWorkspace(workspace)
  const principal: Principal = {
    workspaceId: id,
    workspaceName: name,
    personId: nobody,
    personName: operator,
    role: "owner",
    limitedTo: null
  }
  return principal
})
