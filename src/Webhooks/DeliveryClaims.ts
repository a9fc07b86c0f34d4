import { Clock, Duration, Effect } from "effect"
import {
  type ClaimedDelivery,
  DeliveriesRepo,
  type LanePosition,
  lanesAtOnce,
  type QueuedLane
} from "./DeliveriesRepo.ts"
import { HostSlots, type Slot } from "./HostSlots.ts"
import { laneSecrets } from "./LaneSecrets.ts"
import { share } from "./Share.ts"
import type { Secrets } from "./Signature.ts"

/** Longer than an attempt may take, so that only the claims of a dead process run out. */
const lease = Duration.seconds(30)

/** Walks that one claim makes at most, so that it never takes long however many hooks there are. */
const walks = 8

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

  return Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const room = slots.room(now)
    if (room.free <= 0) return { claimed: 0, claims: [] }
    const lanes = yield* dueLanes(now, room.full, room.free)
    const inTurn = [...lanes].toSorted(([one], [other]) => (served.get(one) ?? 0) - (served.get(other) ?? 0))
    const portions = share(
      inTurn.map(([, lane]) => lane),
      room
    )
    if (portions.length === 0) return { claimed: 0, claims: [] }
    const until = new Date(now + Duration.toMillis(lease))
    const claimed = yield* repo.claim(portions, new Date(now), until)
    remember(portions.map(({ lane }) => nameOf(lane)))

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
  }).pipe(Effect.orDie, oneAtATime.withPermits(1), Effect.uninterruptible, Effect.withSpan("DeliveryClaims.claim"))
})
