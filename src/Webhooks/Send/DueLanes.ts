import { Effect } from "effect"
import { nameOf } from "../Pace/AttemptSlots.ts"
import { mayServe, type Room, wantedBy } from "../Pace/Share.ts"
import { DeliveriesRepo } from "../Queue/DeliveriesRepo.ts"
import { type LanePosition, lanesAtOnce, type QueuedLane } from "../Queue/Lanes.ts"
import { earlier } from "./Earlier.ts"

/** Walks that one look makes at most, so that it never takes long however many hooks there are. */
const walks = 8

/** Lanes of hooks that do well, which are visited before all others: so few that it is soon done. */
const visited = 64

/** Lanes of other hooks from which on it is worth while to visit those first. */
const worthWaitingFor = 16

/** Finds the lanes in which something is due that there is room for, by their names. */
export const dueLanes = Effect.gen(function* () {
  const repo = yield* DeliveriesRepo
  /** Behind which lane the next walk begins. */
  let position: LanePosition | null = null
  /** Lanes of hooks that do well, the one last in which something was due last. */
  const doingWell = new Map<string, LanePosition>()
  /** How many lanes of other hooks were walked over. */
  let others = 0

  const note = (lane: QueuedLane) => {
    const name = nameOf(lane)
    doingWell.delete(name)
    doingWell.set(name, lane)
    const [longestAgo] = doingWell.keys()
    if (doingWell.size > visited && longestAgo !== undefined) doingWell.delete(longestAgo)
  }

  return {
    /** Among hooks that do well, if there are many others: to walk over those takes several times as long. */
    doingWell: Effect.fnUntraced(function* (now: number, room: Room) {
      const due = new Map<string, QueuedLane>()
      if (others < worthWaitingFor || doingWell.size === 0) return due
      for (const lane of yield* repo.visit([...doingWell.values()], new Date(now))) {
        if (room.hook(lane).standing !== "proven") doingWell.delete(nameOf(lane))
        else if (mayServe(lane, room)) {
          due.set(nameOf(lane), lane)
          note(lane)
        }
      }
      return due
    }),

    /**
     * Among all. `retryAt`: when the first that waits to be sent again is due, where that is known; `isShort`: whether
     * something is due that there is no room for.
     */
    all: Effect.fnUntraced(function* (now: number, room: Room) {
      const due = new Map<string, QueuedLane>()
      let retryAt: number | null = null
      let isShort = false
      let isRound = position === null
      let notWell = 0
      for (let walk = 0; walk < walks && due.size < room.claims; walk++) {
        const lanes: ReadonlyArray<QueuedLane> = yield* repo.walk(position, new Date(now))
        for (const lane of lanes) {
          if (mayServe(lane, room)) due.set(nameOf(lane), lane)
          else isShort ||= wantedBy(lane, room.hook(lane).allowance) > 0
          if (room.hook(lane).standing !== "proven") notWell += 1
          else if (due.has(nameOf(lane))) note(lane)
          if (lane.retry_at !== null && !lane.has_retries) retryAt = earlier(retryAt, lane.retry_at.getTime())
        }
        const last = lanes.length < lanesAtOnce ? undefined : lanes.at(-1)
        position = last ?? null
        if (last === undefined && isRound) break
        isRound = true
      }
      others = notWell
      return { lanes: due, retryAt, isShort }
    })
  }
})
