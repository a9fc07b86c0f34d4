import type { AccountId, InvitationId, WorkspaceId } from "#schema/Ids.ts"
import type { Role } from "#schema/resources/Workspace.ts"
import { line } from "#src/Mail/Line.ts"
import type { InvitationRow } from "./InvitationsRepo.ts"
import type { Joining } from "./Joining.ts"

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
  readonly joining: Joining
  /** Whether a letter could prove the address. */
  readonly lettersReach: boolean
}

export const invitationOf = (row: InvitationRow): Invitation => ({
  workspaceId: row.workspace_id,
  id: row.id,
  email: row.email,
  role: row.role,
  limitedTo: row.limited_to,
  invitedBy: row.invited_by,
  expiresAt: row.expires_at
})

/** As the audit log keeps it. */
export const recordedInvitation = ({
  id,
  email,
  role,
  limited_to
}: {
  readonly id: InvitationId
  readonly email: string
  readonly role: Role
  readonly limited_to: ReadonlyArray<AccountId> | null
}) => ({ id, email, role, limited_to })

export const invitationLetter = (
  { invitedBy, role, workspaceName }: Pick<OpenInvitation, "invitedBy" | "role" | "workspaceName">,
  link: string
) => ({
  subject: `${line(invitedBy)} invites you to ${line(workspaceName)} on Steward`,
  text: `Hello,

${line(invitedBy)} has invited you to help moderate the comments of ${line(workspaceName)} on Steward. Your role is ${role}.
To accept, open this link within a week:

${link}

If you did not expect this e-mail, you can ignore it.
`
})
