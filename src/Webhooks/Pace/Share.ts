import { Schema } from "effect"
import { HookId, WorkspaceId } from "#schema/Ids.ts"
import { type AttemptsInFlight, free, type Limits } from "./Capacity.ts"
import { deal } from "./Deal.ts"
import type { Allowance, HookStanding } from "./HookPace.ts"

/** The queue of one hook. */
export const HookQueue = Schema.Struct({
  workspace_id: WorkspaceId,
  hook_id: HookId,
  target_host: Schema.String
})
export type HookQueue = typeof HookQueue.Type

/** What in a queue may be sent, if there is room. */
export const DueLane = Schema.Struct({
  ...HookQueue.fields,
  /** Whether something is due that has been begun before. */
  has_retries: Schema.Boolean,
  /** How many are before the first that is due and has not been begun; null without one. */
  first_due: Schema.NullOr(Schema.Number)
})
export type DueLane = typeof DueLane.Type

/** Slots, and how many of them are taken. */
export interface Occupancy {
  readonly limits: Limits
  readonly inFlight: AttemptsInFlight
}

/** What there is room for now. */
export interface Room {
  /** Deliveries that may be claimed, whoever they are for. */
  readonly claims: number
  readonly all: Occupancy
  readonly host: (host: string) => Occupancy
  readonly workspace: (id: WorkspaceId) => number
  readonly workspaceAt: (id: WorkspaceId, host: string) => number
  readonly hook: (lane: HookQueue) => {
    readonly allowance: Allowance
    readonly standing: HookStanding
    readonly inFlight: number
  }
}

/** Room that leaves half of what is free to others. */
export const halfOf = (room: Room): Room => ({
  ...room,
  claims: Math.floor(room.claims / 2),
  all: halved(room.all),
  host: (host) => halved(room.host(host))
})

const halved = ({ inFlight, limits }: Occupancy): Occupancy => ({
  inFlight,
  limits: { ...limits, all: limits.all - Math.ceil(free(limits, inFlight, "proven") / 2) }
})

/** What is taken from a queue: `take` deliveries at most, and no more than `begin` that have not been begun. */
export interface Portion<L extends HookQueue> {
  readonly lane: L
  readonly take: number
  readonly begin: number
  readonly reach: number
}

/** A portion with what is known of the hook. */
export interface Dealt<L extends HookQueue> extends Portion<L> {
  /** Whether the hook is known to do well. */
  readonly isProven: boolean
  /** Whether the pace of the hook would let it send more than there is room for. */
  readonly isCut: boolean
}

/** How many of its due deliveries the pace of a hook lets it send now. */
export const wantedBy = (lane: DueLane, { attempts, firstAttempts, reach }: Allowance): number => {
  if (lane.has_retries) return attempts
  return lane.first_due !== null && lane.first_due < reach ? Math.min(attempts, firstAttempts) : 0
}

/** Whether there is room for any of it. */
export const mayServe = (lane: DueLane, room: Room): boolean => {
  const { allowance, standing } = room.hook(lane)
  const { inFlight, limits } = room.host(lane.target_host)
  return wantedBy(lane, allowance) > 0 && free(limits, inFlight, standing) > 0
}

/**
 * How many deliveries each lane may send. The slots of a host go to its workspaces in turns, and those of a workspace
 * to its hooks, those that are taken already counted; so do the slots of the process. Of equals, the first comes first.
 * Hooks that are known to do well stand at the beginning of the answer.
 */
export const share = <L extends DueLane>(lanes: ReadonlyArray<L>, room: Room): ReadonlyArray<Dealt<L>> => {
  const entries = lanes.map((lane) => {
    const hook = room.hook(lane)
    const wanted = wantedBy(lane, hook.allowance)
    return { ...hook, lane, wanted, wantedAtFirst: wanted }
  })
  const atHosts = [...Map.groupBy(entries, ({ lane }) => lane.target_host)].flatMap(([host, group]) =>
    // A slot of the host is no use to who finds none of the process.
    dealt(group, (workspace) => room.workspaceAt(workspace, host), taking(room.host(host), room.all))
  )
  const inAll = taking(room.all)
  let claims = room.claims
  return dealt(atHosts, room.workspace, (standing) => claims > 0 && inAll(standing) && claims-- > 0)
    .map(({ allowance, lane, standing, wanted, wantedAtFirst }) => ({
      lane,
      take: wanted,
      begin: Math.min(wanted, allowance.firstAttempts),
      reach: allowance.reach,
      isProven: standing === "proven",
      isCut: wanted < wantedAtFirst
    }))
    .toSorted((one, other) => Number(other.isProven) - Number(one.isProven))
}

interface Entry<L extends HookQueue> extends ReturnType<Room["hook"]> {
  readonly lane: L
  readonly wanted: number
  readonly wantedAtFirst: number
}

/** The entries with what each gets of what it wants. */
const dealt = <L extends HookQueue>(
  entries: ReadonlyArray<Entry<L>>,
  workspaceHas: (id: WorkspaceId) => number,
  take: (standing: HookStanding) => boolean
): ReadonlyArray<Entry<L>> => {
  const claimants = entries.map(({ inFlight, lane, wanted }) => ({ group: lane.workspace_id, wanted, has: inFlight }))
  const got = deal(claimants, workspaceHas, (index) => {
    const entry = entries[index]
    return entry !== undefined && take(entry.standing)
  })
  return entries.flatMap((entry, index) => {
    const wanted = got[index] ?? 0
    return wanted > 0 ? [{ ...entry, wanted }] : []
  })
}

/** Takes slots one by one, at all of these; answers whether there was one. */
const taking = (...occupancies: ReadonlyArray<Occupancy>) => {
  let all = occupancies
  return (standing: HookStanding): boolean => {
    if (all.some(({ inFlight, limits }) => free(limits, inFlight, standing) <= 0)) return false
    all = all.map(({ inFlight, limits }) => ({
      limits,
      inFlight: { ...inFlight, [standing]: inFlight[standing] + 1 }
    }))
    return true
  }
}
