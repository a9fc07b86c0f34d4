import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { PersonId, WorkspaceId } from "#schema/Ids.ts"
import { mostStreams, roomForStream, type StreamOwner } from "#src/App/Live/RoomForStream.ts"

const owner = fc.record({
  workspaceId: fc.nat(7).map((nth) => WorkspaceId.make(`ws_${nth}`)),
  personId: fc.nat(90).map((nth) => PersonId.make(`usr_${nth}`))
})

/** All come one after the other; what ends makes room. Answers how many each workspace has in the end. */
const openedBy = (coming: ReadonlyArray<StreamOwner>) => {
  let open: ReadonlyArray<StreamOwner> = []
  for (const one of coming) {
    const room = roomForStream(open, one)
    if (room === "free") open = [...open, one]
    else if (typeof room === "object") open = [...open.filter((other) => other !== room.whenEnds), one]
  }
  return open
}

const countOf = (open: ReadonlyArray<StreamOwner>, key: keyof StreamOwner) =>
  open.reduce((counts, one) => counts.set(one[key], (counts.get(one[key]) ?? 0) + 1), new Map<string, number>())

describe("the room for streams", () => {
  it("is never more than there is, of anybody", () => {
    fc.assert(
      fc.property(fc.array(owner, { minLength: 900, maxLength: 1500, size: "max" }), (coming) => {
        const open = openedBy(coming)
        assert.isAtMost(open.length, mostStreams.ofProcess)
        assert.isAtMost(Math.max(...countOf(open, "workspaceId").values()), mostStreams.ofWorkspace)
        assert.isAtMost(Math.max(...countOf(open, "personId").values()), mostStreams.ofPerson)
      }),
      { numRuns: 30 }
    )
  })

  it("is there for whoever has fewer than the workspace with the most, whatever that asks for again", () => {
    const share = mostStreams.ofWorkspace
    const many = (name: string) =>
      Array.from({ length: share }, (_, nth) => ({
        workspaceId: WorkspaceId.make(`ws_${name}`),
        personId: PersonId.make(`usr_${name}${nth}`)
      }))
    const greedy = ["a", "b", "c", "d"].flatMap(many)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70 }), (asked) => {
        const small = many("small").slice(0, asked)
        const open = openedBy([...greedy, ...small, ...greedy])
        assert.strictEqual(countOf(open, "workspaceId").get("ws_small"), asked)
      })
    )
  })
})
