import { Command } from "@effect/cli"
import type { Layer } from "effect"
import type { WorkspaceRemoval } from "#src/Access/Workspaces/Removal/WorkspaceRemoval.ts"
import type { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { begun } from "../Help/Purposes.ts"
import { workspacesCreate, workspacesDelete, workspacesList, workspacesRename } from "./Workspaces.ts"

export const workspacesCommand = <E, R>(services: Layer.Layer<WorkspaceRemoval | Workspaces, E, R>) =>
  begun("workspaces").pipe(
    Command.withSubcommands([
      Command.provide(workspacesList, services),
      Command.provide(workspacesCreate, services),
      Command.provide(workspacesRename, services),
      Command.provide(workspacesDelete, services)
    ])
  )
