import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc, HashMap, Option } from "effect"
import { facebook } from "#src/Sandbox/Facebook/Facebook.ts"
import { enqueue, fail, nextBatch, retarget, retryDelay, succeed } from "#src/Sandbox/Webhooks/Deliveries.ts"
import { newWorld } from "#src/Sandbox/World/NewWorld.ts"
import { defaultSettings } from "#src/Sandbox/World/Settings.ts"
import type { World } from "#src/Sandbox/World/World.ts"
import { page } from "../Driver.ts"

const target = { platform: "facebook", url: "http://receiver.example", secret: "s", verifyToken: "v" } as const
const start = retarget(newWorld([facebook(defaultSettings)], defaultSettings, 0), target, 0)

const push = (world: World, value: number) => enqueue(world, "facebook", page, { field: "feed", value }, 0)

describe("retryDelay", () => {
  it("retries at once, then falls off to the cap", () => {
    assert.deepStrictEqual(
      [1, 2, 3, 4, 5, 6, 50].map((attempts) => retryDelay(attempts, 1000, 15_000)),
      [0, 1000, 2000, 4000, 8000, 15_000, 15_000]
    )
  })
})

describe("the queue", () => {
  it.prop(
    "delivers every event once and in order, however often sending fails",
    [
      fc.array(fc.oneof(fc.constant("event"), fc.constant("success"), fc.constant("failure")), { maxLength: 60 }),
      fc.integer({ min: 1, max: 5 })
    ],
    ([steps, size]) => {
      let world = start
      let queued = 0
      const arrived: Array<unknown> = []
      const attempt = (works: boolean) => {
        const next = nextBatch(world, "facebook", page, size)
        if (Option.isNone(next)) return
        const ids = new Set(next.value.batch.map(({ id }) => id))
        if (works) arrived.push(...next.value.batch.map(({ change }) => Object(change).value))
        world = works ? succeed(world, ids, "HTTP 200", 0) : fail(world, ids, "HTTP 500", 0, () => 10)
      }
      for (const step of steps) {
        if (step === "event") world = push(world, queued++)
        else attempt(step === "success")
      }
      for (let left = world.pending.length; left > 0; left--) attempt(true)
      assert.deepStrictEqual(
        arrived,
        Array.from({ length: queued }, (_, index) => index)
      )
      assert.strictEqual(world.delivered.length, queued)
    }
  )

  it("waits after a failure until a new target is given", () => {
    const queued = push(start, 1)
    const failed = fail(queued, new Set(queued.pending.map(({ id }) => id)), "HTTP 500", 5, () => 10)
    const due = (world: World) => Option.map(nextBatch(world, "facebook", page, 5), ({ dueAt }) => dueAt)
    assert.deepStrictEqual(due(failed), Option.some(15))
    assert.deepStrictEqual(due(retarget(failed, target, 6)), Option.some(6))
  })

  it("takes no events without a target or a subscription", () => {
    const silent = { ...start, targets: [] }
    const unsubscribed = { ...start, accounts: start.accounts.map((account) => ({ ...account, subscribed: [] })) }
    for (const world of [silent, unsubscribed]) assert.strictEqual(push(world, 1), world)
    assert.strictEqual(HashMap.size(start.comments), 0)
  })
})
