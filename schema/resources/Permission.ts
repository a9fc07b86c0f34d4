import type { AccountId } from "../Ids.ts"
import type { Role } from "./Workspace.ts"

/** What an operation can ask for, beside a key that is good. */
export type Permission =
  | "moderate"
  | "edit"
  | "change_autopilot"
  | "manage_webhooks"
  | "manage_personal_data"
  | "manage_members"
  | "manage_keys"
  | "manage_accounts"
  | "manage_assistants"
  | "manage_workspace"
  | "require_second_factor"
  | "read_audit"

type Allowed = "yes" | "unlimited" | "no"

/** What a role may do. `unlimited`: only when the person is not limited to some accounts. */
const table: Record<Permission, Record<Role, Allowed>> = {
  moderate: { owner: "yes", admin: "yes", manager: "yes", moderator: "yes", viewer: "no" },
  edit: { owner: "yes", admin: "yes", manager: "yes", moderator: "yes", viewer: "no" },
  change_autopilot: { owner: "yes", admin: "yes", manager: "unlimited", moderator: "no", viewer: "no" },
  manage_webhooks: { owner: "yes", admin: "yes", manager: "no", moderator: "no", viewer: "no" },
  manage_personal_data: { owner: "yes", admin: "yes", manager: "no", moderator: "no", viewer: "no" },
  manage_members: { owner: "yes", admin: "yes", manager: "no", moderator: "no", viewer: "no" },
  manage_keys: { owner: "yes", admin: "yes", manager: "no", moderator: "no", viewer: "no" },
  manage_accounts: { owner: "yes", admin: "yes", manager: "no", moderator: "no", viewer: "no" },
  manage_assistants: { owner: "yes", admin: "yes", manager: "no", moderator: "no", viewer: "no" },
  manage_workspace: { owner: "yes", admin: "yes", manager: "no", moderator: "no", viewer: "no" },
  require_second_factor: { owner: "yes", admin: "no", manager: "no", moderator: "no", viewer: "no" },
  read_audit: { owner: "yes", admin: "yes", manager: "no", moderator: "no", viewer: "no" }
}

/** The role somebody holds at this moment, and the accounts they are limited to; null for every account. */
export interface Standing {
  readonly role: Role | null
  readonly limitedTo: ReadonlyArray<AccountId> | null
}

export const may = ({ limitedTo, role }: Standing, permission: Permission): boolean => {
  if (role === null) return false
  const allowed = table[permission][role]
  return allowed === "yes" || (allowed === "unlimited" && limitedTo === null)
}

/** Whether somebody may act on an account, by their limit to some. */
export const reaches = ({ limitedTo }: Pick<Standing, "limitedTo">, accountId: AccountId): boolean =>
  limitedTo === null || limitedTo.includes(accountId)

/** Whether a member of this role may invite, change and remove members of that role. */
export const mayManage = (role: Role | null, other: Role): boolean =>
  role === "owner" || (role === "admin" && other !== "owner")

const refusals: Record<Permission, string> = {
  moderate: "To moderate, you need the role owner, admin, manager or moderator",
  edit: "To change what is noted here, you need the role owner, admin, manager or moderator",
  change_autopilot:
    "To change the autopilot, you need the role owner or admin, or manager without a limit to some accounts",
  manage_webhooks: "To manage webhooks, integrations and e-mail marketing, you need the role owner or admin",
  manage_personal_data: "To delete or export what is kept about a person, you need the role owner or admin",
  manage_members: "To invite, change or remove people, you need the role owner or admin",
  manage_keys: "To see and manage API keys, you need the role owner or admin",
  manage_accounts: "To disconnect an account, you need the role owner or admin",
  manage_assistants: "To see and disconnect the assistants of others, you need the role owner or admin",
  manage_workspace: "To change the workspace, you need the role owner or admin",
  require_second_factor: "To say whether everybody needs a second factor, you need the role owner",
  read_audit: "To read the audit log, you need the role owner or admin"
}

/** Why not, for the person who asked. */
export const refusal = (permission: Permission): string => refusals[permission]
