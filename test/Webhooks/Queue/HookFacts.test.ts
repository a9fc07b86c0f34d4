import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { HookId, WorkspaceId } from "#schema/Ids.ts"
import { factsOf, failingSinceAfter, type HookReport } from "#src/Webhooks/Queue/HookFacts.ts"

const told = (at: number, outcome: HookReport["outcome"], hook = "hook_1"): HookReport => ({
  workspace_id: WorkspaceId.make("ws_1"),
  hook_id: HookId.make(hook),
  at,
  outcome,
  error: outcome === "delivered" ? null : `failed at ${at}`
})

const attempt = FastCheck.record({
  at: FastCheck.nat(1000),
  outcome: FastCheck.constantFrom("delivered" as const, "failed" as const, "retry" as const)
}).map(({ at, outcome }) => told(at, outcome))

describe("HookFacts", () => {
  it("says when the latest arrived, and what the last met with, whatever the order they are told in", () => {
    const [facts] = factsOf([told(3, "retry"), told(1, "delivered"), told(2, "failed")])
    assert.deepInclude(facts, { delivered_at: new Date(1), last_error: "failed at 3" })
    const [cleared] = factsOf([told(5, "delivered"), told(4, "failed")])
    assert.deepInclude(cleared, { delivered_at: new Date(5), last_error: null })
    assert.strictEqual(factsOf([told(1, "retry"), told(1, "retry", "hook_2")]).length, 2)
  })

  it("fails since the first delivery that was given up after the last that arrived", () => {
    const since = (before: Date | null, ...all: ReadonlyArray<HookReport>) => {
      const [facts] = factsOf(all)
      return facts === undefined ? undefined : failingSinceAfter(before, facts)
    }
    const before = new Date(1)
    assert.deepStrictEqual(since(before, told(5, "failed")), before)
    assert.deepStrictEqual(since(before, told(5, "delivered")), null)
    assert.deepStrictEqual(since(before, told(5, "delivered"), told(6, "failed"), told(7, "failed")), new Date(6))
    assert.deepStrictEqual(since(null, told(5, "retry")), null)
    assert.deepStrictEqual(since(before, told(5, "retry")), before)
  })

  it.prop(
    "a batch says the same as its attempts one by one",
    [FastCheck.array(attempt, { minLength: 1 })],
    ([batch]) => {
      const inOrder = batch.toSorted((one, other) => one.at - other.at)
      let failing: Date | null = null
      let delivered: Date | null = null
      for (const each of inOrder) {
        const [facts] = factsOf([each])
        if (facts === undefined) continue
        failing = failingSinceAfter(failing, facts)
        delivered = facts.delivered_at ?? delivered
      }
      const [all] = factsOf(batch)
      assert.deepStrictEqual(all?.delivered_at ?? null, delivered)
      assert.deepStrictEqual(all?.last_error, inOrder.at(-1)?.error)
      assert.deepStrictEqual(all === undefined ? null : failingSinceAfter(null, all), failing)
    }
  )
})
