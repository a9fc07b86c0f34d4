import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { workTurns } from "#src/Moderation/Claims/WorkTurns.ts"

const brand = (n: number) => WorkspaceId.make(`ws_${n}`)
const due = (...numbers: ReadonlyArray<number>) =>
  numbers.map((n, index) => ({ workspace_id: brand(n), due_at: new Date(index) }))

describe("the turns of workspaces with platform work", () => {
  it("are of whoever has the fewest batches under way, had a turn longest ago, and waits for longest", () => {
    const turns = workTurns(8)
    assert.deepStrictEqual(turns.next(due(1, 2, 3)), [brand(1), brand(2), brand(3)])
    turns.begin(brand(1))
    assert.deepStrictEqual(turns.next(due(1, 2, 3)), [brand(2), brand(3), brand(1)])
    turns.begin(brand(2))
    turns.end(brand(1))
    turns.end(brand(2))
    assert.deepStrictEqual(turns.next(due(1, 2, 3)), [brand(3), brand(1), brand(2)])
  })

  it("leave a workspace out that has as many batches under way as it may", () => {
    const turns = workTurns(2)
    turns.begin(brand(1))
    turns.begin(brand(1))
    assert.deepStrictEqual(turns.full(), [brand(1)])
    assert.deepStrictEqual(turns.next(due(1)), [])
    turns.end(brand(1))
    assert.deepStrictEqual(turns.full(), [])
    assert.deepStrictEqual(turns.next(due(1)), [brand(1)])
  })

  it("come to each that has work within as many turns as there are workspaces, however much one has", () => {
    FastCheck.assert(
      FastCheck.property(
        FastCheck.integer({ min: 2, max: 6 }),
        FastCheck.array(FastCheck.boolean(), { maxLength: 60 }),
        (brands, ends) => {
          const turns = workTurns(Number.POSITIVE_INFINITY)
          const all = due(...Array.from({ length: brands }, (_, n) => n))
          const underWay: Array<WorkspaceId> = []
          const taken: Array<WorkspaceId> = []
          for (const isEnd of ends) {
            const first = isEnd ? underWay.shift() : undefined
            if (first !== undefined) {
              turns.end(first)
              continue
            }
            const [next] = turns.next(all)
            if (next === undefined) return assert.fail("nobody is next")
            turns.begin(next)
            underWay.push(next)
            taken.push(next)
          }
          for (let from = 0; from + brands <= taken.length; from += brands) {
            assert.strictEqual(new Set(taken.slice(from, from + brands)).size, brands)
          }
        }
      )
    )
  })
})
