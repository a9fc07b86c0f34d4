import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck, Predicate, Schema } from "effect"
import { tools } from "#schema/tools/Tools.ts"
import { plainCalls } from "#src/Mcp/Protocol/PlainCall.ts"
import { Caller } from "#test/Http/Asking.ts"
import { message, modern, post } from "../Posting.ts"

const plainCall = plainCalls({ name: "steward", version: "1" })

const revision = { "mcp-protocol-version": "2025-11-25" }

/** One call, as it is plain and as the library answers it: the same with a word that nobody minds. */
const both = (name: string, args: object | undefined, id: string | number, capabilities: object) => {
  const params = { name, ...(args && { arguments: args }) }
  const { headers, message: newest } = modern("tools/call", params)
  const { params: given, ...envelope } = { ...newest, id }
  const meta = { ...Object(given)._meta, "io.modelcontextprotocol/clientCapabilities": capabilities }
  return [
    {
      headers: revision,
      plain: message("tools/call", params, id),
      other: message("tools/call", { ...params, _meta: {} }, id)
    },
    {
      headers,
      plain: { ...envelope, params: { ...given, _meta: meta } },
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

const empty = FastCheck.constant({})
const capabilities = FastCheck.record(
  {
    roots: FastCheck.record({ listChanged: FastCheck.boolean() }, { requiredKeys: [] }),
    sampling: FastCheck.record({ tools: empty, context: empty }, { requiredKeys: [] }),
    elicitation: FastCheck.record({ form: empty, url: empty }, { requiredKeys: [] }),
    tasks: FastCheck.record({ list: empty, cancel: empty, requests: empty }, { requiredKeys: [] }),
    extensions: FastCheck.dictionary(FastCheck.string(), empty, { maxKeys: 2 }),
    experimental: FastCheck.dictionary(FastCheck.string(), empty, { maxKeys: 2 })
  },
  { requiredKeys: [] }
)

/** The envelope, as a schema has it. */
const called = {
  name: Schema.Literal("whoami"),
  // a record would leave that name out before anybody could look for it
  arguments: Schema.optional(
    Schema.Unknown.pipe(Schema.filter((given) => Predicate.isRecord(given) && !Object.hasOwn(given, "__proto__")))
  )
}
const envelope = <A, I>(params: Schema.Schema<A, I>) =>
  Schema.is(
    Schema.Struct({
      jsonrpc: Schema.Literal("2.0"),
      id: Schema.Union(Schema.String, Schema.Int),
      method: Schema.Literal("tools/call"),
      params
    }),
    { onExcessProperty: "error" }
  )
const members = <A, I>(value: Schema.Schema<A, I>) => Schema.Record({ key: Schema.String, value })
const meta = Schema.Struct({
  "io.modelcontextprotocol/protocolVersion": Schema.Literal("2026-07-28"),
  "io.modelcontextprotocol/clientInfo": Schema.Struct({ name: Schema.String, version: Schema.String }),
  "io.modelcontextprotocol/clientCapabilities": members(members(members(Schema.Never)))
})

const names = ["jsonrpc", "id", "method", "params", "name", "arguments", "_meta", "version", "__proto__", "extra"]
const odd = FastCheck.oneof(
  FastCheck.constantFrom("2.0", "tools/call", "whoami", 1, null, {}, []),
  FastCheck.jsonValue()
)

/** JSON with one of its objects changed by a member: its `turn`th, over and over. */
const changed = (json: unknown, turn: number, name: string, value: unknown): unknown => {
  const objects: Array<object> = []
  const text = JSON.stringify(json, (_, found: unknown) => {
    if (typeof found === "object" && found !== null) objects.push(found)
    return found
  })
  let seen = 0
  return JSON.parse(text, (_, found: unknown) => {
    if (typeof found !== "object" || found === null || seen++ !== turn % objects.length) return found
    const { [name]: _before, ...rest } = Object(found)
    return value === undefined ? rest : JSON.parse(JSON.stringify({ ...rest, [name]: value }))
  })
}

layer(Caller.door)("a plain call", (it) => {
  it.effect.prop(
    "is answered letter by letter as the protocol's library answers it",
    [FastCheck.constantFrom(...readOnly), args, ids, capabilities],
    ([name, given, id, capabilities]) =>
      Effect.gen(function* () {
        const { key } = yield* Caller
        for (const { headers, other, plain } of both(name, given, id, capabilities)) {
          const sent = { accept: "application/json, text/event-stream", ...headers }
          // as it arrives
          const isPlain = given === undefined || !Object.hasOwn(given, "__proto__")
          assert.strictEqual(plainCall(sent, JSON.parse(JSON.stringify(plain))) !== undefined, isPlain)
          assert.isUndefined(plainCall(sent, JSON.parse(JSON.stringify(other))))
          const [quick, library] = [yield* post(plain, { key, headers }), yield* post(other, { key, headers })]
          assert.deepStrictEqual(
            [quick.status, quick.type, lasting(quick.text)],
            [library.status, library.type, lasting(library.text)]
          )
        }
      }),
    { fastCheck: { numRuns: 60 } }
  )

  it("has no argument that the library passes over", () => {
    const body = message("tools/call", { name: "whoami", arguments: { ["__proto__"]: [] } })
    const sent = { accept: "application/json, text/event-stream", ...revision }
    assert.isUndefined(plainCall(sent, JSON.parse(JSON.stringify(body))))
  })

  it.prop(
    "is what its schema says, whatever is changed in it",
    [FastCheck.nat(8), FastCheck.constantFrom(...names), FastCheck.option(odd, { nil: undefined })],
    ([turn, name, value]) => {
      const accept = { accept: "application/json, text/event-stream" }
      const { headers, message: newest } = modern("tools/call", { name: "whoami", arguments: {} })
      for (const [sent, body, is] of [
        [revision, message("tools/call", { name: "whoami", arguments: {} }), envelope(Schema.Struct(called))],
        [headers, newest, envelope(Schema.Struct({ ...called, _meta: meta }))]
      ] as const) {
        const other = changed(body, turn, name, value)
        assert.strictEqual(plainCall({ ...accept, ...sent }, other) !== undefined, is(other), JSON.stringify(other))
      }
    },
    { fastCheck: { numRuns: 1000 } }
  )

  it("is none with anything odd about it", () => {
    const sent = { accept: "application/json, text/event-stream", ...revision }
    const plain = message("tools/call", { name: "whoami", arguments: {} })
    assert.isDefined(plainCall(sent, plain))
    const newest = modern("tools/call", { name: "whoami", arguments: {} })
    const accept = { accept: sent.accept, ...newest.headers }
    assert.isDefined(plainCall(accept, newest.message))
    const able = (capabilities: unknown) => {
      const { params, ...rest } = newest.message
      const _meta = { ...Object(params)._meta, "io.modelcontextprotocol/clientCapabilities": capabilities }
      return { ...rest, params: { ...params, _meta } }
    }
    assert.isDefined(plainCall(accept, able({ roots: { listChanged: true } })))
    for (const capabilities of [5, [], { sampling: 5 }, { roots: { listChanged: 1 } }, { sampling: { tools: true } }]) {
      assert.isUndefined(plainCall(accept, able(capabilities)), JSON.stringify(capabilities))
    }
    for (const [headers, body] of [
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
      assert.isUndefined(plainCall(headers, body), JSON.stringify([headers, body]))
    }
  })
})
