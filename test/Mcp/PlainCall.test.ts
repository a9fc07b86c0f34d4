import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck, Option } from "effect"
import { tools } from "#schema/Tools.ts"
import { plainCall } from "#src/Mcp/PlainCall.ts"
import { Caller } from "#test/Http/Asking.ts"
import { message, modern, post } from "./Posting.ts"

const revision = { "mcp-protocol-version": "2025-11-25" }

/** One call, as it is plain and as the library answers it: the same with a word that nobody minds. */
const both = (name: string, args: object | undefined, id: string | number) => {
  const params = { name, ...(args && { arguments: args }) }
  const { headers, message: newest } = modern("tools/call", params)
  const { params: given, ...envelope } = { ...newest, id }
  const meta = Object(given)._meta
  return [
    {
      headers: revision,
      plain: message("tools/call", params, id),
      other: message("tools/call", { ...params, _meta: {} }, id)
    },
    {
      headers,
      plain: { ...envelope, params: given },
      other: { ...envelope, params: { ...given, _meta: { ...meta, "example.com/word": 1 } } }
    }
  ]
}

/** Without what differs from call to call. */
const lasting = (text: string) => text.replaceAll(/req_[0-9a-f]{32}|(?<=quoted )[0-9a-f]{16}/g, "…")

const args = FastCheck.oneof(
  FastCheck.constantFrom(undefined, {}, { comment_id: "com_none" }, { limit: 1 }, { limit: 0 }, { coment_id: "x" }),
  FastCheck.dictionary(FastCheck.string(), FastCheck.jsonValue(), { maxKeys: 3 })
)
const readOnly = Object.entries(tools).flatMap(([name, { hints }]) => (hints.readOnly ? [name] : []))
const ids = FastCheck.oneof(FastCheck.string(), FastCheck.maxSafeInteger())

layer(Caller.door)("a plain call", (it) => {
  it.effect.prop(
    "is answered letter by letter as the protocol's library answers it",
    [FastCheck.constantFrom(...readOnly), args, ids],
    ([name, given, id]) =>
      Effect.gen(function* () {
        const { key } = yield* Caller
        for (const { headers, other, plain } of both(name, given, id)) {
          const sent = { accept: "application/json, text/event-stream", ...headers }
          // as it arrives
          assert.isTrue(Option.isSome(plainCall(sent, JSON.parse(JSON.stringify(plain)))))
          assert.isTrue(Option.isNone(plainCall(sent, JSON.parse(JSON.stringify(other)))))
          const [quick, library] = [yield* post(plain, { key, headers }), yield* post(other, { key, headers })]
          assert.deepStrictEqual(
            [quick.status, quick.type, lasting(quick.text)],
            [library.status, library.type, lasting(library.text)]
          )
        }
      }),
    { fastCheck: { numRuns: 60 } }
  )

  it("is none with anything odd about it", () => {
    const sent = { accept: "application/json, text/event-stream", ...revision }
    const plain = message("tools/call", { name: "whoami", arguments: {} })
    assert.isTrue(Option.isSome(plainCall(sent, plain)))
    const newest = modern("tools/call", { name: "whoami", arguments: {} })
    const accept = { accept: sent.accept, ...newest.headers }
    assert.isTrue(Option.isSome(plainCall(accept, newest.message)))
    for (const [headers, body] of [
      [{ ...sent, accept: "application/json" }, plain],
      [{ accept: sent.accept }, plain],
      [{ ...sent, "mcp-protocol-version": "2199-01-01" }, plain],
      [{ ...sent, "mcp-session-id": "1" }, plain],
      [{ ...sent, "mcp-name": "whoami" }, plain],
      [{ ...accept, "mcp-name": "get_comment" }, newest.message],
      [{ ...accept, "mcp-method": "tools/list" }, newest.message],
      [accept, plain],
      [sent, newest.message],
      [sent, [plain]],
      [sent, { ...plain, id: null }],
      [sent, { ...plain, id: 1.5 }],
      [sent, { ...plain, jsonrpc: "1.0" }],
      [sent, { ...plain, extra: 1 }],
      [sent, message("tools/list")],
      [sent, message("tools/call", { name: "who" })],
      [sent, message("tools/call", { name: "whoami", arguments: [] })],
      [sent, message("tools/call", { name: "whoami", arguments: null })]
    ] as const) {
      assert.isTrue(Option.isNone(plainCall(headers, body)), JSON.stringify([headers, body]))
    }
  })
})
