import type { AccountId } from "../Ids.ts"
import type { Role } from "./Workspace.ts"

/** What an operation can ask for, beside a key that is good. */
export type Permission = "moderate" | "change_autopilot" | "manage_webhooks" | "manage_personal_data" | "read_audit"

/** What a role may do. `unlimited`: only when the person is not limited to some accounts. */
const table: Record<Role, Record<Permission, "yes" | "unlimited" | "no">> = {
  owner: {
    moderate: "yes",
    change_autopilot: "yes",
    manage_webhooks: "yes",
    manage_personal_data: "yes",
    read_audit: "yes"
  },
  admin: {
    moderate: "yes",
    change_autopilot: "yes",
    manage_webhooks: "yes",
    manage_personal_data: "yes",
    read_audit: "yes"
  },
  manager: {
    moderate: "yes",
    change_autopilot: "unlimited",
    manage_webhooks: "no",
    manage_personal_data: "no",
    read_audit: "no"
  },
  moderator: {
    moderate: "yes",
    change_autopilot: "no",
    manage_webhooks: "no",
    manage_personal_data: "no",
    read_audit: "no"
  },
  viewer: {
    moderate: "no",
    change_autopilot: "no",
    manage_webhooks: "no",
    manage_personal_data: "no",
    read_audit: "no"
  }
}

/** The role somebody holds at this moment, and the accounts they are limited to; null for every account. */
export interface Standing {
  readonly role: Role | null
  readonly limitedTo: ReadonlyArray<AccountId> | null
}

export const may = ({ limitedTo, role }: Standing, permission: Permission): boolean => {
  if (role === null) return false
  const allowed = table[role][permission]
  return allowed === "yes" || (allowed === "unlimited" && limitedTo === null)
}

const refusals: Record<Permission, string> = {
  moderate: "To moderate, you need the role owner, admin, manager or moderator",
  change_autopilot:
    "To change the autopilot, you need the role owner or admin, or manager without a limit to some accounts",
  manage_webhooks: "To manage webhooks, you need the role owner or admin",
  manage_personal_data: "To delete or export what is kept about a person, you need the role owner or admin",
  read_audit: "To read the audit log, you need the role owner or admin"
}

/** Why not, for the person who asked. */
export const refusal = (permission: Permission): string => refusals[permission]
