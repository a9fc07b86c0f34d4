import { may, mayManage } from "#schema/resources/Permission.ts"
import type { TeamMember } from "#schema/settings/Team.ts"
import { Hidden } from "../../Parts/Form.tsx"
import { inBrand } from "../Frame/SettingsPlaces.ts"
import type { PeopleProps } from "./PeopleProps.ts"
import { reachOf } from "./ReachOf.ts"
import { RoleFields } from "./RoleFields.tsx"

const proofWords = ({ address_proved_by }: TeamMember) => {
  if (address_proved_by === null) return "this address is not proved yet"
  return address_proved_by === "letter" ? "address proved by a letter" : "address proved by who runs Steward"
}

/** Somebody who is a member, and what can be done about that. */
export const MemberRow = ({
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
