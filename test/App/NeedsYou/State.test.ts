import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import {
  answered,
  continued,
  lastGiven,
  moved,
  type NeedsYouState,
  refreshed,
  takenBack,
  waitingIn,
  without
} from "#src/App/NeedsYou/NeedsYou.state.ts"
import { item } from "./Item.ts"

const waiting = (ids: ReadonlyArray<string>, selected: string | null): NeedsYouState => ({
  items: ids.map(item),
  selected,
  given: [],
  next: null,
  isTop: true,
  beyond: 0
})
const ids = ({ items }: NeedsYouState) => items.map(({ id }) => String(id))

const list = FastCheck.uniqueArray(FastCheck.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 })

const page = (all: ReadonlyArray<string>, next_cursor: string | null = null) => ({ data: all.map(item), next_cursor })

describe("what waits, as a person answers it", () => {
  it("goes on with the comment that followed, and with the one before at the end", () => {
    const first = answered(waiting(["a", "b", "c"], "b"), [item("b")], "hide")
    assert.deepStrictEqual([ids(first), first.selected], [["a", "c"], "c"])
    const second = answered(first, [item("c")], "keep")
    assert.deepStrictEqual([ids(second), second.selected], [["a"], "a"])
    assert.strictEqual(answered(second, [item("a")], "keep").selected, null)
  })

  it("goes past everything that was answered alike", () => {
    const left = without(waiting(["a", "b", "c", "d"], "b"), ["b", "c"])
    assert.deepStrictEqual([ids(left), left.selected], [["a", "d"], "d"])
  })

  it.prop(
    "whatever is answered, alone or with others, and taken back stands where it stood",
    [list, FastCheck.nat(), FastCheck.nat()],
    ([all, at, other]) => {
      const chosen = all[at % all.length] ?? ""
      const together = [...new Set([chosen, all[other % all.length] ?? ""])]
      const given = answered(waiting(all, chosen), together.map(item), "hide")
      assert.deepStrictEqual(
        lastGiven(given).map(({ id }) => id),
        together
      )
      const after = takenBack(given, together)
      assert.deepStrictEqual(ids(after), all)
      assert.strictEqual(after.selected, chosen)
      assert.strictEqual(after.given.length, 0)
    }
  )

  it("what was answered beyond the list belongs behind it", () => {
    const given = answered(waiting(["a", "b"], "a"), ["a", "z"].map(item), "hide")
    assert.deepStrictEqual(ids(takenBack(given, ["a", "z"])), ["a", "b", "z"])
  })

  it.prop("a step never leaves the list", [list, FastCheck.integer({ min: -20, max: 20 })], ([all, by]) => {
    assert.include(all, moved(waiting(all, all[0] ?? null), by).selected)
  })

  it("what comes in stands on top, what others answered goes, and what was answered here stays away", () => {
    const now = answered(waiting(["b", "c", "d"], "b"), [item("b")], "keep")
    const then = refreshed(now, page(["a", "b", "d"]))
    assert.deepStrictEqual([ids(then), then.selected], [["a", "d"], "d"])
    // what stands behind the newest page is not in it, and waits all the same
    const long = refreshed(waiting(["b", "c", "d"], "d"), page(["a", "b"], "next"))
    assert.deepStrictEqual([ids(long), long.selected], [["a", "b", "c", "d"], "d"])
  })

  it("one that was edited stands where it stood, as it reads now", () => {
    const edited = { ...item("c"), text: "Something else" }
    const then = refreshed(waiting(["b", "c", "d"], "b"), { ...page([]), data: [item("b"), edited, item("d")] })
    assert.deepStrictEqual(then.items, [item("b"), edited, item("d")])
  })

  it("counts what waits beyond the list as well", () => {
    const start = { ...waiting(["a", "b"], "a"), next: "more", beyond: 1503 }
    assert.strictEqual(waitingIn(start), 1505)
    const given = answered(start, ["a", "y", "z"].map(item), "hide")
    assert.strictEqual(waitingIn(given), 1502)
    assert.strictEqual(waitingIn(takenBack(given, ["a", "y", "z"])), 1505)
    assert.strictEqual(waitingIn(refreshed(given, page(["new", "b"], "more"))), 1503)
    const on = continued(given, page(["c", "d"], "more"))
    assert.strictEqual(waitingIn(on), 1502)
    assert.strictEqual(waitingIn(continued(given, page(["c", "d"], "more"), 1400)), 1400)
    assert.strictEqual(waitingIn(continued(given, page(["c", "d"]))), 3)
  })

  it("goes on as long as there are more, with as many of them in the list as one can look at", () => {
    let state: NeedsYouState = { ...waiting(["0"], "0"), next: "1" }
    for (let nth = 1; nth < 1000; nth += 50) {
      const all = Array.from({ length: 50 }, (_, at) => String(nth + at))
      state = continued(state, page(all, nth > 900 ? null : "next"))
      assert.include(ids(state), state.selected)
      for (let step = 0; step < 50; step++) state = moved(state, 1)
      assert.strictEqual(state.selected, String(nth + 49))
      assert.isAtMost(state.items.length, 200)
    }
    assert.deepStrictEqual([state.next, state.isTop], [null, false])
    // the newest are not put on top of what is far from them
    assert.deepStrictEqual(refreshed(state, page(["x"])), state)
  })
})
