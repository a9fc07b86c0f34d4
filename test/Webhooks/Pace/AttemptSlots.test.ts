import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { HookId, WorkspaceId } from "#schema/Ids.ts"
import { AttemptSlots } from "#src/Webhooks/Pace/AttemptSlots.ts"
import { free } from "#src/Webhooks/Pace/Capacity.ts"
import type { AttemptHealth, HookStanding } from "#src/Webhooks/Pace/HookPace.ts"
import type { HookQueue } from "#src/Webhooks/Pace/Share.ts"

const scenario = (name: string, body: (slots: AttemptSlots["Type"]) => void) =>
  it.effect(name, () => Effect.map(AttemptSlots, body).pipe(Effect.provide(AttemptSlots.layer)))

const lane = (hook: string, host = "a.example"): HookQueue => ({
  workspace_id: WorkspaceId.make("ws_1"),
  hook_id: HookId.make(hook),
  target_host: host
})

const attempt = (slots: AttemptSlots["Type"], at: HookQueue, health: AttemptHealth, times = 1) => {
  for (let turn = 0; turn < times; turn++) {
    slots.take(at, 0)
    slots.free(at, health, 0)
    slots.recorded(1)
  }
}

const roomAt = (slots: AttemptSlots["Type"], host: string, standing: HookStanding, now = 0) => {
  const { inFlight, limits } = slots.room(now).host(host)
  return free(limits, inFlight, standing)
}

describe("AttemptSlots", () => {
  scenario("knows each hook of a host by itself", (slots) => {
    attempt(slots, lane("hook_1"), "healthy", 3)
    attempt(slots, lane("hook_2"), "failing", 3)
    const standings = ["hook_1", "hook_2", "hook_3"].map((hook) => slots.room(0).hook(lane(hook)).standing)
    assert.deepStrictEqual(standings, ["proven", "failing", "unknown"])
    assert.strictEqual(slots.room(0).hook(lane("hook_1")).allowance.firstAttempts, 4)
  })

  scenario("counts what is in flight by host, workspace and standing, which silence changes", (slots) => {
    attempt(slots, lane("hook_1"), "healthy", 3)
    for (const _ of [1, 2, 3]) slots.take(lane("hook_1"), 0)
    slots.take(lane("hook_2"), 0)
    const soon = slots.room(999)
    assert.deepStrictEqual(soon.host("a.example").inFlight, { proven: 3, unknown: 1, failing: 0 })
    assert.deepStrictEqual(soon.all.inFlight, { proven: 3, unknown: 1, failing: 0 })
    assert.deepStrictEqual(slots.room(1000).all.inFlight, { proven: 0, unknown: 0, failing: 4 })
    assert.strictEqual(soon.workspace(WorkspaceId.make("ws_1")), 4)
    assert.strictEqual(soon.workspaceAt(WorkspaceId.make("ws_1"), "b.example"), 0)
  })

  scenario("backs a host off that cannot be reached, and only then, until a connection comes about", (slots) => {
    const before = roomAt(slots, "a.example", "failing")
    for (const [index, health] of (["failing", "unreachable", "unreachable", "failing"] as const).entries()) {
      attempt(slots, lane(`hook_${index}`), health)
    }
    assert.strictEqual(roomAt(slots, "a.example", "failing"), before)
    attempt(slots, lane("hook_4"), "unreachable", 3)
    assert.strictEqual(roomAt(slots, "a.example", "failing"), 16)
    assert.strictEqual(roomAt(slots, "b.example", "failing"), before)
    // Each hook keeps a trial of its own.
    assert.deepInclude(slots.room(0).hook(lane("hook_5")).allowance, { firstAttempts: 1, reach: 1 })
    attempt(slots, lane("hook_5"), "failing")
    assert.strictEqual(roomAt(slots, "a.example", "failing"), before)
  })

  scenario("begins no more when 2,048 attempts are not written down", (slots) => {
    for (let index = 0; index < 2000; index++) {
      slots.take(lane(`hook_${index}`), 0)
      slots.free(lane(`hook_${index}`), "healthy", 0)
    }
    assert.strictEqual(slots.room(0).claims, 48)
    slots.recorded(2000)
    assert.strictEqual(slots.room(0).claims, 256)
  })

  scenario("forgets the longest unused of very many hooks, and none that something is in flight to", (slots) => {
    attempt(slots, lane("hook_old"), "healthy")
    slots.take(lane("hook_busy"), 0)
    for (let index = 0; index < 10_000; index++) attempt(slots, lane(`hook_${index}`), "healthy")
    const standingOf = (hook: string) => slots.room(0).hook(lane(hook)).standing
    assert.deepStrictEqual([standingOf("hook_old"), standingOf("hook_9999")], ["unknown", "proven"])
    assert.strictEqual(slots.room(0).hook(lane("hook_busy")).inFlight, 1)
  })
})
