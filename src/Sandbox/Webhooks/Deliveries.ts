import { Option } from "effect"
import type { Platform } from "#schema/Platform.ts"
import type { PushDelivery } from "../World/Delivery.ts"
import type { World } from "../World/World.ts"

const keptDelivered = 1000

/** Queues an event, if the account is subscribed to the field and the platform has a target. */
export const enqueue = (
  world: World,
  platform: Platform,
  accountId: string,
  change: { readonly field: string; readonly value: unknown },
  now: number
): World => {
  const account = world.accounts.find((known) => known.platform === platform && known.id === accountId)
  if (!account?.subscribed.includes(change.field)) return world
  if (!world.targets.some((target) => target.platform === platform)) return world
  const sequence = world.sequence + 1
  const delivery: PushDelivery = {
    id: `delivery-${sequence}`,
    platform,
    accountId,
    change,
    createdAt: now,
    attempts: 0,
    nextAttemptAt: now,
    deliveredAt: null,
    result: null
  }
  return { ...world, sequence, pending: [...world.pending, delivery] }
}

/** The oldest undelivered events of an account, in order, at most `size`; none when the first one has to wait. */
export const nextBatch = (world: World, platform: Platform, accountId: string, size: number) => {
  const batch: Array<PushDelivery> = []
  for (const delivery of world.pending) {
    if (batch.length === size) break
    if (delivery.platform === platform && delivery.accountId === accountId) batch.push(delivery)
  }
  return Option.fromNullable(batch[0]).pipe(Option.map((first) => ({ batch, dueAt: first.nextAttemptAt })))
}

/**
 * Milliseconds before the next attempt: the first retry comes at once, then `base`, doubling up to `cap`.
 * The platforms give up after 36 hours; the sandbox never does.
 */
export const retryDelay = (attempts: number, base: number, cap: number) =>
  attempts <= 1 ? 0 : Math.min(cap, base * 2 ** Math.min(attempts - 2, 30))

const settled = (world: World, ids: ReadonlySet<string>, change: (delivery: PushDelivery) => PushDelivery) =>
  world.pending.map((delivery) => (ids.has(delivery.id) ? change(delivery) : delivery))

export const succeed = (world: World, ids: ReadonlySet<string>, result: string, now: number): World => {
  const pending = settled(world, ids, (delivery) => ({
    ...delivery,
    attempts: delivery.attempts + 1,
    deliveredAt: now,
    result
  }))
  return {
    ...world,
    pending: pending.filter((delivery) => delivery.deliveredAt === null),
    delivered: [...world.delivered, ...pending.filter((delivery) => delivery.deliveredAt !== null)].slice(
      -keptDelivered
    )
  }
}

export const fail = (
  world: World,
  ids: ReadonlySet<string>,
  result: string,
  now: number,
  delay: (attempts: number) => number
): World => ({
  ...world,
  pending: settled(world, ids, (delivery) => ({
    ...delivery,
    attempts: delivery.attempts + 1,
    nextAttemptAt: now + delay(delivery.attempts + 1),
    result
  }))
})

/** A new target for the platform: whatever waits for it goes out at once. */
export const retarget = (world: World, target: World["targets"][number], now: number): World => ({
  ...world,
  targets: [...world.targets.filter((known) => known.platform !== target.platform), target],
  pending: world.pending.map((delivery) =>
    delivery.platform === target.platform ? { ...delivery, nextAttemptAt: now } : delivery
  )
})

export const findDelivery = (world: World, id: string) =>
  Option.fromNullable([...world.pending, ...world.delivered].find((delivery) => delivery.id === id))
