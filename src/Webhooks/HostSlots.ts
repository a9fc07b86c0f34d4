import { Context, Layer } from "effect"
import * as Pace from "./HostPace.ts"
import type { Room } from "./Share.ts"

/** Attempts of this process in flight at a time. They cost memory and a socket each. */
const atOnce = 512

/** Attempts that are in flight or not written down yet: what is sent again, at most, when the process dies. */
const unsettledAtMost = 2048

/** Of these, at most so many at hosts whose last word was not a success: the rest of them never waits for the dead. */
const unprovenAtOnce = 384

/** Hosts that nothing is in flight to are forgotten, the longest unused first, when there are more than this. */
const remembered = 10_000

/** A place at a host; it counts as what the host was when it was taken. */
export interface Slot {
  readonly host: string
  readonly proven: boolean
}

/**
 * Bounds how many attempts go to one host at a time and backs off hosts that fail, so that a slow or dead receiver never
 * takes what the others need. Each process bounds its own. Times are in Unix milliseconds.
 */
export class HostSlots extends Context.Tag("steward/HostSlots")<
  HostSlots,
  {
    readonly room: (now: number) => Room
    readonly take: (host: string, now: number) => Slot
    /** The attempt has ended: `worked` says how the host did, and null that nothing can be said. */
    readonly free: (slot: Slot, worked: boolean | null, now: number) => void
    /** What became of so many is written down. */
    readonly settle: (count: number) => void
  }
>() {
  static readonly layer = Layer.sync(HostSlots, () => {
    const hosts = new Map<string, Pace.HostPace>()
    let proven = 0
    let unproven = 0
    let unsettled = 0

    const of = (host: string) => hosts.get(host) ?? Pace.stranger
    const keep = (host: string, pace: Pace.HostPace) => {
      // Moves it to the end: the order of a map is that of insertion.
      hosts.delete(host)
      hosts.set(host, pace)
      if (hosts.size <= remembered) return
      for (const [name, { inFlight }] of hosts) {
        if (inFlight === 0) return void hosts.delete(name)
      }
    }

    return HostSlots.of({
      room: (now) => ({
        free: Math.min(atOnce - proven - unproven, unsettledAtMost - unsettled),
        freeForUnproven: unprovenAtOnce - unproven,
        full: [...hosts].flatMap(([host, pace]) => (Pace.room(pace, now) === 0 ? [host] : [])),
        at: (host) => Pace.room(of(host), now),
        isProven: (host) => Pace.isProven(of(host))
      }),
      take: (host, now) => {
        const before = of(host)
        const slot = { host, proven: Pace.isProven(before) }
        keep(host, Pace.taken(before, now))
        if (slot.proven) proven += 1
        else unproven += 1
        unsettled += 1
        return slot
      },
      free: ({ host, proven: wasProven }, worked, now) => {
        keep(host, Pace.freed(of(host), worked, now))
        if (wasProven) proven -= 1
        else unproven -= 1
      },
      settle: (count) => {
        unsettled -= count
      }
    })
  })
}
