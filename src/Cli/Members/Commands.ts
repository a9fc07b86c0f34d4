import { Command } from "@effect/cli"
import type { Layer } from "effect"
import type { Invitations } from "#src/Access/Members/Invitations.ts"
import type { Members } from "#src/Access/Members/Members.ts"
import type { People } from "#src/Access/People/People.ts"
import type { PasswordLinks } from "#src/Access/SignIn/PasswordLinks.ts"
import type { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import type { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { begun } from "../Help/Purposes.ts"
import { membersInvite, membersPasswordLink, membersVouch } from "./Inviting.ts"
import { membersAdd, membersList, membersRole } from "./Members.ts"
import { membersLimit } from "./MembersLimit.ts"
import { membersRemove } from "./Removing.ts"

type AccessServices = Members | People | Workspaces

/** What stands on more than who may do what. */
export type MembersServices = AccessServices | Accounts | Invitations | PasswordLinks

interface MembersLayers<E, R> {
  readonly access: Layer.Layer<AccessServices, E, R>
  readonly rooms: Layer.Layer<MembersServices, E, R>
}

export const membersCommand = <E, R>({ access, rooms }: MembersLayers<E, R>) =>
  begun("members").pipe(
    Command.withSubcommands([
      Command.provide(membersList(rooms), access),
      Command.provide(membersAdd(rooms), access),
      Command.provide(membersRole, access),
      Command.provide(membersRemove, access),
      Command.provide(membersLimit, rooms),
      Command.provide(membersInvite, rooms),
      Command.provide(membersPasswordLink, rooms),
      Command.provide(membersVouch, rooms)
    ])
  )
