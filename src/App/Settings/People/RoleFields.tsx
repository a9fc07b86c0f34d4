import { platformName } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"
import { mayManage } from "#schema/resources/Permission.ts"
import type { Role } from "#schema/resources/Workspace.ts"
import { Choice } from "../../Parts/Form.tsx"

const roles: ReadonlyArray<Role> = ["owner", "admin", "manager", "moderator", "viewer"]

const roleWords: Record<Role, string> = {
  owner: "Owner: everything",
  admin: "Admin: everything but owners",
  manager: "Manager: comments and the autopilot",
  moderator: "Moderator: comments",
  viewer: "Viewer: can only look"
}

interface RoleFieldsProps {
  readonly id: string
  readonly by: Role
  readonly chosen: Role
  readonly limited: ReadonlyArray<string> | null
  readonly accounts: ReadonlyArray<Pick<Account, "id" | "name" | "platform">>
}

/** A role, and which accounts it is for. */
export const RoleFields = ({ accounts, by, chosen, id, limited }: RoleFieldsProps) => (
  <>
    <div class="field">
      <label for={id}>Role</label>
      <select id={id} name="role">
        {roles
          .filter((one) => mayManage(by, one))
          .map((one) => (
            <option key={one} value={one} selected={one === chosen}>
              {roleWords[one]}
            </option>
          ))}
      </select>
    </div>
    {accounts.length > 1 && (
      <fieldset class="ticks">
        <legend>Only for these accounts</legend>
        <p class="hint">
          Managers and moderators can be limited to some accounts: they see all comments, and answer only those. Tick
          none for all accounts.
        </p>
        {accounts.map((account) => (
          <Choice
            key={account.id}
            type="checkbox"
            name="account"
            value={account.id}
            checked={limited?.includes(account.id) ?? false}
          >
            <span>
              <bdi>{account.name}</bdi> on {platformName(account.platform)}
            </span>
          </Choice>
        ))}
      </fieldset>
    )}
  </>
)
