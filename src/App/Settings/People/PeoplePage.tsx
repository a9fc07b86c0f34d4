import { platformName } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"
import { may, mayManage } from "#schema/resources/Permission.ts"
import type { TeamInvitation, TeamMember } from "#schema/settings/Team.ts"
import { Field, Hidden } from "../../Parts/Form.tsx"
import { Note } from "../../Parts/Note.tsx"
import { counted, Moment } from "../../Parts/Words.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"
import { RoleFields } from "./RoleFields.tsx"

export interface PeopleProps {
  readonly visit: SettingsVisit
  readonly members: ReadonlyArray<TeamMember>
  readonly invitations: ReadonlyArray<TeamInvitation>
  readonly accounts: ReadonlyArray<Pick<Account, "id" | "name" | "platform">>
  /** Ids of those who sign in with a second factor; empty for who may not know. */
  readonly factors: ReadonlySet<string>
  readonly problem?: string
  readonly done?: string | null
  /** An invitation that was just made, and its link where no e-mail went out. */
  readonly made?: { readonly email: string; readonly link: string | null }
}

const proofWords = ({ address_proved_by }: TeamMember) => {
  if (address_proved_by === null) return "this address is not proved yet"
  return address_proved_by === "letter" ? "address proved by a letter" : "address proved by who runs Steward"
}

const reachOf = (limited: ReadonlyArray<string> | null, accounts: PeopleProps["accounts"]) =>
  limited === null
    ? "every account"
    : accounts
        .filter(({ id }) => limited.includes(id))
        .map(({ name, platform }) => `${name} on ${platformName(platform)}`)
        .join(", ") || "accounts that are gone"

const MemberRow = ({
  accounts,
  factors,
  member,
  visit
}: { readonly member: TeamMember } & Pick<PeopleProps, "accounts" | "factors" | "visit">) => {
  const { brand, person } = visit
  const { email, id, limited_to, name, role } = member
  const isManaged = may(brand, "manage_members") && mayManage(brand.role, role)
  return (
    <li>
      <div>
        <span class="heading">
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {id === person.id && <span class="soft">you</span>}
          <span class="state">{role}</span>
          {factors.has(id) && <span class="state visible">second factor</span>}
        </span>
        {email !== null && (
          <p class="small soft">
            <bdi>{email}</bdi> · {proofWords(member)}
          </p>
        )}
        {limited_to !== null && (
          <p class="small">
            Only for <bdi>{reachOf(limited_to, accounts)}</bdi>
          </p>
        )}
      </div>
      {isManaged && (
        <div class="does">
          <details class="drawer">
            <summary class="button quiet">
              Change<span class="unseen"> {name}</span>
            </summary>
            <form method="post" action={`/settings/people/${id}/change`}>
              <Hidden name="workspace" value={brand.workspaceId} />
              <RoleFields id={`role-${id}`} by={brand.role} chosen={role} limited={limited_to} accounts={accounts} />
              <button type="submit">Save</button>
            </form>
          </details>
          {id !== person.id && brand.role === "owner" && factors.has(id) && (
            <a class="button quiet" href={inBrand(`/settings/people/${id}/reset-factor`, brand.workspaceId)}>
              Reset second factor<span class="unseen"> of {name}</span>
            </a>
          )}
          {id !== person.id && (
            <a class="button quiet bad" href={inBrand(`/settings/people/${id}/remove`, brand.workspaceId)}>
              Remove<span class="unseen"> {name}</span>
            </a>
          )}
        </div>
      )}
    </li>
  )
}

const InvitationRow = ({
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

const MadeNote = ({ made }: { readonly made: NonNullable<PeopleProps["made"]> }) =>
  made.link === null ? (
    <Note kind="good" isStatus>
      <p>
        An e-mail with the invitation is on its way to <bdi>{made.email}</bdi>.
      </p>
    </Note>
  ) : (
    <Note kind="warn" isStatus>
      <p>
        <bdi>{made.email}</bdi> is invited, but Steward could not send an e-mail. Give them this link yourself. It works
        for a week:
      </p>
      <p class="secret">{made.link}</p>
      <p>
        Whoever opens this link first chooses the password, so give it to them alone. It does not prove that the address
        is theirs. Until that is proved, their account cannot join a second brand.
      </p>
    </Note>
  )

export const peoplePage = (props: PeopleProps) => {
  const { accounts, done, factors, invitations, made, members, problem, visit } = props
  const { brand } = visit
  return {
    title: "People",
    body: (
      <SettingsFrame brand={brand} here="people" done={done} problem={problem}>
        {made !== undefined && <MadeNote made={made} />}
        <p class="about-page">
          {counted(members.length, "person", "people")} can see or answer the comments of {brand.name}.
        </p>
        <ul class="rows">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} accounts={accounts} factors={factors} visit={visit} />
          ))}
        </ul>
        {invitations.length > 0 && (
          <>
            <h2>Invited</h2>
            <ul class="rows">
              {invitations.map((one) => (
                <InvitationRow key={one.id} invitation={one} accounts={accounts} visit={visit} />
              ))}
            </ul>
          </>
        )}
        {may(brand, "manage_members") ? (
          <>
            <h2>Invite somebody</h2>
            <form method="post" action="/settings/people/invite" class="panel">
              <Hidden name="workspace" value={brand.workspaceId} />
              <Field id="email" label="E-mail address" type="email" required maxLength={254} autocomplete="off" />
              <RoleFields id="role" by={brand.role} chosen="moderator" limited={null} accounts={accounts} />
              <button type="submit">Invite</button>
            </form>
          </>
        ) : (
          <p class="soft small">Owners and admins can invite, change and remove people.</p>
        )}
      </SettingsFrame>
    )
  }
}
