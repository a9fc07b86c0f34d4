import { Command } from "@effect/cli"
import type { Layer } from "effect"
import type { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import type { AccountCheck } from "#src/Platforms/Accounts/AccountCheck.ts"
import type { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import type { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import type { ConnectLinks } from "#src/Platforms/Connect/ConnectLinks.ts"
import type { Doctor } from "#src/Platforms/Doctor/Doctor.ts"
import { begun } from "../Help/Purposes.ts"
import { accountsConnect, accountsDisconnect } from "./Connecting.ts"
import { accountsDoctor } from "./Doctoring.ts"
import { accountsList, accountsShow } from "./Showing.ts"

export type AccountServices = AccountCheck | Accounts | ConnectLinks | Disconnections | Doctor | Workspaces

export const accountsCommand = <E, R>(services: Layer.Layer<AccountServices, E, R>) =>
  begun("accounts").pipe(
    Command.withSubcommands([
      Command.provide(accountsList, services),
      Command.provide(accountsShow, services),
      Command.provide(accountsConnect, services),
      Command.provide(accountsDisconnect, services),
      Command.provide(accountsDoctor, services)
    ])
  )
