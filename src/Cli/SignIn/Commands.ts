import { Command } from "@effect/cli"
import type { Layer } from "effect"
import type { FactorReset } from "#src/Access/Members/FactorReset.ts"
import type { Invitations } from "#src/Access/Members/Invitations.ts"
import type { Members } from "#src/Access/Members/Members.ts"
import type { People } from "#src/Access/People/People.ts"
import type { PasswordLinks } from "#src/Access/SignIn/PasswordLinks.ts"
import type { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import type { Grants } from "#src/OAuth/Grants/Grants.ts"
import type { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { membersInvite, membersPasswordLink, membersVouch } from "../Members/Inviting.ts"
import { peopleResetFactor } from "../People/ResetFactor.ts"
import { assistantsList, assistantsRevoke } from "./Assistants.ts"

export type SignInServices =
  | Accounts
  | FactorReset
  | Grants
  | Invitations
  | Members
  | PasswordLinks
  | People
  | Workspaces

/** How people come in, beside what they may do. */
export const invitingCommands = <E, R>(services: Layer.Layer<SignInServices, E, R>) =>
  [
    Command.provide(membersInvite, services),
    Command.provide(membersPasswordLink, services),
    Command.provide(membersVouch, services)
  ] as const

export const assistantsCommand = <E, R>(services: Layer.Layer<SignInServices, E, R>) =>
  Command.make("assistants").pipe(
    Command.withDescription("Assistants that act for people"),
    Command.withSubcommands([Command.provide(assistantsList, services), Command.provide(assistantsRevoke, services)])
  )

export const peopleCommand = <E, R>(services: Layer.Layer<SignInServices, E, R>) =>
  Command.make("people").pipe(
    Command.withDescription("People and how they sign in, whatever brands they belong to"),
    Command.withSubcommands([Command.provide(peopleResetFactor, services)])
  )
