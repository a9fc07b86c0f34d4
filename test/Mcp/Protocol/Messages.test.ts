import { assert, describe, it, layer } from "@effect/vitest"
import { Effect } from "effect"
import { withoutCancelled } from "#src/Mcp/Protocol/Messages.ts"
import { Caller } from "#test/Http/Asking.ts"
import { message, post } from "../Posting.ts"

const cancelled = (requestId: unknown) => ({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId } })
const whoami = (id: number | string) => message("tools/call", { name: "whoami" }, id)

describe("a batch", () => {
  it("loses the requests that it takes back, wherever that stands", () => {
    assert.deepStrictEqual(withoutCancelled([whoami(1), cancelled(1), whoami(2)]), [cancelled(1), whoami(2)])
    assert.deepStrictEqual(withoutCancelled([cancelled("a"), whoami("a"), whoami(1)]), [cancelled("a"), whoami(1)])
    assert.isUndefined(withoutCancelled([whoami(1), cancelled(1)]))
  })

  it("is left alone where it takes nothing back, and so is a message", () => {
    for (const body of [[whoami(1), whoami(2)], whoami(1), cancelled(1), null, [], "x", [null, 1]]) {
      assert.strictEqual(withoutCancelled(body), body)
    }
  })
})

layer(Caller.door)("a call", (it) => {
  const headers = { "mcp-protocol-version": "2025-03-26" }

  it.effect("that was taken back is not answered, and the others are", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      const one = yield* post([whoami(1), cancelled(1), whoami(2)], { key, headers })
      assert.deepStrictEqual(
        one.messages().map(({ id }) => id),
        [2]
      )
      const none = yield* post([whoami(1), cancelled(1)], { key, headers })
      assert.deepInclude(none, { status: 202, text: "" })
      const later = yield* post(cancelled(7), { key, headers })
      assert.deepInclude(later, { status: 202, text: "" })
    })
  )

  it.effect("whose parameters are null has none, alone and in a batch", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      for (const method of ["ping", "tools/list"]) {
        const asked = { ...message(method), params: null }
        const alone = yield* post(asked, { key })
        assert.hasAnyKeys(alone.messages()[0], ["result"])
        const batch = yield* post([asked], { key, headers: { "mcp-protocol-version": "2025-03-26" } })
        assert.hasAnyKeys(batch.messages()[0], ["result"])
      }
    })
  )

  it.effect("whose arguments are null has none, and one whose arguments are something else is told in our words", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      for (const extra of [{}, { _meta: {} }]) {
        const blank = yield* post(message("tools/call", { name: "whoami", arguments: null, ...extra }), { key })
        assert.hasAnyKeys(blank.messages()[0]?.result, ["structuredContent"])
        for (const [given, kind] of [
          [[], "an array"],
          ["", "a string"],
          [5, "a number"]
        ]) {
          const odd = yield* post(message("tools/call", { name: "whoami", arguments: given, ...extra }, "x"), { key })
          assert.deepStrictEqual(odd.messages(), [
            {
              id: "x",
              error: { code: -32602, message: `The arguments must be an object such as {"limit": 5}, not ${kind}` }
            }
          ])
        }
      }
    })
  )

  it.effect("that names no tool is told in our words as well", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      for (const params of [undefined, null, {}, { name: 5 }, []]) {
        const { id, jsonrpc, method } = message("tools/call", {}, "x")
        const odd = yield* post({ id, jsonrpc, method, ...(params === undefined ? {} : { params }) }, { key })
        assert.deepStrictEqual(odd.messages(), [
          {
            id: "x",
            error: {
              code: -32602,
              message: 'The params must name the tool, as in {"name": "list_comments", "arguments": {"limit": 5}}'
            }
          }
        ])
      }
    })
  )
})
