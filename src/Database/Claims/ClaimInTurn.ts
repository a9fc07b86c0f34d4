import { Array as Arr, Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"

/** So much of what is due is looked at for one claim: what has been due longest, whosever it is. */
export const lookedAt = 256

/**
 * Claims what is due in two steps: `due` finds whose it is, that first which has been due longest, and locks nothing;
 * `claim` locks what it takes, in one workspace alone, and passes over what somebody else took meanwhile. Of at most
 * `limit` that is claimed each workspace gets its share, so that one with very much leaves room to others.
 */
export const claimInTurn = Effect.fnUntraced(function* <Due extends { readonly workspace_id: WorkspaceId }, A, E, F>(
  due: Effect.Effect<ReadonlyArray<Due>, E>,
  limit: number,
  claim: (
    workspaceId: WorkspaceId,
    due: Arr.NonEmptyReadonlyArray<Due>,
    limit: number
  ) => Effect.Effect<ReadonlyArray<A>, F>
) {
  const workspaces = Map.groupBy(yield* due, ({ workspace_id }) => workspace_id)
  const claimed: Array<A> = []
  let waiting = workspaces.size
  for (const [workspaceId, own] of workspaces) {
    const left = limit - claimed.length
    if (left <= 0) break
    if (!Arr.isNonEmptyReadonlyArray(own)) continue
    claimed.push(...(yield* claim(workspaceId, own, Math.ceil(left / waiting))))
    waiting -= 1
  }
  return claimed
})
