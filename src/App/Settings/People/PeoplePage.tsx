import { may } from "#schema/resources/Permission.ts"
import { Field, Hidden } from "../../Parts/Form.tsx"
import { Note } from "../../Parts/Note.tsx"
import { counted } from "../../Parts/Words.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import { InvitationRow } from "./InvitationRow.tsx"
import { MemberRow } from "./MemberRow.tsx"
import type { MadeLink, PeopleProps } from "./PeopleProps.ts"
import { RoleFields } from "./RoleFields.tsx"

const MadeNote = ({ made }: { readonly made: MadeLink }) =>
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
        {made !== null && <MadeNote made={made} />}
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
