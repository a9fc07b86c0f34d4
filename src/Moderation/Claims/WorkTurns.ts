import type { WorkspaceId } from "#schema/Ids.ts"

/** A workspace with work that is due. */
export interface DueWorkspace {
  readonly workspace_id: WorkspaceId
  /** Since when the work is due that has been due longest. */
  readonly due_at: Date
}

/** What this process has done for a workspace of late. */
interface Served {
  /** Batches that are under way. */
  readonly underWay: number
  /** Which of all turns its last one was. */
  readonly turn: number
}

const never: Served = { underWay: 0, turn: 0 }

/**
 * Workspaces with due work in the order in which they are worked for: first whoever has the fewest batches under way, then
 * whoever had a turn longest ago, then whose work has been due longest. A brand with thousands of hides thus holds up none
 * with one.
 */
export const inTurn = (
  due: ReadonlyArray<DueWorkspace>,
  servedOf: (workspaceId: WorkspaceId) => Served
): ReadonlyArray<WorkspaceId> =>
  due
    .map((one) => ({ ...one, ...servedOf(one.workspace_id) }))
    .toSorted(
      (one, other) =>
        one.underWay - other.underWay || one.turn - other.turn || one.due_at.getTime() - other.due_at.getTime()
    )
    .map(({ workspace_id }) => workspace_id)

/** Remembers whose turn it was, for as long as a workspace has work. `most`: batches of one workspace at a time. */
export const workTurns = (most: number) => {
  const served = new Map<WorkspaceId, Served>()
  let turns = 0
  const servedOf = (workspaceId: WorkspaceId) => served.get(workspaceId) ?? never

  return {
    /** Workspaces that have as many batches under way as they may. */
    full: (): ReadonlyArray<WorkspaceId> =>
      Array.from(served).flatMap(([workspaceId, { underWay }]) => (underWay < most ? [] : [workspaceId])),

    next: (due: ReadonlyArray<DueWorkspace>): ReadonlyArray<WorkspaceId> => {
      const waiting = new Set(due.map(({ workspace_id }) => workspace_id))
      for (const [workspaceId, { underWay }] of served) {
        if (underWay === 0 && !waiting.has(workspaceId)) served.delete(workspaceId)
      }
      return inTurn(due, servedOf).filter((workspaceId) => servedOf(workspaceId).underWay < most)
    },

    begin: (workspaceId: WorkspaceId) => {
      turns += 1
      served.set(workspaceId, { underWay: servedOf(workspaceId).underWay + 1, turn: turns })
    },

    end: (workspaceId: WorkspaceId) => {
      const { turn, underWay } = servedOf(workspaceId)
      served.set(workspaceId, { underWay: underWay - 1, turn })
    }
  }
}
