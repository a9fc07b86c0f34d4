import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { HookId, WorkspaceId } from "#schema/Ids.ts"
import { type AttemptsInFlight, free, type Limits, nothing } from "#src/Webhooks/Pace/Capacity.ts"
import type { HookStanding } from "#src/Webhooks/Pace/HookPace.ts"
import { type DueLane, halfOf, type Room, share } from "#src/Webhooks/Pace/Share.ts"

interface Hook extends DueLane {
  readonly standing: HookStanding
}

const hook = (workspace: string, host: string, index: number, standing: HookStanding = "proven"): Hook => ({
  workspace_id: WorkspaceId.make(workspace),
  hook_id: HookId.make(`hook_${index}`),
  target_host: host,
  has_retries: false,
  first_due: 0,
  standing
})

const plenty: Limits = { all: 1000, unproven: 1000, failing: 1000, most: 1000 }

interface Given {
  readonly claims?: number
  readonly all?: Limits
  readonly host?: Limits
  readonly atHost?: AttemptsInFlight
  readonly attempts?: number
  readonly inFlight?: (hook: DueLane) => number
  readonly workspaceAt?: (workspace: string) => number
}

const roomOf = (hooks: ReadonlyArray<Hook>, given: Given): Room => ({
  claims: given.claims ?? 1000,
  all: { limits: given.all ?? plenty, inFlight: nothing },
  host: () => ({ limits: given.host ?? plenty, inFlight: given.atHost ?? nothing }),
  workspace: () => 0,
  workspaceAt: (workspace) => given.workspaceAt?.(workspace) ?? 0,
  hook: (lane) => {
    const attempts = given.attempts ?? 32
    const found = hooks.find((one) => one.hook_id === lane.hook_id)
    return {
      allowance: { attempts, firstAttempts: attempts, reach: 256 },
      standing: found?.standing ?? "unknown",
      inFlight: found === undefined ? 0 : (given.inFlight?.(found) ?? 0)
    }
  }
})

const takes = (hooks: ReadonlyArray<Hook>, given: Given) => {
  const portions = share(hooks, roomOf(hooks, given))
  return hooks.map((one) => portions.find(({ lane }) => lane === one)?.take ?? 0)
}

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, number) => total + number, 0)
const spread = (numbers: ReadonlyArray<number>) => Math.max(...numbers) - Math.min(...numbers)

const narrow = (all: number): Limits => ({ all, unproven: all, failing: all, most: all })

