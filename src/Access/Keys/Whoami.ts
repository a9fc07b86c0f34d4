import type { Principal } from "#schema/api/Authentication.ts"
import { may, type Permission } from "#schema/resources/Permission.ts"
import { scopeOf, within } from "#schema/resources/Scope.ts"
import type { Me } from "#schema/resources/Workspace.ts"
import type { Whoami } from "#schema/tools/Whoami.ts"

const can = (principal: Principal, permission: Permission) =>
  may(principal, permission) && within(principal, scopeOf(permission))

const shared = (principal: Principal) => ({
  workspace: { id: principal.workspaceId, name: principal.workspaceName },
  created_by: { name: principal.personName },
  can_act: can(principal, "moderate")
})

/** A key, or who is signed in with a browser; its workspace, and what it may do. */
export const me = (principal: Principal): Me => {
  const { key, limitedTo, personId, personName, role } = principal
  return key === undefined
    ? {
        ...shared(principal),
        key: null,
        signed_in: { id: personId, name: personName, role, limited_to: limitedTo }
      }
    : { ...shared(principal), key }
}

/** Whoever asks, be it with a key or through an assistant, and what they may do. */
export const whoami = (principal: Principal): Whoami => ({
  ...shared(principal),
  key: principal.key ?? null,
  signed_in: {
    kind: principal.key === undefined ? "person" : "api_key",
    name: principal.personName,
    assistant: principal.assistant?.name ?? null
  },
  role: principal.role,
  can_moderate: can(principal, "moderate"),
  can_change_autopilot: can(principal, "change_autopilot")
})
