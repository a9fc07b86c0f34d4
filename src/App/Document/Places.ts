import { may, type Permission } from "#schema/resources/Permission.ts"
import type { Membership } from "#src/Access/People/Membership.ts"

interface Place {
  readonly name: string
  readonly path: string
  readonly label: string
  /** What a role must allow before it is offered; null for everybody. */
  readonly permission: Permission | null
}

/**
 * Where one can go from everywhere, in this order. A view that is added gets its line here, and its icon. The first letters
 * of their names lead there, after `g`.
 */
export const places = [
  { name: "home", path: "/", label: "Home", permission: null },
  { name: "needs-you", path: "/needs-you", label: "Needs you", permission: null },
  { name: "inbox", path: "/inbox", label: "Inbox", permission: null },
  { name: "autopilot", path: "/autopilot", label: "Autopilot", permission: null },
  { name: "contacts", path: "/contacts", label: "Contacts", permission: null },
  { name: "reports", path: "/reports", label: "Reports", permission: null },
  { name: "settings", path: "/settings", label: "Settings", permission: null }
] as const satisfies ReadonlyArray<Place>

export type PlaceName = (typeof places)[number]["name"]

const allows = (membership: Membership | undefined, { permission }: Place) =>
  permission === null || (membership !== undefined && may(membership, permission))

/** The places that somebody is offered; those for everybody where it is not known in which brand they are. */
export const offered = (membership: Membership | undefined) => places.filter((place) => allows(membership, place))
