import type { Principal } from "./api/Authentication.ts"
import type { Role } from "./Workspace.ts"

/** What an operation can ask for, beside a key that is good. */
export type Permission = "moderate" | "change_autopilot"

/** What a role may do. `unlimited`: only when the person is not limited to some accounts. */
const table: Record<Role, Record<Permission, "yes" | "unlimited" | "no">> = {
  owner: { moderate: "yes", change_autopilot: "yes" },
  admin: { moderate: "yes", change_autopilot: "yes" },
  manager: { moderate: "yes", change_autopilot: "unlimited" },
  moderator: { moderate: "yes", change_autopilot: "no" },
  viewer: { moderate: "no", change_autopilot: "no" }
}

export const may = (principal: Pick<Principal, "role" | "limitedTo">, permission: Permission): boolean => {
  if (principal.role === null) return false
  const allowed = table[principal.role][permission]
  return allowed === "yes" || (allowed === "unlimited" && principal.limitedTo === null)
}

/** Why not, for the person who asked. */
export const refusal = (permission: Permission): string =>
  permission === "moderate"
    ? "The person who created this key can no longer moderate; it takes the role owner, admin, manager or moderator"
    : "Changing the autopilot takes the role owner or admin, or a manager who is not limited to some accounts"
