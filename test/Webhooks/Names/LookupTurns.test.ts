import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import {
  type LookupTurns,
  lookupLimits,
  lookupTurns,
  sharerLimits,
  type WantedLookup
} from "#src/Webhooks/Names/LookupTurns.ts"

/** Somebody who waits for a turn, or has it. */
interface Asker {
  readonly wanted: WantedLookup
  readonly leave: () => void
  state: "waits" | "looks up" | "is gone"
}

const ask = (turns: LookupTurns, sharer: string, isProven: boolean): Asker => {
  const wanted = { sharer, isProven }
  const asker: Asker = { wanted, state: "waits", leave: () => leave() }
  const leave = turns.wait(wanted, () => {
    asker.state = "looks up"
  })
  return asker
}

const end = (turns: LookupTurns, asker: Asker) => {
  asker.state = "is gone"
  turns.end(asker.wanted)
}

const many = (turns: LookupTurns, count: number, sharer: string, isProven = false) =>
  Array.from({ length: count }, () => ask(turns, sharer, isProven))

const underWay = (askers: ReadonlyArray<Asker>) => askers.filter(({ state }) => state === "looks up")

const within = ({ all, unproven }: typeof lookupLimits, askers: ReadonlyArray<Asker>) =>
  askers.length <= all && askers.filter(({ wanted }) => !wanted.isProven).length <= unproven

const step = FastCheck.oneof(
  FastCheck.record({
    _tag: FastCheck.constant("Ask" as const),
    sharer: FastCheck.nat({ max: 20 }),
    isProven: FastCheck.boolean(),
    count: FastCheck.integer({ min: 1, max: 40 })
  }),
  FastCheck.record({ _tag: FastCheck.constantFrom("End" as const, "Leave" as const), index: FastCheck.nat() })
)

describe("LookupTurns", () => {
  it.prop(
    "are never more than the limits, and nobody waits for whom there is room",
    [FastCheck.array(step, { maxLength: 60 })],
    ([steps]) => {
      const turns = lookupTurns()
      const all: Array<Asker> = []
      for (const each of steps) {
        if (each._tag === "Ask") all.push(...many(turns, each.count, `ws_${each.sharer}`, each.isProven))
        else {
          const wanted = each._tag === "End" ? "looks up" : "waits"
          const found = all.filter(({ state }) => state === wanted)
          const asker = found[each.index % Math.max(1, found.length)]
          if (asker === undefined) continue
          if (each._tag === "End") end(turns, asker)
          else {
            asker.leave()
            asker.state = "is gone"
          }
        }
        const running = underWay(all)
        assert.isTrue(within(lookupLimits, running))
        for (const [sharer, group] of Map.groupBy(running, ({ wanted }) => wanted.sharer)) {
          assert.isTrue(within(sharerLimits, group), sharer)
        }
        for (const asker of all.filter(({ state }) => state === "waits")) {
          const others = running.filter(({ wanted }) => wanted.sharer === asker.wanted.sharer)
          assert.isFalse(within(lookupLimits, [...running, asker]) && within(sharerLimits, [...others, asker]))
        }
      }
      for (let left = underWay(all); left.length > 0; left = underWay(all)) for (const asker of left) end(turns, asker)
      assert.isTrue(all.every(({ state }) => state === "is gone"))
    },
    { fastCheck: { numRuns: 50 } }
  )

  it("leave a workspace what it needs, however much another asks for", () => {
    const turns = lookupTurns()
    assert.lengthOf(underWay(many(turns, 1000, "ws_1")), sharerLimits.unproven)
    assert.lengthOf(underWay(many(turns, 1000, "ws_1", true)), sharerLimits.all - sharerLimits.unproven)
    assert.lengthOf(underWay(many(turns, 1, "ws_2")), 1)
  })

  it("leave names that answer what they need, whoever has names hang", () => {
    const turns = lookupTurns()
    for (let sharer = 0; sharer < 30; sharer++) many(turns, 100, `ws_${sharer}`)
    assert.lengthOf(underWay(many(turns, 10, "ws_good", true)), 10)
  })

  it("go to whose sharer has least under way, when there are too many in all", () => {
    const turns = lookupTurns()
    const full = lookupLimits.unproven / sharerLimits.unproven
    const hanging = Array.from({ length: full + 3 }, (_, sharer) => many(turns, 100, `ws_${sharer}`)).flat()
    assert.lengthOf(underWay(hanging), lookupLimits.unproven)
    const [newcomer] = many(turns, 1, "ws_good")
    // The three that have nothing yet came before.
    for (const state of ["waits", "waits", "waits", "looks up"]) {
      const [one] = underWay(hanging)
      if (one !== undefined) end(turns, one)
      assert.strictEqual(newcomer?.state, state)
    }
  })
})
