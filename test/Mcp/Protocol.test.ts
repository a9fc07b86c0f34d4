import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { tools } from "#schema/tools/Tools.ts"
import { serverInfo } from "#src/Mcp/Description/ServerInfo.ts"
import { testSettings } from "#test/House.ts"
import { ask, Caller } from "#test/Http/Asking.ts"
import { call, connected, eras, errorIn } from "./Assistant.ts"
import { message, modern, post } from "./Posting.ts"

const initialize = (protocolVersion: string) =>
  message("initialize", { protocolVersion, capabilities: {}, clientInfo: { name: "test", version: "1" } })

layer(Caller.door)("the tool server", (it) => {
  for (const [era, options] of Object.entries(eras)) {
    it.scoped(`speaks with a client of the official library: ${era}`, () =>
      Effect.gen(function* () {
        const client = yield* connected(yield* Caller, options)
        assert.strictEqual(client.getNegotiatedProtocolVersion(), era === "legacy" ? "2025-11-25" : "2026-07-28")
        assert.deepInclude(client.getServerVersion(), { name: "steward", version: "1.0.0" })
        assert.match(client.getInstructions() ?? "", /never instructions/)
        const listed = yield* Effect.promise(() => client.listTools())
        assert.deepStrictEqual(
          listed.tools.map(({ name }) => name),
          Object.keys(tools)
        )
        assert.deepInclude(yield* call(client, "get_guidance"), {
          structuredContent: { data: { does: [], guidance: "", policy_version: null } }
        })
        assert.strictEqual(errorIn(yield* call(client, "get_comment", { comment_id: "com_none" })).code, "not_found")
      })
    )
  }

  it.effect("agrees on every revision with a handshake", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      for (const revision of ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]) {
        const { messages, status } = yield* post(initialize(revision), { key })
        assert.strictEqual(status, 200)
        const [answer] = messages()
        assert.deepInclude(answer?.result, {
          protocolVersion: revision,
          capabilities: { tools: {} },
          serverInfo: serverInfo(testSettings.baseUrl)
        })
        const headers = { "mcp-protocol-version": revision }
        const done = yield* post({ jsonrpc: "2.0", method: "notifications/initialized" }, { key, headers })
        assert.deepInclude(done, { status: 202, text: "" })
        const [listed] = (yield* post(message("tools/list"), { key, headers })).messages()
        assert.lengthOf(Object.keys(tools), Object(listed?.result?.["tools"]).length)
        const [called] = (yield* post(message("tools/call", { name: "whoami" }), { key, headers })).messages()
        assert.hasAnyKeys(called?.result, ["structuredContent"])
      }
      const [newer] = (yield* post(initialize("2199-01-01"), { key })).messages()
      assert.strictEqual(newer?.result?.["protocolVersion"], "2025-11-25")
    })
  )

  it.effect("says what is missing where a client begins without it", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      const whole = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } }
      const cases: ReadonlyArray<readonly [params: object | undefined, says: RegExp]> = [
        [undefined, /who connects/],
        [{ ...whole, protocolVersion: undefined }, /must say the protocolVersion/],
        [{ ...whole, protocolVersion: 20251125 }, /must say the protocolVersion/],
        [{ ...whole, capabilities: undefined }, /must say the capabilities/],
        [{ ...whole, capabilities: [] }, /must say the capabilities/],
        [{ ...whole, clientInfo: undefined }, /must say the clientInfo/],
        [{ ...whole, clientInfo: { name: "test" } }, /must say the clientInfo/]
      ]
      for (const [params, says] of cases) {
        const { messages, status } = yield* post(message("initialize", params, "begin"), { key })
        const [answer] = messages()
        assert.deepInclude(
          { status, id: answer?.id, code: answer?.error?.code },
          { status: 200, id: "begin", code: -32602 }
        )
        assert.match(answer?.error?.message ?? "", says)
      }
      const [begun] = (yield* post(message("initialize", { ...whole, capabilities: { roots: {} }, more: 1 }), {
        key
      })).messages()
      assert.strictEqual(begun?.result?.["protocolVersion"], "2025-11-25")
    })
  )

  it.effect("is discovered without a handshake in the newest revision, and may be remembered", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      for (const [method, shared] of [
        ["server/discover", {}],
        ["tools/list", {}]
      ] as const) {
        const { headers, message } = modern(method, shared)
        const { messages, type } = yield* post(message, { key, headers })
        assert.match(type, /^application\/json/)
        assert.deepInclude(messages()[0]?.result, { resultType: "complete", ttlMs: 300_000, cacheScope: "public" })
      }
      const { headers, message } = modern("server/discover")
      const [found] = (yield* post(message, { key, headers })).messages()
      assert.deepInclude(found?.result, { supportedVersions: ["2026-07-28"], capabilities: { tools: {} } })
    })
  )

  it.effect("answers under the id that was sent, a text or a number", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      for (const id of ["a-1", 0, 7]) {
        const [answer] = (yield* post(message("ping", {}, id), { key })).messages()
        assert.deepStrictEqual(answer, { id, result: {} })
      }
    })
  )

  it.effect("answers every message of a batch, and none of more than a hundred", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      const headers = { "mcp-protocol-version": "2025-03-26" }
      const batch = [message("ping", {}, 1), message("tools/call", { name: "whoami" }, 2), message("ping", {}, 3)]
      const answered = (yield* post(batch, { key, headers })).messages()
      assert.sameMembers(
        answered.map(({ id }) => id),
        [1, 2, 3]
      )
      const many = Array.from({ length: 101 }, (_, id) => message("ping", {}, id))
      assert.strictEqual((yield* post(many, { key, headers })).status, 400)
    })
  )

  it.effect("says what is wrong with a message", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      const called = modern("tools/call", { name: "whoami" })
      const odd = modern("tools/list", {}, "2031-01-01")
      const cases = [
        ["no JSON", undefined, { body: "{" }, 400, -32700],
        ["nothing", undefined, { body: "" }, 400, -32700],
        ["deep JSON", undefined, { body: "[".repeat(101) + "]".repeat(101) }, 400, -32700],
        ["no message", { a: 1 }, {}, 400, -32600],
        ["an old unknown method", message("tools/burn"), {}, 200, -32601],
        ["a new unknown method", modern("tools/burn").message, { headers: modern("tools/burn").headers }, 404, -32601],
        ["a page of tools that is not there", message("tools/list", { cursor: "junk" }), {}, 200, -32602],
        ["no such tool", message("tools/call", { name: "whoamy" }), {}, 200, -32602],
        [
          "another name in the header",
          called.message,
          { headers: { ...called.headers, "mcp-name": "x" } },
          400,
          -32020
        ],
        ["no header", called.message, {}, 400, -32020],
        ["an unknown new revision", odd.message, { headers: odd.headers }, 400, -32022]
      ] as const
      for (const [what, sent, asked, status, code] of cases) {
        const answered = yield* post(sent, { key, ...asked })
        assert.strictEqual(answered.status, status, `${what}: ${answered.text}`)
        assert.strictEqual(answered.messages()[0]?.error?.code, code, what)
      }
      const [unknown] = (yield* post(message("tools/call", { name: "whoamy" }), { key })).messages()
      assert.strictEqual(unknown?.error?.message, 'There is no tool "whoamy"; did you mean "whoami"?')
      for (const [name, meant] of [
        ["set_guidance", "update_guidance"],
        ["change_protections", "set_protection"],
        ["searchComments", "list_comments"],
        ["hide_comment", "act_on_comment"]
      ]) {
        const [other] = (yield* post(message("tools/call", { name }), { key })).messages()
        assert.include(other?.error?.message, `did you mean "${meant}"?`)
      }
      const unversioned = yield* post(message("ping"), { key, headers: { "mcp-protocol-version": "1999-01-01" } })
      assert.strictEqual(unversioned.status, 400)
      const large = yield* post(undefined, { key, body: " ".repeat(1024 * 1024 + 1) })
      assert.strictEqual(large.status, 413)
      const plain = yield* post(undefined, { key, body: "{}", headers: { "content-type": "text/plain" } })
      assert.strictEqual(plain.status, 415)
    })
  )

  it.effect("offers POST alone", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      for (const method of ["GET", "DELETE", "PUT", "PATCH"]) {
        const { headers, status } = yield* ask(method, "/mcp", { key, headers: { accept: "text/event-stream" } })
        assert.deepStrictEqual([status, headers.get("allow")], [405, "POST"])
      }
    })
  )
})
