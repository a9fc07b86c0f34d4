import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import type { Comment } from "#schema/resources/Comment.ts"
import * as State from "#src/App/Inbox/Inbox.state.ts"
import { comment } from "./Row.ts"

const ids = (rows: ReadonlyArray<Comment>) => rows.map(({ id }) => id)
const newestFirst = (from: number, count: number) => Array.from({ length: count }, (_, index) => comment(from - index))

const row = FastCheck.nat({ max: 24 })
const step = FastCheck.oneof(
  FastCheck.record({ _tag: FastCheck.constant("Move" as const), n: FastCheck.integer({ min: -30, max: 30 }) }),
  ...(["Toggle", "Range", "Change", "Arrive", "Act"] as const).map((_tag) =>
    FastCheck.record({ _tag: FastCheck.constant(_tag), n: row })
  ),
  FastCheck.record({ _tag: FastCheck.constantFrom("All" as const, "Clear" as const, "Announce" as const), n: row })
)
type Step = typeof step extends FastCheck.Arbitrary<infer A> ? A : never

const taken = (state: State.InboxState, { _tag, n }: Step): State.InboxState => {
  const id = comment(n).id
  switch (_tag) {
    case "Move":
      return State.moved(state, n)
    case "Toggle":
      return State.toggled(state, id)
    case "Range":
      return State.ranged(state, id)
    case "Change":
      return State.refreshed(state, comment(n, n))
    case "Arrive":
      return State.arrived(state, newestFirst(n, 8))
    case "Act":
      return State.acted(state, { action: "hide", done: 1, left: [{ id, message: "It was removed." }], undo: null })
    case "All":
      return State.allToggled(state)
    case "Clear":
      return State.cleared(state)
    case "Announce":
      return State.announced(state)
  }
}

const own = (rows: ReadonlyArray<Comment>) => ids(rows.filter(({ account }) => account.id === "acc_own"))

describe("the state of the inbox", () => {
  it.prop(
    "keeps each row once, in its order, and chooses only what is shown and may be acted on",
    [FastCheck.array(step, { maxLength: 25 })],
    ([steps]) => {
      let state = State.beginning(newestFirst(12, 10), { limitedTo: ["acc_own"] })
      for (const one of steps) {
        const before = state
        state = taken(state, one)
        // nothing but being asked to brings a row in, and nothing takes one away
        if (one._tag !== "Announce") assert.deepStrictEqual(ids(state.rows), ids(before.rows))
        assert.strictEqual(new Set(ids(state.rows)).size, state.rows.length)
        assert.deepStrictEqual(ids(state.rows), [...ids(state.rows)].sort().reverse())
        assert.isTrue([...state.chosen].every((id) => own(state.rows).some((known) => known === id)))
        assert.isTrue(State.subjects(state).every((id) => own(state.rows).some((known) => known === id)))
        assert.isTrue(ids(state.news).every((id) => !ids(state.rows).includes(id)))
      }
    }
  )

  it("chooses a range in both directions, and leaves chosen what an action left alone", () => {
    const begun = State.beginning(newestFirst(10, 10))
    const down = State.ranged(State.toggled(begun, comment(8).id), comment(5).id)
    assert.sameMembers([...down.chosen], ids(newestFirst(8, 4)))
    const up = State.ranged(State.toggled(begun, comment(5).id), comment(8).id)
    assert.deepStrictEqual([...up.chosen].sort(), [...down.chosen].sort())
    const left = { id: comment(6).id, message: "It was removed." }
    assert.deepStrictEqual(
      [...State.acted(down, { action: "hide", done: 3, left: [left], undo: null }).chosen],
      [left.id]
    )
  })

  it("takes no older state of a comment for a newer one", () => {
    const state = State.refreshed(State.beginning([comment(1)]), comment(1, 3))
    assert.strictEqual(state.rows[0]?.status, "hidden")
    assert.strictEqual(State.refreshed(state, comment(1)).rows[0]?.status, "hidden")
  })
})
