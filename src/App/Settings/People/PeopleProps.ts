import { Schema } from "effect"
import type { Account } from "#schema/resources/Account.ts"
import type { TeamInvitation, TeamMember } from "#schema/settings/Team.ts"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"

/** An invitation that was just made, and its link where no e-mail went out. */
export const MadeLink = Schema.Struct({ email: Schema.String, link: Schema.NullOr(Schema.String) })
export type MadeLink = typeof MadeLink.Type

export interface PeopleProps {
  readonly visit: SettingsVisit
  readonly members: ReadonlyArray<TeamMember>
  readonly invitations: ReadonlyArray<TeamInvitation>
  readonly accounts: ReadonlyArray<Pick<Account, "id" | "name" | "platform">>
  /** Ids of those who sign in with a second factor; empty for who may not know. */
  readonly factors: ReadonlySet<string>
  readonly problem?: string
  readonly done?: string | null
  readonly made: MadeLink | null
}
