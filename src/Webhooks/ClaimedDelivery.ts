import type { DeliveryId, HookId, WorkspaceId } from "#schema/Ids.ts"

/** A delivery that was claimed, and from which of the portions. */
export interface ClaimedRow {
  readonly portion: number
  /** Where it stands in the queue of its hook. */
  readonly place: number
  readonly id: DeliveryId
  readonly method: "POST" | "DELETE"
  readonly body: string
  /** Attempts settled since it was queued last. */
  readonly tries: number
}

/** A delivery that this process has claimed. */
export interface ClaimedDelivery extends Omit<ClaimedRow, "portion" | "place"> {
  readonly workspace_id: WorkspaceId
  readonly hook_id: HookId
  readonly claimed_until: Date
}
