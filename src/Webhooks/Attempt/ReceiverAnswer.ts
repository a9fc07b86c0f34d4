/** What a receiver answered, and how long it took. */
export interface ReceiverAnswer {
  readonly status: number
  /** The headers as they came, at most 2,000 characters. */
  readonly retryAfter: string | null
  readonly location: string | null
  /** The first 1 KiB of the body as text. */
  readonly excerpt: string
  /** The address that was connected to. */
  readonly address: string
  readonly milliseconds: number
}
