import type { Platform } from "#schema/Platform.ts"

/** An app that people log in to, as its platform knows it. */
export interface LoginClient {
  readonly platform: Platform
  readonly id: string
  readonly secret: string
  readonly redirectUris: ReadonlyArray<string>
  /** `standard`: only for the app's own people. */
  readonly access: "standard" | "advanced"
}

/** The secrets and limits that the imitated platforms were set up with. */
export interface Settings {
  readonly appId: string
  readonly appSecret: string
  /** Google's client. A null takes any. */
  readonly googleClient: { readonly id: string; readonly secret: string } | null
  /** YouTube quota units a day. */
  readonly quotaLimit: number
  /** Whether calls are refused beyond what platforms document; a demonstration polls more often than they let anybody. */
  readonly callLimits: "documented" | "none"
  /** The apps that login pages know; there is none but these. */
  readonly clients: ReadonlyArray<LoginClient>
}

export const defaultSettings: Settings = {
  appId: "100000000000001",
  appSecret: "sandbox-app-secret",
  googleClient: null,
  quotaLimit: 10_000,
  callLimits: "none",
  clients: []
}
