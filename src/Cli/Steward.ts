import { CliConfig, Command } from "@effect/cli"
import { Effect, type Layer } from "effect"
import type { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import type { KeySuccession } from "#src/Access/Keys/KeySuccession.ts"
import type { Keys } from "#src/Access/Keys/Keys.ts"
import type { Members } from "#src/Access/Members/Members.ts"
import type { People } from "#src/Access/People/People.ts"
import type { WorkspaceRemoval } from "#src/Access/Workspaces/Removal/WorkspaceRemoval.ts"
import type { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import type { KeyRotation } from "#src/Database/Secrets/KeyRotation.ts"
import { adminCommand } from "./Admin/Commands.ts"
import { type AutopilotServices, autopilotCommands } from "./Autopilot/Commands.ts"
import { GivenWords } from "./Console/CommandLine.ts"
import { dispatch } from "./Dispatch.ts"
import { emailMarketingCommand, type MarketingServices } from "./EmailMarketing/Commands.ts"
import { config, nameOf } from "./Help/HelpPage.ts"
import { keysCreate } from "./Keys/KeysCreate.ts"
import { keysList } from "./Keys/KeysList.ts"
import { keysRevoke } from "./Keys/KeysRevoke.ts"
import { keysRotate } from "./Keys/Rotate.ts"
import { membersAdd, membersList, membersRole } from "./Members/Members.ts"
import { membersRemove } from "./Members/Removing.ts"
import { limitingCommand, type ModerationServices, moderationCommands } from "./Moderation/Commands.ts"
import { sayFailure, wantsJson } from "./SayFailure.ts"
import { assistantsCommand, invitingCommands, peopleCommand, type SignInServices } from "./SignIn/Commands.ts"
import { type WebhookServices, webhooksCommand } from "./Webhooks/Commands.ts"
import { workspacesCreate, workspacesDelete, workspacesList, workspacesRename } from "./Workspaces/Workspaces.ts"

export type CliServices = KeyRevocation | Keys | KeySuccession | Members | People | WorkspaceRemoval | Workspaces

export type RoomServices = AutopilotServices | MarketingServices | ModerationServices | SignInServices | WebhookServices

/** What commands stand on, built for the one that runs. */
export interface CliLayers<E, R> {
  readonly access: Layer.Layer<CliServices, E, R>
  readonly rooms: Layer.Layer<RoomServices, E, R>
  readonly admin: Layer.Layer<KeyRotation, E, R>
}

// the services are given to each command alone: help needs no database
const steward = <E, R>({ access: services, admin, rooms }: CliLayers<E, R>) => {
  const workspaces = Command.make("workspaces").pipe(
    Command.withDescription("Brands, each apart from the others"),
    Command.withSubcommands([
      Command.provide(workspacesList, services),
      Command.provide(workspacesCreate, services),
      Command.provide(workspacesRename, services),
      Command.provide(workspacesDelete, services)
    ])
  )
  const keys = Command.make("keys").pipe(
    Command.withDescription("API keys"),
    Command.withSubcommands([
      Command.provide(keysCreate, services),
      Command.provide(keysList, services),
      Command.provide(keysRotate, services),
      Command.provide(keysRevoke, services)
    ])
  )
  const members = Command.make("members").pipe(
    Command.withDescription("Who may do what in a workspace"),
    Command.withSubcommands([
      Command.provide(membersList, services),
      Command.provide(membersAdd, services),
      Command.provide(membersRole, services),
      Command.provide(membersRemove, services),
      limitingCommand(rooms),
      ...invitingCommands(rooms)
    ])
  )
  const groups = [
    workspaces,
    keys,
    members,
    peopleCommand(rooms),
    assistantsCommand(rooms),
    ...moderationCommands(rooms),
    webhooksCommand(rooms),
    emailMarketingCommand(rooms),
    ...autopilotCommands(rooms),
    adminCommand(admin)
  ] as const
  return {
    root: Command.make("steward").pipe(Command.withSubcommands(groups)),
    groups: new Map(groups.map(({ descriptor }) => [nameOf(descriptor), descriptor]))
  }
}

/** Runs the command line. Whatever goes wrong is said on standard error, in words or as JSON, and fails. */
export const runSteward = <E extends { readonly message: string }, R>(
  layers: CliLayers<E, R>,
  args: ReadonlyArray<string>
) =>
  dispatch(steward(layers), args).pipe(
    Effect.tapErrorCause((cause) => sayFailure(cause, wantsJson(args))),
    Effect.provideService(GivenWords, args),
    Effect.provide(CliConfig.layer(config))
  )
