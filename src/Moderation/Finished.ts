/** How a piece of work ends. */
export interface FinishedWork {
  readonly id: string
  readonly state: "done" | "refused" | "cancelled" | "parked"
  readonly error: string | null
  readonly uncertain_since: Date | null
}
