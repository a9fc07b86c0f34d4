import type { HookId, WorkspaceId } from "#schema/Ids.ts"
import { failingSince } from "./HookHealth.ts"

/** An attempt whose word counted. `at` is when it ended, in Unix milliseconds. */
export interface HookReport {
  readonly workspace_id: WorkspaceId
  readonly hook_id: HookId
  readonly at: number
  readonly outcome: "delivered" | "failed" | "retry"
  /** Null when it was delivered. */
  readonly error: string | null
}

/** What attempts at a hook's deliveries say about the hook itself. */
export interface HookFacts {
  readonly workspace_id: WorkspaceId
  readonly hook_id: HookId
  /** When the latest arrived, if any did. */
  readonly delivered_at: Date | null
  /** What the last attempt met with; null when it arrived. */
  readonly last_error: string | null
  /** Deliveries that ended, oldest first: whether each arrived. */
  readonly ended: ReadonlyArray<{ readonly arrived: boolean; readonly at: number }>
}

export const factsOf = (reports: ReadonlyArray<HookReport>): ReadonlyArray<HookFacts> =>
  [...Map.groupBy(reports, ({ hook_id }) => hook_id).values()].flatMap((group) => {
    const inOrder = group.toSorted((one, other) => one.at - other.at)
    const last = inOrder.at(-1)
    if (last === undefined) return []
    const delivered = inOrder.findLast(({ outcome }) => outcome === "delivered")
    return [
      {
        workspace_id: last.workspace_id,
        hook_id: last.hook_id,
        delivered_at: delivered === undefined ? null : new Date(delivered.at),
        last_error: last.error,
        ended: inOrder.flatMap(({ at, outcome }) =>
          outcome === "retry" ? [] : [{ arrived: outcome === "delivered", at }]
        )
      }
    ]
  })

/** Since when every delivery of the hook has failed, after these have ended as well. */
export const failingSinceAfter = (before: Date | null, { ended }: HookFacts): Date | null => {
  const since = ended.reduce<number | null>(
    (since, { arrived, at }) => failingSince(since, arrived, at),
    before === null ? null : before.getTime()
  )
  return since === null ? null : new Date(since)
}
