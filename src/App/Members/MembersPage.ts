import type { Role } from "#schema/resources/Workspace.ts"
import { type Invitation, mayManage } from "#src/Access/Members/Invitation.ts"
import type { Brand, Member } from "#src/Access/People/Membership.ts"
import type { Person } from "#src/Access/People/Person.ts"
import { brandChoice } from "../Parts/BrandChoice.ts"
import { html } from "../Parts/Html.ts"
import { alert, hidden } from "../Parts/Layout.ts"
import { type Removed, removedNote } from "./MemberRemoval.ts"

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

const memberRow = (view: MembersView, { addressProof, email, limitedTo, name, personId, role }: Member) => html`<li>
<div><strong>${name}</strong>${personId === view.person.id ? " (you)" : ""}
<br><span class="small soft">${role}${limitedTo === null ? "" : `, for ${limitedTo.length} of the accounts`}</span>
${email === null ? null : html`<br><span class="small soft">${email}: ${proofWords(addressProof)}</span>`}</div>
${
  personId !== view.person.id && mayManage(view.brand.role, role)
    ? html`<form method="get" action="/members/remove">${hidden("workspace", view.brand.workspaceId)}${hidden("person", personId)}
<button class="danger" aria-label="Remove ${name}">Remove</button></form>`
    : null
}</li>`

const invitationRow = (brand: Brand, { email, expiresAt, id, invitedBy, role }: Invitation) => html`<li>
<div><strong>${email}</strong>
<br><span class="small soft">${role}, invited by ${invitedBy}, until ${expiresAt.toISOString().slice(0, 10)}</span></div>
${
  mayManage(brand.role, role)
    ? html`<form method="post" action="/members/take-back">${hidden("workspace", brand.workspaceId)}${hidden("invitation", id)}
<button class="danger" aria-label="Take back the invitation to ${email}">Take back</button></form>`
    : null
}</li>`

const madeNote = (made: MembersView["made"]) => {
  if (made === null) return null
  return made.link === null
    ? html`<div class="note good" role="status"><p>An e-mail with the invitation is on its way to ${made.email}.</p></div>`
    : html`<div class="note warn" role="status"><p>${made.email} is invited, but Steward could not send an e-mail. Give them this link yourself. It works for a week:</p><p class="where">${made.link}</p>
<p>Whoever opens this link first chooses the password, so give it to them alone. It does not prove that the address is theirs. Until that is proved, their account cannot join a second brand.</p></div>`
}

const inviteForm = ({ brand }: MembersView) => html`<h2>Invite somebody</h2>
<form method="post" action="/members/invite">${hidden("workspace", brand.workspaceId)}
<div class="pair">
<div class="field"><label for="email">E-mail address</label><input id="email" name="email" type="email" required maxlength="254" autocomplete="off"></div>
<div class="field"><label for="role">Role</label><select id="role" name="role">${roles
  .filter((role) => mayManage(brand.role, role))
  .map(
    (role) => html`<option value="${role}"${role === "moderator" ? html` selected` : null}>${roleWords[role]}</option>`
  )}</select></div>
</div>
<button>Invite</button></form>`

export const membersPage = (view: MembersView) => ({
  title: `Members of ${view.brand.name}`,
  here: "members" as const,
  body: html`
${brandChoice("/members", view.brand, view.brands)}
${madeNote(view.made)}
${removedNote(view.removed)}
${alert(view.problem)}
<ul class="rows">${view.members.map((member) => memberRow(view, member))}</ul>
${view.invitations.length === 0 ? null : html`<h2>Invited</h2><ul class="rows">${view.invitations.map((one) => invitationRow(view.brand, one))}</ul>`}
${mayManage(view.brand.role, "viewer") ? inviteForm(view) : html`<p class="soft small">Owners and admins can invite and remove members.</p>`}`
})
