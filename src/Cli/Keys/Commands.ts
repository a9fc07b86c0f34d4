import { Command } from "@effect/cli"
import type { Layer } from "effect"
import type { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import type { KeySuccession } from "#src/Access/Keys/KeySuccession.ts"
import type { Keys } from "#src/Access/Keys/Keys.ts"
import type { Members } from "#src/Access/Members/Members.ts"
import type { People } from "#src/Access/People/People.ts"
import type { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { begun } from "../Help/Purposes.ts"
import { keysCreate } from "./KeysCreate.ts"
import { keysList } from "./KeysList.ts"
import { keysRevoke } from "./KeysRevoke.ts"
import { keysRotate } from "./Rotate.ts"

export type KeyServices = KeyRevocation | Keys | KeySuccession | Members | People | Workspaces

export const keysCommand = <E, R>(services: Layer.Layer<KeyServices, E, R>) =>
  begun("keys").pipe(
    Command.withSubcommands([
      Command.provide(keysCreate, services),
      Command.provide(keysList, services),
      Command.provide(keysRotate, services),
      Command.provide(keysRevoke, services)
    ])
  )
