/** What a person wrote to an account, or tapped; or what the account itself wrote to them. */
export interface SentMessage {
  readonly id: string
  readonly accountId: string
  readonly person: { readonly id: string; readonly handle: string; readonly follows: boolean }
  readonly kind: "text" | "tap"
  readonly text: string
  /** Our own, which comes back. */
  readonly echo: boolean
}
