import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc, Option, Schema } from "effect"
import type { FaultSubject } from "#src/Sandbox/Faults/FaultSubject.ts"
import { fire } from "#src/Sandbox/Faults/Faults.ts"
import { activate, NewFault } from "#src/Sandbox/World/Fault.ts"

const fault = (input: object) =>
  activate(Schema.decodeUnknownSync(NewFault)({ platform: "facebook", kind: "drop", ...input }), "fault-1")

const subject: FaultSubject = {
  platform: "facebook",
  method: "POST",
  path: "/graph/v26.0/990001_770001/comments",
  commentIds: new Set(["990001_770001"]),
  accountId: "123450001"
}

describe("fire", () => {
  it("fits when every given part fits", () => {
    const cases: ReadonlyArray<readonly [object, boolean]> = [
      [{}, true],
      [{ platform: "youtube" }, false],
      [{ match: { method: "post", path: "/comments$" } }, true],
      [{ match: { method: "GET" } }, false],
      [{ match: { path: "^/comments" } }, false],
      [{ match: { commentId: "990001_770001", accountId: "123450001" } }, true],
      [{ match: { commentId: "990001_77000" } }, false],
      [{ match: { accountId: "1" } }, false]
    ]
    for (const [input, fits] of cases)
      assert.strictEqual(Option.isSome(fire([fault(input)], subject, [0]).fault), fits, JSON.stringify(input))
  })

  it.prop(
    "happens as often as it was told to",
    [fc.option(fc.integer({ min: 1, max: 9 })), fc.integer({ max: 20, min: 0 })],
    ([times, calls]) => {
      let faults: ReturnType<typeof fire>["faults"] = [fault({ times })]
      let happened = 0
      for (let call = 0; call < calls; call++) {
        const fired = fire(faults, subject, [0])
        if (Option.isSome(fired.fault)) happened++
        faults = fired.faults
      }
      assert.strictEqual(happened, Math.min(calls, times ?? calls))
      assert.strictEqual(faults[0]?.fired, happened)
    }
  )

  it.prop(
    "happens to the share of requests whose draw is under the rate",
    [fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 0.999, noNaN: true })],
    ([rate, draw]) => {
      assert.strictEqual(Option.isSome(fire([fault({ rate })], subject, [draw]).fault), draw < rate)
    }
  )

  it("is without end by default when it has a rate, and happens once when it has none", () => {
    assert.deepStrictEqual([fault({ rate: 0.5 }).remaining, fault({}).remaining], [null, 1])
    assert.deepStrictEqual([fault({ rate: 0.5, times: 2 }).remaining, fault({ times: null }).remaining], [2, null])
  })
})
