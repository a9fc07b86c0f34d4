import { HttpApiEndpoint } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { factsOf } from "#schema/api/Operation.ts"
import { operations } from "#schema/api/Operations.ts"
import { tools } from "#schema/tools/Tools.ts"

describe("the operations of the contract", () => {
  it("refuse to start without a word on who may ask", () => {
    assert.throws(() => factsOf(HttpApiEndpoint.get("open", "/open")), /GET \/open does not say who may ask for it/)
  })

  it("have names of their own, for tools and commands too", () => {
    for (const names of [
      operations.map(({ id }) => id),
      operations.flatMap(({ tool }) => tool ?? []),
      operations.flatMap(({ command }) => command ?? [])
    ]) {
      assert.strictEqual(new Set(names).size, names.length)
    }
  })

  it("are asked by the tools of their name, by the same people", () => {
    for (const { id, permission, scope, tool } of operations) {
      const named = Object.entries(tools).filter(([, one]) => "operation" in one && one.operation === id)
      assert.deepStrictEqual(
        named.map(([name, one]) => ({ name, permission: one.permission, scope: one.scope })),
        tool === null ? [] : [{ name: tool, permission, scope: scope ?? "read" }]
      )
    }
  })
})
