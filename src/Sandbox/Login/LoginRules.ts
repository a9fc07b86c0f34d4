import type { Platform } from "#schema/Platform.ts"
import type { CallAnswer } from "../World/Call.ts"
import type { World } from "../World/World.ts"

/** Why a login page is not shown. */
export type LoginRefusal = "client" | "redirect_uri" | "response_type" | "scope" | "challenge" | "access"

/** Who may log in on the imitated platform. */
export interface Somebody {
  readonly id: string
  readonly name: string
  /** Whether they have a role on the app: others log in only where it has Advanced Access. */
  readonly hasRole: boolean
}

/** How the login of a platform differs from that of others. */
export interface LoginRules {
  readonly platform: Platform
  /** As people write it. */
  readonly name: string
  /** What the app's id is called in the address. */
  readonly clientParameter: "client_id" | "client_key"
  readonly scopes: ReadonlyArray<string>
  readonly separator: "," | " "
  /** Of a code, in milliseconds. */
  readonly codeLasts: number
  /** What the platform hangs on the address that it leads back to. */
  readonly fragment: string
  readonly refuse: (why: LoginRefusal) => CallAnswer
  /** What the address says of somebody who did not agree. */
  readonly denied: Readonly<Record<string, string>>
  readonly people: (world: World) => ReadonlyArray<Somebody>
}
