import { Array as Arr, Clock, Duration, Effect } from "effect"
import { span } from "#src/Ground/Span.ts"
import type { ClaimedDelivery } from "../Attempt/ClaimedDelivery.ts"
import { AttemptSlots, nameOf } from "../Pace/AttemptSlots.ts"
import { type Dealt, type HookQueue, halfOf, type Portion, type Room, share } from "../Pace/Share.ts"
import { DeliveriesRepo } from "../Queue/DeliveriesRepo.ts"
import type { QueuedLane } from "../Queue/Lanes.ts"
import type { Secrets } from "../Signing/Signature.ts"
import { dueLanes } from "./DueLanes.ts"
import { laneSecrets } from "./LaneSecrets.ts"

/** Longer than an attempt may take, so that only the claims of a dead process run out. */
const lease = Duration.seconds(30)

/** Milliseconds for which lanes in which more is due are claimed from without walking over all of them again. */
const fresh = 100

/** Lanes of which is known when they were served; one that is forgotten counts as never served. */
const remembered = 10_000

/** A delivery that is ours until its lease ends, and all that an attempt at it needs. */
export interface Claim {
  readonly delivery: ClaimedDelivery
  readonly targetUrl: string
  readonly secrets: Secrets
  readonly lane: HookQueue
}

export interface Claimed {
  readonly claimed: number
  /** When the first that waits to be sent again is due, where that is known; Unix milliseconds. */
  readonly retryAt: number | null
  /** Whether something is due that there was no room for. */
  readonly isShort: boolean
}

/** Begins to send what was claimed. */
export type Send = (claims: ReadonlyArray<Claim>) => Effect.Effect<void>

/** Deliveries of hooks that do not do well from which on they are claimed by themselves, behind the others. */
const worthWaitingFor = 8

/**
 * Claims what is due, as much as there is room for; of lanes with the same claim to it, those that were served longest
 * ago come first. What was claimed and cannot be sent is left to the end of its lease.
 */
export const deliveryClaims = Effect.gen(function* () {
  const repo = yield* DeliveriesRepo
  const slots = yield* AttemptSlots
  const due = yield* dueLanes
  const secretsOf = yield* laneSecrets
  const oneAtATime = yield* Effect.makeSemaphore(1)
  /** The lanes that had something due when they were walked over. */
  let found = { lanes: new Map<string, QueuedLane>(), at: 0 }
  const served = new Map<string, number>()
  let turn = 0
  /** Lanes that are being claimed from: the pace of a hook counts what is on its way, and that is not known before. */
  const claimedFrom = new Set<string>()

  const remember = (lanes: Iterable<string>) => {
    turn += 1
    for (const name of lanes) {
      served.delete(name)
      served.set(name, turn)
    }
    for (const name of served.keys()) {
      if (served.size <= remembered) return
      served.delete(name)
    }
  }

  /** Claims these portions. Of lanes that gave less than they might, nothing more is expected. */
  const claimPortions = Effect.fnUntraced(function* (
    portions: ReadonlyArray<Portion<QueuedLane>>,
    lanes: Map<string, QueuedLane>,
    now: number
  ) {
    const until = new Date(now + Duration.toMillis(lease))
    const claimed = yield* repo.claim(portions, new Date(now), until)
    remember(portions.map(({ lane }) => nameOf(lane)))
    const counts = portions.map(() => 0)
    for (const { portion } of claimed) counts[portion] = (counts[portion] ?? 0) + 1
    for (const [index, { lane, take }] of portions.entries())
      if ((counts[index] ?? 0) < take) lanes.delete(nameOf(lane))

    const opened = yield* Effect.forEach(portions, ({ lane }) => secretsOf(lane, new Date(now)))
    const inOrder = claimed.toSorted((one, other) => one.portion - other.portion || one.place - other.place)
    const claims = inOrder.flatMap(({ portion, place: _, ...row }): ReadonlyArray<Claim> => {
      const secrets = opened[portion] ?? null
      const lane = portions[portion]?.lane
      if (lane === undefined || secrets === null) return []
      const { hook_id, retry_hours, target_url, workspace_id } = lane
      const delivery = { ...row, workspace_id, hook_id, claimed_until: until, retry_hours }
      slots.take(lane, now)
      return [{ delivery, targetUrl: target_url, secrets, lane }]
    })
    return { claimed: claimed.length, claims }
  })

  /** Takes from lanes what there is room for: hooks that do well do not wait for what the others are to be sent. */
  const claimFrom = Effect.fnUntraced(function* (lanes: Map<string, QueuedLane>, room: Room, now: number, send: Send) {
    const wanted = [...lanes]
      .filter(([name]) => !claimedFrom.has(name))
      .toSorted(([one], [other]) => (served.get(one) ?? 0) - (served.get(other) ?? 0))
      .map(([, lane]) => lane)
    const portions = share(wanted, room)
    const isShort = portions.length < lanes.size || portions.some(({ isCut }) => isCut)
    let claimed = 0
    for (const part of apart(portions)) {
      const names = part.map(({ lane }) => nameOf(lane))
      for (const name of names) claimedFrom.add(name)
      const found = yield* Effect.ensuring(
        claimPortions(part, lanes, now),
        Effect.sync(() => {
          for (const name of names) claimedFrom.delete(name)
        })
      )
      claimed += found.claimed
      yield* send(found.claims)
    }
    return { claimed, isShort }
  })

  /** Those of hooks that do well, and the others, if these are many. */
  const apart = (portions: ReadonlyArray<Dealt<QueuedLane>>) => {
    const [others, proven] = Arr.partition(portions, ({ isProven }) => isProven)
    const many = others.reduce((sum, { take }) => sum + take, 0) >= worthWaitingFor
    return (proven.length > 0 && many ? [proven, others] : [portions]).filter((part) => part.length > 0)
  }

  return {
    /**
     * Claims, and calls `send` with what was claimed as soon as it is. `look`: at every queue, and not only at those in
     * which more was found to be due just now.
     */
    claim: (look: boolean, send: Send): Effect.Effect<Claimed> =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const room = slots.room(now)
        if (room.claims <= 0) return { claimed: 0, isShort: true, retryAt: null }
        if (!look && now >= found.at && now - found.at < fresh && found.lanes.size > 0) {
          const again = yield* claimFrom(found.lanes, room, now, send)
          if (again.claimed > 0) return { ...again, retryAt: null }
        }
        const { isShort, lanes, retryAt } = yield* due.all(now, room)
        found = { lanes, at: now }
        const { claimed, isShort: isShortStill } = yield* claimFrom(lanes, slots.room(now), now, send)
        return { claimed, retryAt, isShort: isShort || isShortStill }
      }).pipe(Effect.orDie, oneAtATime.withPermits(1), Effect.uninterruptible, span("DeliveryClaims.claim")),

    /**
     * Claims what is due at hooks that do well, while others may be claimed for, if there are many: so that nobody waits
     * for these.
     */
    claimAhead: (send: Send): Effect.Effect<Claimed> =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const lanes = yield* due.doingWell(now, slots.room(now))
        const { claimed } = yield* claimFrom(lanes, halfOf(slots.room(now)), now, send)
        return { claimed, isShort: false, retryAt: null }
      }).pipe(Effect.orDie, Effect.uninterruptible, span("DeliveryClaims.claimAhead"))
  }
})
