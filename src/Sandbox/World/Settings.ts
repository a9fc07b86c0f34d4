/** The secrets and limits that the imitated platforms were set up with. */
export interface Settings {
  readonly appId: string
  readonly appSecret: string
  /** Google's client. A null takes any. */
  readonly googleClient: { readonly id: string; readonly secret: string } | null
  /** YouTube quota units a day. */
  readonly quotaLimit: number
}

export const defaultSettings: Settings = {
  appId: "100000000000001",
  appSecret: "sandbox-app-secret",
  googleClient: null,
  quotaLimit: 10_000
}