describe("share", () => {
  it("names first the hooks that do well, and says who gets less than the pace of the hook allows", () => {
    const hooks = [hook("a", "h", 0, "failing"), hook("a", "h", 1), hook("b", "h", 2, "unknown")]
    const said = (claims: number) =>
      share(hooks, roomOf(hooks, { claims, attempts: 2 })).map(({ isCut, isProven }) => [isProven, isCut])
    assert.deepStrictEqual(said(6), [
      [true, false],
      [false, false],
      [false, false]
    ])
    assert.deepStrictEqual(said(3), [
      [true, true],
      [false, true],
      [false, true]
    ])
  })

  it("takes at most half of what is free where the other half is for others", () => {
    FastCheck.assert(
      FastCheck.property(
        FastCheck.nat(40),
        FastCheck.nat(40),
        FastCheck.nat(80),
        FastCheck.nat(40),
        (claims, all, host, wanting) => {
          const hooks = Array.from({ length: wanting }, (_, index) => hook("a", "h", index))
          const room = roomOf(hooks, { claims, all: narrow(all), host: narrow(host), attempts: 2 })
          const taken = sum(share(hooks, halfOf(room)).map(({ take }) => take))
          const half = Math.floor(Math.min(claims, all, host) / 2)
          assert.strictEqual(taken, Math.min(half, 2 * wanting))
        }
      )
    )
  })

  it("gives the slots of a host to workspaces in turns, and those of a workspace to its hooks", () => {
    const hooks = [
      ...Array.from({ length: 6 }, (_, index) => hook("ws_1", "a", index)),
      hook("ws_2", "a", 6),
      hook("ws_3", "a", 7)
    ]
    assert.deepStrictEqual(takes(hooks, { host: narrow(12) }), [1, 1, 1, 1, 0, 0, 4, 4])
    assert.deepStrictEqual(takes(hooks, { host: narrow(2) }), [1, 0, 0, 0, 0, 0, 1, 0])
    assert.deepStrictEqual(takes(hooks, { claims: 6 }), [1, 1, 0, 0, 0, 0, 2, 2])
  })

  it("counts what a workspace and a hook have already", () => {
    const hooks = [hook("ws_1", "a", 0), hook("ws_1", "a", 1), hook("ws_2", "a", 2)]
    const workspaceAt = (workspace: string) => (workspace === "ws_1" ? 3 : 0)
    assert.deepStrictEqual(takes(hooks, { host: narrow(4), workspaceAt }), [1, 0, 3])
    const inFlight = ({ hook_id }: DueLane) => (hook_id === "hook_0" ? 2 : 0)
    assert.deepStrictEqual(takes(hooks.slice(0, 2), { host: narrow(4), inFlight }), [1, 3])
  })

  it("leaves a hook that does well its part of a host, however many fail there, and puts it first", () => {
    const hooks = [
      ...Array.from({ length: 100 }, (_, index) => hook("ws_1", "a", index, "failing")),
      hook("ws_1", "a", 100)
    ]
    const given = { attempts: 1, host: { all: 8, unproven: 6, failing: 4, most: 16 } }
    assert.strictEqual(sum(takes(hooks, given)), 5)
    assert.strictEqual(share(hooks, roomOf(hooks, given))[0]?.lane, hooks[100])
    const full = { ...given, atHost: { proven: 0, unknown: 0, failing: 4 } }
    assert.deepStrictEqual([sum(takes(hooks, full)), takes(hooks, full)[100]], [1, 1])
  })

  it("serves nobody whose next is out of reach, unless something is to be sent again", () => {
    const waits = { ...hook("ws_1", "a", 0), first_due: 256 }
    const none = { ...hook("ws_1", "a", 1), first_due: null }
    const again = { ...hook("ws_1", "a", 2), first_due: null, has_retries: true }
    assert.deepStrictEqual(takes([waits, none, again], { attempts: 2 }), [0, 0, 2])
  })

  const hooks = FastCheck.array(
    FastCheck.tuple(
      FastCheck.constantFrom("ws_1", "ws_2", "ws_3"),
      FastCheck.constantFrom("a", "b"),
      FastCheck.constantFrom<HookStanding>("proven", "unknown", "failing")
    ),
    { maxLength: 30 }
  ).map((all) => all.map(([workspace, host, standing], index) => hook(workspace, host, index, standing)))
  const limits = FastCheck.record({ a: FastCheck.nat(30), b: FastCheck.nat(30), c: FastCheck.nat(30) }).map(
    ({ a, b, c }): Limits => ({ failing: a, unproven: a + b, all: a + b + c, most: a + b + c })
  )

  it.prop(
    "uses all the room there is, no more, and evenly among workspaces and their hooks at one host",
    [hooks, limits, limits, FastCheck.integer({ min: 1, max: 8 })],
    ([hooks, host, all, attempts]) => {
      const got = takes(hooks, { host, all, attempts })
      const counted = (at: string | null) => {
        let inFlight = nothing
        for (const [index, { standing, target_host }] of hooks.entries()) {
          if (at === null || target_host === at) {
            inFlight = { ...inFlight, [standing]: inFlight[standing] + (got[index] ?? 0) }
          }
        }
        return inFlight
      }
      for (const [where, given] of [
        ["a", host],
        ["b", host],
        [null, all]
      ] as const) {
        const { failing, proven, unknown } = counted(where)
        assert.isAtMost(failing, given.failing)
        assert.isAtMost(failing + unknown, given.unproven)
        assert.isAtMost(failing + unknown + proven, given.all)
      }
      const isOneHost = new Set(hooks.map(({ target_host }) => target_host)).size === 1
      for (const [index, { standing, target_host }] of isOneHost ? hooks.entries() : []) {
        const isFull = free(host, counted(target_host), standing) === 0 || free(all, counted(null), standing) === 0
        assert.isTrue(isFull || got[index] === attempts)
      }
      const isAlone = new Set(hooks.map(({ standing, target_host }) => `${standing} ${target_host}`)).size === 1
      if (!isAlone) return
      for (const group of Map.groupBy(hooks.keys(), (index) => hooks[index]?.workspace_id).values()) {
        assert.isAtMost(spread([...group].map((index) => got[index] ?? 0)), 1)
      }
    }
  )
})
