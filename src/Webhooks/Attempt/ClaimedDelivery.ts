import { Schema } from "effect"
import { DeliveryId, type HookId, type WorkspaceId } from "#schema/Ids.ts"

/** A delivery that was claimed, and from which of the portions. */
export const ClaimedRow = Schema.Struct({
  portion: Schema.Number,
  /** Where it stands in the queue of its hook. */
  place: Schema.Number,
  id: DeliveryId,
  method: Schema.Literal("POST", "DELETE"),
  body: Schema.String,
  /** Attempts recorded since it was queued last. */
  tries: Schema.Number,
  /** When the first of these was made, in Unix milliseconds; null before that. */
  begun: Schema.NullOr(Schema.Number)
})
export type ClaimedRow = typeof ClaimedRow.Type

/** A delivery that this process has claimed. */
export interface ClaimedDelivery extends Omit<ClaimedRow, "portion" | "place"> {
  readonly workspace_id: WorkspaceId
  readonly hook_id: HookId
  readonly claimed_until: Date
  /** For how many hours it is tried beyond the specified four attempts; null for those alone. */
  readonly retry_hours: number | null
}
