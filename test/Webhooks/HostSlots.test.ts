import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { HostSlots, type Slot } from "#src/Webhooks/HostSlots.ts"

const scenario = (name: string, body: (slots: HostSlots["Type"]) => void) =>
  it.effect(name, () => Effect.map(HostSlots, body).pipe(Effect.provide(HostSlots.layer)))

/** Takes and frees until the host is given `times` at a time. */
const prove = ({ free, settle, take }: HostSlots["Type"], host: string, times = 1) => {
  for (let turn = 0; turn < times; turn++) {
    const slot = take(host, 0)
    free(slot, true, 0)
    settle(1)
  }
}

describe("HostSlots", () => {
  scenario("says which hosts are full, and what there is room for", (slots) => {
    assert.deepStrictEqual(slots.room(0).full, [])
    const slot = slots.take("a.example", 0)
    assert.deepStrictEqual(slots.room(0).full, ["a.example"])
    assert.deepStrictEqual([slots.room(0).at("a.example"), slots.room(0).at("b.example")], [0, 1])
    slots.free(slot, true, 0)
    assert.deepStrictEqual([slots.room(0).full, slots.room(0).at("a.example")], [[], 2])
    assert.isTrue(slots.room(0).isProven("a.example"))
    assert.isFalse(slots.room(0).isProven("b.example"))
  })

  scenario("has 512 attempts in flight, and 384 of them at most at hosts that do not work", (slots) => {
    const dead = Array.from({ length: 384 }, (_, index) => slots.take(`dead-${index}.example`, 0))
    assert.deepInclude(slots.room(0), { free: 128, freeForUnproven: 0 })
    prove(slots, "works.example", 31)
    const working: ReadonlyArray<Slot> = Array.from({ length: 32 }, () => slots.take("works.example", 0))
    assert.deepInclude(slots.room(0), { free: 96, freeForUnproven: 0 })
    for (const slot of dead) slots.free(slot, false, 0)
    assert.deepInclude(slots.room(0), { free: 480, freeForUnproven: 384 })
    for (const slot of working) slots.free(slot, true, 0)
    assert.deepInclude(slots.room(0), { free: 512, freeForUnproven: 384 })
  })

  scenario("begins no more when 2,048 attempts are not written down", (slots) => {
    const ended = Array.from({ length: 2000 }, (_, index) => {
      const slot = slots.take(`${index}.example`, 0)
      slots.free(slot, true, 0)
      return slot
    })
    assert.strictEqual(slots.room(0).free, 48)
    slots.settle(ended.length)
    assert.strictEqual(slots.room(0).free, 512)
  })

  scenario("a slot counts as what its host was when it was taken", (slots) => {
    prove(slots, "a.example")
    const [one, other] = [slots.take("a.example", 0), slots.take("a.example", 0)]
    slots.free(one, false, 0)
    assert.deepInclude(slots.room(0), { free: 511, freeForUnproven: 384 })
    slots.free(other, true, 0)
    assert.deepInclude(slots.room(0), { free: 512, freeForUnproven: 384 })
  })

  scenario("forgets the longest unused of very many hosts, and none that something is in flight to", (slots) => {
    prove(slots, "old.example")
    const slot = slots.take("busy.example", 0)
    for (let index = 0; index < 10_000; index++) prove(slots, `${index}.example`)
    assert.isFalse(slots.room(0).isProven("old.example"))
    assert.isTrue(slots.room(0).isProven("9999.example"))
    assert.strictEqual(slots.room(0).at("busy.example"), 0)
    slots.free(slot, true, 0)
    assert.strictEqual(slots.room(0).at("busy.example"), 2)
  })
})
