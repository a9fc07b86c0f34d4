import { Clock, Duration, Effect } from "effect"
import type { ClaimedDelivery } from "./ClaimedDelivery.ts"
import { DeliveriesRepo, type LanePosition, lanesAtOnce, type QueuedLane } from "./DeliveriesRepo.ts"
import { HostSlots, type Slot } from "./HostSlots.ts"
import { laneSecrets } from "./LaneSecrets.ts"
import { type Room, share } from "./Share.ts"
import type { Secrets } from "./Signature.ts"

/** Longer than an attempt may take, so that only the claims of a dead process run out. */
const lease = Duration.seconds(30)

/** Walks that one claim makes at most, so that it never takes long however many hooks there are. */
const walks = 8

/** Milliseconds for which lanes in which more is due are claimed from without walking over all of them again. */
const fresh = 100

/** Deliveries that one claim takes at most. While they are sent, the next are claimed. */
const claimedAtOnce = 256

/** Lanes of which is known when they were served; one that is forgotten counts as never served. */
const remembered = 10_000

/** A delivery that is ours until its lease ends, and all that an attempt at it needs. */
export interface Claim {
  readonly delivery: ClaimedDelivery
  readonly targetUrl: string
  readonly secrets: Secrets
  readonly slot: Slot
}

const nameOf = ({ hook_id, workspace_id }: LanePosition) => `${workspace_id} ${hook_id}`

/**
 * Claims what is due, as much as there is room for. Lanes take turns: those that were served longest ago come first, so
 * that neither a long queue nor a hook on the same host keeps another waiting. What was claimed and cannot be sent is
 * left to the end of its lease.
 */
export const deliveryClaims = Effect.gen(function* () {
  const repo = yield* DeliveriesRepo
  const slots = yield* HostSlots
  const secretsOf = yield* laneSecrets
  const oneAtATime = yield* Effect.makeSemaphore(1)
  /** Behind which lane the next walk begins. */
  let position: LanePosition | null = null
  /** The lanes that had something due when they were walked over. */
  let found = { lanes: new Map<string, QueuedLane>(), at: 0 }
  const served = new Map<string, number>()
  let turn = 0

  const dueLanes = Effect.fnUntraced(function* (now: number, full: ReadonlyArray<string>, atMost: number) {
    const due = new Map<string, QueuedLane>()
    let isRound = position === null
    for (let walk = 0; walk < walks && due.size < atMost; walk++) {
      const lanes: ReadonlyArray<QueuedLane> = yield* repo.walk(position, new Date(now), full)
      for (const lane of lanes) if (lane.due) due.set(nameOf(lane), lane)
      const last = lanes.length < lanesAtOnce ? undefined : lanes.at(-1)
      position = last ?? null
      if (last === undefined && isRound) break
      isRound = true
    }
    return due
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

  /** Takes from lanes what there is room for. Of lanes that gave less than they might, nothing more is expected. */
  const claimFrom = Effect.fnUntraced(function* (lanes: Map<string, QueuedLane>, room: Room, now: number) {
    const inTurn = [...lanes].toSorted(([one], [other]) => (served.get(one) ?? 0) - (served.get(other) ?? 0))
    const portions = share(
      inTurn.map(([, lane]) => lane),
      room
    )
    if (portions.length === 0) return { claimed: 0, claims: [] }
    const until = new Date(now + Duration.toMillis(lease))
    const claimed = yield* repo.claim(portions, new Date(now), until)
    remember(portions.map(({ lane }) => nameOf(lane)))
    const counts = portions.map(() => 0)
    for (const { portion } of claimed) counts[portion] = (counts[portion] ?? 0) + 1
    for (const [index, { lane, take }] of portions.entries())
      if ((counts[index] ?? 0) < take) lanes.delete(nameOf(lane))

    const opened = yield* Effect.forEach(portions, ({ lane }) => secretsOf(lane, new Date(now)))
    const claims = claimed.flatMap(({ body, id, method, portion, tries }): ReadonlyArray<Claim> => {
      const secrets = opened[portion] ?? null
      const lane = portions[portion]?.lane
      if (lane === undefined || secrets === null) return []
      const { hook_id, target_host, target_url, workspace_id } = lane
      const delivery = { id, method, body, tries, workspace_id, hook_id, claimed_until: until }
      return [{ delivery, targetUrl: target_url, secrets, slot: slots.take(target_host, now) }]
    })
    return { claimed: claimed.length, claims }
  })

  return Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const room = slots.room(now)
    const free = Math.min(room.free, claimedAtOnce)
    if (free <= 0) return { claimed: 0, claims: [] }
    if (now >= found.at && now - found.at < fresh && found.lanes.size > 0) {
      const again = yield* claimFrom(found.lanes, { ...room, free }, now)
      if (again.claimed > 0) return again
    }
    found = { lanes: yield* dueLanes(now, room.full, free), at: now }
    return yield* claimFrom(found.lanes, { ...room, free }, now)
  }).pipe(Effect.orDie, oneAtATime.withPermits(1), Effect.uninterruptible, Effect.withSpan("DeliveryClaims.claim"))
})
