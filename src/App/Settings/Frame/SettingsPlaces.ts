import { may, type Permission, type Standing } from "#schema/resources/Permission.ts"

interface SettingsPlace {
  readonly name: string
  readonly path: string
  readonly label: string
  /** What one does there, in a few words. */
  readonly about: string
  /** What a role must allow before it is offered; null for everybody. */
  readonly permission: Permission | null
}

/** The pages of Settings, in this order. */
export const settingsPlaces = [
  {
    name: "accounts",
    path: "/settings/accounts",
    label: "Accounts",
    about: "Pages and channels, and whether Steward reaches them",
    permission: null
  },
  {
    name: "people",
    path: "/settings/people",
    label: "People",
    about: "Members, what they may do, and invitations",
    permission: null
  },
  {
    name: "keys",
    path: "/settings/keys",
    label: "API keys",
    about: "Keys for programs, what they may do, and when they were last used",
    permission: "manage_keys"
  },
  {
    name: "webhooks",
    path: "/settings/webhooks",
    label: "Webhooks",
    about: "Addresses of yours that are told what happens, and the log of it",
    permission: "manage_webhooks"
  },
  {
    name: "hooks",
    path: "/settings/hooks",
    label: "Integrations",
    about: "Hooks that Zapier, Make and other programs subscribed",
    permission: "manage_webhooks"
  },
  {
    name: "email-marketing",
    path: "/settings/email-marketing",
    label: "E-mail marketing",
    about: "Mailchimp, Klaviyo or an address of yours, told of each new e-mail address and phone number",
    permission: "manage_webhooks"
  },
  {
    name: "assistants",
    path: "/settings/assistants",
    label: "Assistants",
    about: "AI assistants that act for people",
    permission: null
  },
  {
    name: "audit",
    path: "/settings/audit",
    label: "Audit log",
    about: "Who changed what, and when",
    permission: "read_audit"
  },
  {
    name: "workspace",
    path: "/settings/workspace",
    label: "Workspace",
    about: "Name, time zone, how long texts are kept, and deleting a person’s data",
    permission: "manage_workspace"
  },
  {
    name: "alerts",
    path: "/settings/alerts",
    label: "Alerts",
    about: "What you are told by e-mail",
    permission: null
  },
  {
    name: "security",
    path: "/settings/security",
    label: "Sign-in",
    about: "Your second factor, passkeys and sessions",
    permission: null
  }
] as const satisfies ReadonlyArray<SettingsPlace>

export type SettingsPlaceName = (typeof settingsPlaces)[number]["name"]

const allows = (standing: Standing, { permission }: SettingsPlace) => permission === null || may(standing, permission)

/** Those that a role is offered. */
export const offeredPlaces = (standing: Standing) => settingsPlaces.filter((place) => allows(standing, place))

/** An address of the app that stays in the brand. */
export const inBrand = (path: string, workspaceId: string, more: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams({ workspace: workspaceId, ...more })}`

/** What stands beside each page of Settings of a brand. */
export const navOf = (brand: Standing & { readonly workspaceId: string }) => ({
  all: inBrand("/settings", brand.workspaceId),
  places: offeredPlaces(brand).map(({ label, name, path }) => ({ name, label, href: inBrand(path, brand.workspaceId) }))
})
