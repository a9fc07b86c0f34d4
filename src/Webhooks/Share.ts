import type { HookId, WorkspaceId } from "#schema/Ids.ts"

/** The queue of one hook. */
export interface Lane {
  readonly workspace_id: WorkspaceId
  readonly hook_id: HookId
  readonly target_host: string
}

/** What may be sent now. */
export interface Room {
  readonly free: number
  /** Of `free`, how many may go to hosts whose last word was not a success. */
  readonly freeForUnproven: number
  /** Hosts that take none. */
  readonly full: ReadonlyArray<string>
  readonly at: (host: string) => number
  readonly isProven: (host: string) => boolean
}

export interface Portion<L extends Lane> {
  readonly lane: L
  readonly take: number
}

/**
 * How many deliveries each lane may send: one each in turns, as long as there is room at its host and in all. Lanes are
 * served in the given order, so those that have waited longest come first; one gets more than another of its host by
 * one at most.
 */
export const share = <L extends Lane>(lanes: ReadonlyArray<L>, room: Room): ReadonlyArray<Portion<L>> => {
  const atHosts = new Map<string, number>()
  const takes = lanes.map(() => 0)
  let free = room.free
  let freeForUnproven = room.freeForUnproven
  for (let served = true; served && free > 0; ) {
    served = false
    for (const [index, { target_host }] of lanes.entries()) {
      const left = atHosts.get(target_host) ?? room.at(target_host)
      const isProven = room.isProven(target_host)
      if (left <= 0 || free <= 0 || (!isProven && freeForUnproven <= 0)) continue
      atHosts.set(target_host, left - 1)
      free -= 1
      if (!isProven) freeForUnproven -= 1
      takes[index] = (takes[index] ?? 0) + 1
      served = true
    }
  }
  return lanes.flatMap((lane, index) => {
    const take = takes[index] ?? 0
    return take > 0 ? [{ lane, take }] : []
  })
}
