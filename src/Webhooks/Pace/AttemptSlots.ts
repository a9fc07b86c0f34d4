import { Context, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { type AttemptsInFlight, downLimits, hostLimits, nothing, processLimits } from "./Capacity.ts"
import * as Pace from "./HookPace.ts"
import { isDown, type Unreached, unreachedAfter } from "./HostReach.ts"
import type { HookQueue, Room } from "./Share.ts"

/** Deliveries that one claim takes at most. While they are sent, the next are claimed. */
const claimedAtOnce = 256

/** Attempts that are in flight or not written down yet: what is sent again, at most, when the process dies. */
const unrecordedAtMost = 2048

/** Hooks that nothing is in flight to are forgotten, the longest unused first, when there are more; hosts likewise. */
const remembered = 10_000

/** The name of a hook's queue, among all workspaces. */
export const nameOf = ({ hook_id, workspace_id }: Pick<HookQueue, "hook_id" | "workspace_id">) =>
  `${workspace_id} ${hook_id}`

/**
 * Bounds how many attempts are in flight, to each hook by how it does, at each host and in all, so that receivers which
 * are slow or dead never take what the others need. Each process bounds its own. Times are in Unix milliseconds.
 */
export class AttemptSlots extends Context.Tag("steward/AttemptSlots")<
  AttemptSlots,
  {
    readonly room: (now: number) => Room
    /** An attempt at the hook begins. */
    readonly take: (lane: HookQueue, now: number) => void
    /** An attempt at the hook has ended; null when nothing can be said of how it went. */
    readonly free: (lane: HookQueue, health: Pace.AttemptHealth | null, now: number) => void
    /** What became of so many is written down. */
    readonly recorded: (count: number) => void
  }
>() {
  static readonly layer = Layer.sync(AttemptSlots, () => {
    const paces = new Map<string, Pace.HookPace>()
    /** Hooks that something is in flight to. */
    const busy = new Map<string, HookQueue>()
    const unreached = new Map<string, Unreached>()
    let unrecorded = 0

    const of = (name: string) => paces.get(name) ?? Pace.stranger
    const keep = (lane: HookQueue, pace: Pace.HookPace) => {
      const name = nameOf(lane)
      // Moves it to the end: the order of a map is that of insertion.
      paces.delete(name)
      paces.set(name, pace)
      if (pace.inFlight > 0) busy.set(name, lane)
      else busy.delete(name)
      if (paces.size <= remembered) return
      for (const [other, { inFlight }] of paces) {
        if (inFlight === 0) return void paces.delete(other)
      }
    }
    const hear = (host: string, health: Pace.AttemptHealth) => {
      const times = unreachedAfter(unreached.get(host) ?? 0, health)
      unreached.delete(host)
      if (times > 0) unreached.set(host, times)
      const [longestUnused] = unreached.keys()
      if (unreached.size > remembered && longestUnused !== undefined) unreached.delete(longestUnused)
    }
    const isHostDown = (host: string) => isDown(unreached.get(host) ?? 0)

    /** How many are in flight at the moment, wherever that matters. */
    const count = (now: number) => {
      const hosts = new Map<string, AttemptsInFlight>()
      const workspaces = new Map<WorkspaceId, number>()
      const workspacesAt = new Map<string, number>()
      let all = nothing
      for (const [name, { target_host, workspace_id }] of busy) {
        const pace = of(name)
        const standing = Pace.standingOf(pace, now)
        const at = `${workspace_id} ${target_host}`
        all = plus(all, standing, pace.inFlight)
        hosts.set(target_host, plus(hosts.get(target_host) ?? nothing, standing, pace.inFlight))
        workspaces.set(workspace_id, (workspaces.get(workspace_id) ?? 0) + pace.inFlight)
        workspacesAt.set(at, (workspacesAt.get(at) ?? 0) + pace.inFlight)
      }
      return { all, hosts, workspaces, workspacesAt }
    }

    return AttemptSlots.of({
      room: (now) => {
        const { all, hosts, workspaces, workspacesAt } = count(now)
        return {
          claims: Math.min(claimedAtOnce, unrecordedAtMost - unrecorded),
          all: { limits: processLimits, inFlight: all },
          host: (host) => ({
            limits: isHostDown(host) ? downLimits : hostLimits,
            inFlight: hosts.get(host) ?? nothing
          }),
          workspace: (id) => workspaces.get(id) ?? 0,
          workspaceAt: (id, host) => workspacesAt.get(`${id} ${host}`) ?? 0,
          hook: (lane) => {
            const pace = of(nameOf(lane))
            return {
              allowance: Pace.allowance(pace, isHostDown(lane.target_host), now),
              standing: Pace.standingOf(pace, now),
              inFlight: pace.inFlight
            }
          }
        }
      },
      take: (lane, now) => {
        keep(lane, Pace.taken(of(nameOf(lane)), now))
        unrecorded += 1
      },
      free: (lane, health, now) => {
        keep(lane, Pace.freed(of(nameOf(lane)), health, now))
        if (health !== null) hear(lane.target_host, health)
      },
      recorded: (count) => {
        unrecorded -= count
      }
    })
  })
}

const plus = (before: AttemptsInFlight, standing: Pace.HookStanding, count: number): AttemptsInFlight => ({
  ...before,
  [standing]: before[standing] + count
})
