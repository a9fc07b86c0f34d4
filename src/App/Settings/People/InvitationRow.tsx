import { may, mayManage } from "#schema/resources/Permission.ts"
import type { TeamInvitation } from "#schema/settings/Team.ts"
import { Hidden } from "../../Parts/Form.tsx"
import { Moment } from "../../Parts/Words.tsx"
import type { PeopleProps } from "./PeopleProps.ts"
import { reachOf } from "./ReachOf.ts"

/** An invitation that nobody has answered. */
export const InvitationRow = ({
  accounts,
  invitation,
  visit: { brand }
}: { readonly invitation: TeamInvitation } & Pick<PeopleProps, "accounts" | "visit">) => {
  const { email, expires_at, id, invited_by, limited_to, role } = invitation
  return (
    <li>
      <div>
        <span class="heading">
          <strong>
            <bdi>{email}</bdi>
          </strong>
          <span class="state">{role}</span>
        </span>
        <p class="small soft">
          Invited by <bdi>{invited_by}</bdi>, until <Moment at={expires_at} timeZone={brand.timeZone} />
          {limited_to !== null && `, for ${reachOf(limited_to, accounts)}`}
        </p>
      </div>
      {may(brand, "manage_members") && mayManage(brand.role, role) && (
        <div class="does">
          {(["resend", "cancel"] as const).map((what) => (
            <form key={what} method="post" action={`/settings/people/invitations/${id}/${what}`}>
              <Hidden name="workspace" value={brand.workspaceId} />
              <button type="submit" class={what === "cancel" ? "quiet bad" : "quiet"}>
                {what === "cancel" ? "Take back" : "Send again"}
                <span class="unseen"> the invitation to {email}</span>
              </button>
            </form>
          ))}
        </div>
      )}
    </li>
  )
}
