import { Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { deliveriesOf } from "../Delivering.ts"

export const toldTo = Effect.fn("toldTo")(function* (workspaceId: WorkspaceId, id: string) {
  const rows = (yield* deliveriesOf(workspaceId)).filter(({ hook_id }) => hook_id === id)
  return rows.map(({ event, sequence, state }) => `${sequence} ${event} ${state}`)
})
