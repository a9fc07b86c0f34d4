import type { Role } from "#schema/resources/Workspace.ts"
import { type Invitation, mayManage } from "#src/Access/Members/Invitation.ts"
import type { Brand, Member } from "#src/Access/People/Membership.ts"
import type { Person } from "#src/Access/People/Person.ts"
import { Alert, Field, Hidden } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
import { type Removed, RemovedNote } from "./MemberRemoval.tsx"

const roles: ReadonlyArray<Role> = ["owner", "admin", "manager", "moderator", "viewer"]

const roleWords: Record<Role, string> = {
  owner: "Owner: everything",
  admin: "Admin: everything but owners",
  manager: "Manager: comments and settings",
  moderator: "Moderator: comments",
  viewer: "Viewer: can only view"
}

const proofWords = (proof: Member["addressProof"]) => {
  if (proof === null) return "nobody has proved this address"
  return proof === "letter" ? "address proved by a letter" : "address proved by who runs Steward"
}

export interface MembersView {
  readonly person: Person
  readonly brand: Brand
  readonly brands: ReadonlyArray<Brand>
  readonly members: ReadonlyArray<Member>
  readonly invitations: ReadonlyArray<Invitation>
  readonly problem: string | null
  /** Somebody who was just removed, and what ended with that. */
  readonly removed: Removed | null
  /** An invitation that was just made, and its link where no letter went out. */
  readonly made: { readonly email: string; readonly link: string | null } | null
}

const MemberRow = ({ member, view: { brand, person } }: { readonly member: Member; readonly view: MembersView }) => {
  const { addressProof, email, limitedTo, name, personId, role } = member
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {personId === person.id ? " (you)" : ""}
        <br />
        <span class="small soft">
          {`${role}${limitedTo === null ? "" : `, for ${limitedTo.length} of the accounts`}`}
        </span>
        {email !== null && (
          <>
            <br />
            <span class="small soft">{`${email}: ${proofWords(addressProof)}`}</span>
          </>
        )}
      </div>
      {personId !== person.id && mayManage(brand.role, role) && (
        <form method="get" action="/members/remove">
          <Hidden name="workspace" value={brand.workspaceId} />
          <Hidden name="person" value={personId} />
          <button type="submit" class="danger" aria-label={`Remove ${name}`}>
            Remove
          </button>
        </form>
      )}
    </li>
  )
}

const InvitationRow = ({ brand, invitation }: { readonly brand: Brand; readonly invitation: Invitation }) => {
  const { email, expiresAt, id, invitedBy, role } = invitation
  return (
    <li>
      <div>
        <strong>{email}</strong>
        <br />
        <span class="small soft">{`${role}, invited by ${invitedBy}, until ${expiresAt.toISOString().slice(0, 10)}`}</span>
      </div>
      {mayManage(brand.role, role) && (
        <form method="post" action="/members/take-back">
          <Hidden name="workspace" value={brand.workspaceId} />
          <Hidden name="invitation" value={id} />
          <button type="submit" class="danger" aria-label={`Take back the invitation to ${email}`}>
            Take back
          </button>
        </form>
      )}
    </li>
  )
}

const MadeNote = ({ made }: Pick<MembersView, "made">) => {
  if (made === null) return null
  return made.link === null ? (
    <Note kind="good" isStatus>
      <p>An e-mail with the invitation is on its way to {made.email}.</p>
    </Note>
  ) : (
    <Note kind="warn" isStatus>
      <p>
        {made.email} is invited, but Steward could not send an e-mail. Give them this link yourself. It works for a
        week:
      </p>
      <p class="where">{made.link}</p>
      <p>
        Whoever opens this link first chooses the password, so give it to them alone. It does not prove that the address
        is theirs. Until that is proved, their account cannot join a second brand.
      </p>
    </Note>
  )
}

const InviteForm = ({ brand }: Pick<MembersView, "brand">) => (
  <>
    <h2>Invite somebody</h2>
    <form method="post" action="/members/invite">
      <Hidden name="workspace" value={brand.workspaceId} />
      <div class="pair">
        <Field id="email" label="E-mail address" type="email" required maxLength={254} autocomplete="off" />
        <div class="field">
          <label for="role">Role</label>
          <select id="role" name="role">
            {roles
              .filter((role) => mayManage(brand.role, role))
              .map((role) => (
                <option key={role} value={role} selected={role === "moderator"}>
                  {roleWords[role]}
                </option>
              ))}
          </select>
        </div>
      </div>
      <button type="submit">Invite</button>
    </form>
  </>
)

const Body = (view: MembersView) => (
  <>
    <MadeNote made={view.made} />
    <RemovedNote removed={view.removed} />
    <Alert message={view.problem} />
    <ul class="rows">
      {view.members.map((member) => (
        <MemberRow key={member.personId} member={member} view={view} />
      ))}
    </ul>
    {view.invitations.length > 0 && (
      <>
        <h2>Invited</h2>
        <ul class="rows">
          {view.invitations.map((one) => (
            <InvitationRow key={one.id} brand={view.brand} invitation={one} />
          ))}
        </ul>
      </>
    )}
    {mayManage(view.brand.role, "viewer") ? (
      <InviteForm brand={view.brand} />
    ) : (
      <p class="soft small">Owners and admins can invite and remove members.</p>
    )}
  </>
)

export const membersPage = (view: MembersView) => ({
  title: `Members of ${view.brand.name}`,
  here: "members" as const,
  brand: view.brand,
  brands: view.brands,
  body: <Body {...view} />
})
