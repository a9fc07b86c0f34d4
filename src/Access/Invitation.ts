import type { AccountId, InvitationId, WorkspaceId } from "#schema/Ids.ts"
import type { Role } from "#schema/Workspace.ts"

/** Somebody who was asked to become a member, and has not answered. */
export interface Invitation {
  readonly workspaceId: WorkspaceId
  readonly id: InvitationId
  readonly email: string
  readonly role: Role
  readonly limitedTo: ReadonlyArray<AccountId> | null
  /** A name. */
  readonly invitedBy: string
  readonly expiresAt: Date
}

/** As whoever was invited sees it. */
export interface OpenInvitation extends Invitation {
  readonly workspaceName: string
  /** Whether they have a password, and so only have to say yes. */
  readonly known: boolean
}

/** Whether a member of this role may invite, change and remove members of that role. */
export const mayManage = (role: Role | null, other: Role): boolean =>
  role === "owner" || (role === "admin" && other !== "owner")

export const invitationLetter = (
  { invitedBy, role, workspaceName }: Pick<OpenInvitation, "invitedBy" | "role" | "workspaceName">,
  link: string
) => ({
  subject: `${invitedBy} invites you to ${workspaceName} on Steward`,
  text: `Hello,

${invitedBy} invites you to look after the comments of ${workspaceName} on Steward, as ${role}. Within a week, this link
makes you a member:

${link}

If you do not know what this is about, there is nothing to do.
`
})
