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
import { begun } from "../Help/Purposes.ts"
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

export const assistantsCommand = <E, R>(services: Layer.Layer<SignInServices, E, R>) =>
  begun("assistants").pipe(
    Command.withSubcommands([Command.provide(assistantsList, services), Command.provide(assistantsRevoke, services)])
  )

export const peopleCommand = <E, R>(services: Layer.Layer<SignInServices, E, R>) =>
  begun("people").pipe(Command.withSubcommands([Command.provide(peopleResetFactor, services)]))
