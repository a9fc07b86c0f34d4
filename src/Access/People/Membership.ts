import { Data } from "effect"
import type { AccountId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import { mayManage, type Standing } from "#schema/resources/Permission.ts"
import type { Role } from "#schema/resources/Workspace.ts"
import type { TimeZone } from "#schema/TimeZone.ts"
import type { AddressProof } from "./Person.ts"

/** What a person is in a workspace. `limitedTo`: the accounts a manager or moderator is limited to; null for all. */
export interface Membership {
  readonly role: Role
  readonly limitedTo: ReadonlyArray<AccountId> | null
}

export interface Member extends Membership {
  readonly personId: PersonId
  readonly name: string
  readonly email: string | null
  readonly addressProof: AddressProof | null
}

/** A workspace as one of its members sees it. */
export interface Brand extends Membership {
  readonly workspaceId: WorkspaceId
  readonly name: string
  readonly timeZone: TimeZone
  /** It asks its people for a second factor, and this one has none: it is closed to them in the app. */
  readonly lacksFactor: boolean
}

/** The person is no member of the workspace. */
export class NotAMember extends Data.TaggedError("NotAMember")<{ readonly message: string }> {}

/** A membership that may not be; `message` says why. */
export class MembershipRefused extends Data.TaggedError("MembershipRefused")<{ readonly message: string }> {}

const limitable: ReadonlyArray<Role> = ["manager", "moderator"]

/** Why a person may not have this membership, whoever they are; null when they may. */
export const unfit = ({ role, limitedTo }: Membership): string | null =>
  limitedTo === null || limitable.includes(role)
    ? null
    : `Only a manager or a moderator can be limited to some accounts, not the role ${role}`

/** Whether a workspace would be left without an owner if this member became `role`, or left (null). */
export const leavesNoOwner = (
  members: ReadonlyArray<Pick<Member, "personId" | "role">>,
  personId: PersonId,
  role: Role | null
): boolean =>
  role !== "owner" &&
  members.some((member) => member.role === "owner") &&
  members.every((member) => member.role !== "owner" || member.personId === personId)

/** Whether a member may manage all these roles by the role they have now. */
export const mayStill = (
  members: ReadonlyArray<Pick<Member, "personId" | "role">>,
  personId: PersonId,
  roles: ReadonlyArray<Role>
): boolean => {
  const own = members.find((member) => member.personId === personId)?.role ?? null
  return roles.every((role) => mayManage(own, role))
}

/** Why somebody is refused who may have done it when they asked. */
export const noLonger = "Your own role was changed meanwhile, and with the one that you have now you may not do this"

/** Why such a change is refused. */
export const onlyOwner = (name: string): string =>
  `${name} is the only owner of this workspace: make somebody else an owner first`

export const sameMembership = (one: Standing, other: Standing): boolean =>
  one.role === other.role && JSON.stringify(one.limitedTo) === JSON.stringify(other.limitedTo)
