import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { answerType } from "#src/Mcp/Protocol/Accept.ts"
import { ask, Caller } from "#test/Http/Asking.ts"
import { message, modern } from "../Posting.ts"

describe("how an answer is sent", () => {
  it("is what the client takes, and JSON wherever it takes that", () => {
    const cases = [
      [undefined, "json"],
      ["", "json"],
      ["*/*", "json"],
      ["application/json", "json"],
      ["Application/JSON;charset=utf-8", "json"],
      ["application/*", "json"],
      ["application/json, text/event-stream", "json"],
      ["text/event-stream, application/json;q=0.1", "json"],
      ["text/html", "json"],
      ["text/event-stream", "event-stream"],
      ["text/*", "event-stream"],
      ["text/event-stream, application/json;q=0", "event-stream"],
      ["text/event-stream;q=0", "json"]
    ] as const
    for (const [accept, type] of cases) assert.strictEqual(answerType(accept), type, accept)
  })

  it.prop("is decided for any header", [FastCheck.fullUnicodeString()], ([accept]) => {
    assert.include(["json", "event-stream"], answerType(accept))
  })
})

const initialize = message("initialize", {
  protocolVersion: "2025-11-25",
  capabilities: {},
  clientInfo: { name: "test", version: "1" }
})
const called = { name: "get_guidance", arguments: {} }

layer(Caller.door)("a client", (it) => {
  it.effect("is answered whatever it accepts, in every era", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      const newest = modern("tools/call", called)
      const odd = modern("tools/call", { ...called, task: {} })
      const list = modern("tools/list")
      const asked = [
        [initialize, {}],
        [message("tools/list"), { "mcp-protocol-version": "2025-11-25" }],
        [message("tools/call", called), { "mcp-protocol-version": "2025-11-25" }],
        [message("tools/call", { ...called, _meta: {} }), { "mcp-protocol-version": "2025-06-18" }],
        [newest.message, newest.headers],
        [odd.message, odd.headers],
        [list.message, list.headers]
      ] as const
      for (const [sent, headers] of asked) {
        const json: Array<string> = []
        for (const accept of [undefined, "*/*", "application/json", "text/html", "text/event-stream"]) {
          const answered = yield* ask("POST", "/mcp", {
            key,
            body: JSON.stringify(sent),
            headers: { "content-type": "application/json", ...headers, ...(accept && { accept }) }
          })
          assert.strictEqual(answered.status, 200, `${accept}: ${answered.text}`)
          const type = answered.headers.get("content-type") ?? ""
          if (accept !== "text/event-stream") {
            assert.match(type, /^application\/json/, accept)
            json.push(answered.text)
          } else {
            assert.match(type, /^text\/event-stream/)
            const [, event] = /^event: message\ndata: (.+)\n\n$/.exec(answered.text) ?? []
            json.push(event ?? "")
          }
        }
        for (const text of json) assert.deepStrictEqual(JSON.parse(text), JSON.parse(json[0] ?? ""))
      }
    })
  )
})
