import { Array as Arr, Clock, Duration, Effect } from "effect"
import { span } from "#src/Ground/Span.ts"
import type { ClaimedDelivery } from "../Attempt/ClaimedDelivery.ts"
import { AttemptSlots, nameOf } from "../Pace/AttemptSlots.ts"
import { type Dealt, type HookQueue, mayServe, type Portion, type Room, share, wantedBy } from "../Pace/Share.ts"
import { DeliveriesRepo } from "../Queue/DeliveriesRepo.ts"
import { type LanePosition, lanesAtOnce, type QueuedLane } from "../Queue/Lanes.ts"
import type { Secrets } from "../Signing/Signature.ts"
import { laneSecrets } from "./LaneSecrets.ts"

/** Longer than an attempt may take, so that only the claims of a dead process run out. */
const lease = Duration.seconds(30)

/** Walks that one claim makes at most, so that it never takes long however many hooks there are. */
const walks = 8

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

/** Deliveries of hooks that do not do well from which on they are claimed by themselves, behind the others. */
const worthWaitingFor = 8

/**
 * Claims what is due, as much as there is room for; of lanes with the same claim to it, those that were served longest
 * ago come first. What was claimed and cannot be sent is left to the end of its lease.
 */
export const deliveryClaims = Effect.gen(function* () {
  const repo = yield* DeliveriesRepo
  const slots = yield* AttemptSlots
  const secretsOf = yield* laneSecrets
  const oneAtATime = yield* Effect.makeSemaphore(1)
  /** Behind which lane the next walk begins. */
  let position: LanePosition | null = null
  /** The lanes that had something due when they were walked over. */
  let found = { lanes: new Map<string, QueuedLane>(), at: 0 }
  const served = new Map<string, number>()
  let turn = 0

  const dueLanes = Effect.fnUntraced(function* (now: number, room: Room) {
    const due = new Map<string, QueuedLane>()
    let retryAt: number | null = null
    let isShort = false
    let isRound = position === null
    for (let walk = 0; walk < walks && due.size < room.claims; walk++) {
      const lanes: ReadonlyArray<QueuedLane> = yield* repo.walk(position, new Date(now))
      for (const lane of lanes) {
        if (mayServe(lane, room)) due.set(nameOf(lane), lane)
        else isShort ||= wantedBy(lane, room.hook(lane).allowance) > 0
        if (lane.retry_at !== null && !lane.has_retries) retryAt = earlier(retryAt, lane.retry_at.getTime())
      }
      const last = lanes.length < lanesAtOnce ? undefined : lanes.at(-1)
      position = last ?? null
      if (last === undefined && isRound) break
      isRound = true
    }
    return { due, retryAt, isShort }
  })

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
  const claimFrom = Effect.fnUntraced(function* (
    lanes: Map<string, QueuedLane>,
    room: Room,
    now: number,
    send: (claims: ReadonlyArray<Claim>) => Effect.Effect<void>
  ) {
    const inTurn = [...lanes].toSorted(([one], [other]) => (served.get(one) ?? 0) - (served.get(other) ?? 0))
    const wanted = inTurn.map(([, lane]) => lane)
    const portions = share(wanted, room)
    if (portions.length === 0) return { claimed: 0, isShort: wanted.length > 0 }
    const isShort = portions.length < wanted.length || portions.some(({ isCut }) => isCut)
    let claimed = 0
    for (const part of apart(portions)) {
      const found = yield* claimPortions(part, lanes, now)
      claimed += found.claimed
      yield* send(found.claims)
    }
    return { claimed, isShort }
  })

  /** Those of hooks that do well, and the others, if these are many. */
  const apart = (portions: ReadonlyArray<Dealt<QueuedLane>>) => {
    const [others, proven] = Arr.partition(portions, ({ isProven }) => isProven)
    const many = others.reduce((sum, { take }) => sum + take, 0) >= worthWaitingFor
    return proven.length > 0 && many ? [proven, others] : [portions]
  }

  /**
   * Calls `send` with what was claimed, as soon as it is. `look`: at every queue, and not only at those in which more
   * was found to be due just now.
   */
  return (look: boolean, send: (claims: ReadonlyArray<Claim>) => Effect.Effect<void>): Effect.Effect<Claimed> =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const room = slots.room(now)
      if (room.claims <= 0) return { claimed: 0, isShort: true, retryAt: null }
      if (!look && now >= found.at && now - found.at < fresh && found.lanes.size > 0) {
        const again = yield* claimFrom(found.lanes, room, now, send)
        if (again.claimed > 0) return { ...again, retryAt: null }
      }
      const { due, isShort, retryAt } = yield* dueLanes(now, room)
      found = { lanes: due, at: now }
      const { claimed, isShort: isShortStill } = yield* claimFrom(due, room, now, send)
      return { claimed, retryAt, isShort: isShort || isShortStill }
    }).pipe(Effect.orDie, oneAtATime.withPermits(1), Effect.uninterruptible, span("DeliveryClaims.claim"))
})

/** The earlier of two times; any is earlier than none. */
export const earlier = (one: number | null, other: number | null): number | null => {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}
