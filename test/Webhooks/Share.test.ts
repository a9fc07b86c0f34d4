import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { HookId, WorkspaceId } from "#schema/Ids.ts"
import { type Lane, type Room, share } from "#src/Webhooks/Share.ts"

const hosts = ["a", "b", "c", "d"] as const
type Host = (typeof hosts)[number]

const lane = (host: string, index: number): Lane => ({
  workspace_id: WorkspaceId.make("ws_1"),
  hook_id: HookId.make(`hook_${index}`),
  target_host: host
})

const room = (rooms: Readonly<Record<string, number>>, rest: Partial<Room> = {}): Room => ({
  free: 1000,
  freeForUnproven: 1000,
  full: [],
  at: (host) => rooms[host] ?? 0,
  isProven: () => true,
  ...rest
})

const takes = (lanes: ReadonlyArray<Lane>, given: Room) => {
  const portions = share(lanes, given)
  return lanes.map((one) => portions.find((portion) => portion.lane === one)?.take ?? 0)
}

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, number) => total + number, 0)

describe("share", () => {
  it("serves lanes of a host in turns, the first of them first", () => {
    const lanes = ["a", "a", "a", "b"].map(lane)
    assert.deepStrictEqual(takes(lanes, room({ a: 8, b: 2 })), [3, 3, 2, 2])
    assert.deepStrictEqual(takes(lanes, room({ a: 1, b: 5 })), [1, 0, 0, 5])
    assert.deepStrictEqual(takes(lanes, room({ a: 8, b: 8 }, { free: 5 })), [2, 1, 1, 1])
    assert.deepStrictEqual(takes(lanes, room({})), [0, 0, 0, 0])
    assert.deepStrictEqual(takes([], room({ a: 8 })), [])
  })

  it("keeps room for hosts that work", () => {
    const lanes = ["a", "b", "c"].map(lane)
    const given = room({ a: 9, b: 9, c: 9 }, { free: 12, freeForUnproven: 2, isProven: (host) => host === "c" })
    assert.deepStrictEqual(takes(lanes, given), [1, 1, 9])
  })

  const host = FastCheck.constantFrom(...hosts)
  const rooms = FastCheck.record({
    a: FastCheck.nat(40),
    b: FastCheck.nat(40),
    c: FastCheck.nat(3),
    d: FastCheck.nat(0)
  })
  it.prop(
    "uses all the room there is, no more, and evenly within a host",
    [
      FastCheck.array(host, { maxLength: 30 }),
      rooms,
      FastCheck.nat(100),
      FastCheck.nat(100),
      FastCheck.subarray([...hosts])
    ],
    ([names, rooms, free, freeForUnproven, proven]) => {
      const lanes = names.map(lane)
      const isProven = (name: string) => proven.some((one) => one === name)
      const given = takes(lanes, room(rooms, { free, freeForUnproven, isProven }))
      const of = (wanted: (name: Host) => boolean) => sum(given.filter((_, index) => wanted(names[index] ?? "d")))
      const wanted = (name: Host) => (names.includes(name) ? rooms[name] : 0)
      const wantedBy = (some: ReadonlyArray<Host>) => sum(some.map(wanted))
      const unproven = hosts.filter((name) => !isProven(name))
      for (const name of hosts)
        assert.isAtMost(
          of((one) => one === name),
          wanted(name)
        )
      assert.isAtMost(
        of((name) => !isProven(name)),
        freeForUnproven
      )
      const most = Math.min(free, wantedBy(proven) + Math.min(freeForUnproven, wantedBy(unproven)))
      assert.strictEqual(sum(given), most)
      for (const name of hosts) {
        const own = given.filter((_, index) => names[index] === name)
        if (own.length > 0) assert.isAtMost(Math.max(...own) - Math.min(...own), 1)
      }
    }
  )
})
