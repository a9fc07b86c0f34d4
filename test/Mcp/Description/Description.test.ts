import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { toolServer, tools } from "#schema/tools/Tools.ts"
import { registryEntry } from "#src/Mcp/Description/RegistryEntry.ts"
import { testSettings } from "#test/House.ts"
import { ask, Caller } from "#test/Http/Asking.ts"
import { connected } from "../Assistant.ts"

const { baseUrl } = testSettings
const pathOf = (address: string) => new URL(address).pathname

/** What the registry's schema of 2025-12-11 asks of a remote server. */
const Entry = Schema.Struct({
  $schema: Schema.Literal("https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json"),
  name: Schema.String.pipe(Schema.pattern(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/), Schema.maxLength(200)),
  title: Schema.NonEmptyString.pipe(Schema.maxLength(100)),
  description: Schema.NonEmptyString.pipe(Schema.maxLength(100)),
  version: Schema.NonEmptyString,
  websiteUrl: Schema.String,
  icons: Schema.optional(
    Schema.Array(
      Schema.Struct({
        src: Schema.String.pipe(Schema.startsWith("https://"), Schema.maxLength(255)),
        mimeType: Schema.Literal("image/svg+xml"),
        sizes: Schema.Tuple(Schema.Literal("any"))
      })
    )
  ),
  remotes: Schema.Tuple(
    Schema.Struct({
      type: Schema.Literal("streamable-http"),
      url: Schema.String,
      headers: Schema.Array(Schema.Unknown)
    })
  )
})
const readEntry = Schema.decodeUnknownSync(Entry, { onExcessProperty: "error" })

layer(Caller.door)("what describes the tool server", (it) => {
  it.scoped("tells every client of its icon, which it serves itself", () =>
    Effect.gen(function* () {
      const client = yield* connected(yield* Caller, {})
      const { icons = [] } = client.getServerVersion() ?? {}
      assert.lengthOf(icons, 1)
      for (const { mimeType, src } of icons) {
        assert.isTrue(src.startsWith(`${baseUrl}/`), src)
        const picture = yield* ask("GET", pathOf(src))
        assert.strictEqual(picture.status, 200)
        assert.strictEqual(picture.headers.get("content-type"), mimeType)
        assert.match(picture.text, /^<svg /)
      }
    })
  )

  it.effect("is in the registry's form, with the address and the version that a client finds", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      const answer = yield* ask("GET", "/server.json")
      assert.match(answer.headers.get("content-type") ?? "", /^application\/json/)
      const entry = readEntry(JSON.parse(answer.text))
      assert.strictEqual(entry.version, toolServer.version)
      assert.strictEqual(entry.websiteUrl, baseUrl)
      const [remote] = entry.remotes
      assert.isTrue(remote.url.startsWith(`${baseUrl}/`))
      const json = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "whoami" } }
      const called = yield* ask("POST", pathOf(remote.url), { key, json })
      assert.strictEqual(called.status, 200, called.text)
      assert.include(called.text, '"structuredContent"')
    })
  )

  it.effect("names every tool to a language model and no other, and every address in it is answered", () =>
    Effect.gen(function* () {
      const { text } = yield* ask("GET", "/llms.txt")
      assert.match(text, /^# Steward\n\n> /)
      const named = Array.from(text.matchAll(/^- `(\w+)`: .{20,}$/gm), ([, name]) => name)
      assert.deepStrictEqual(named, Object.keys(tools))
      const links = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, address = ""]) => address)
      assert.isAtLeast(links.length, 5)
      for (const address of links) {
        assert.isTrue(address.startsWith(`${baseUrl}/`), address)
        const { status } = yield* ask("GET", pathOf(address), { headers: { accept: "text/html,*/*" } })
        assert.include(pathOf(address) === "/" ? [302, 303] : [200], status, address)
      }
      assert.include(text, `MCP over Streamable HTTP at ${baseUrl}/mcp (version ${toolServer.version})`)
    })
  )
})

describe("an entry of the registry", () => {
  it("is named for the domain, and has an icon where that is served over https", () => {
    for (const [base, name] of [
      ["https://steward.brand.example", "example.brand.steward/steward"],
      ["https://steward.brand.example:8443", "example.brand.steward/steward"],
      ["http://localhost:8090", "localhost/steward"],
      ["http://127.0.0.1:8090", "127.0.0.1/steward"],
      ["http://[::1]:8090", "1/steward"]
    ] as const) {
      const entry = readEntry(registryEntry(base))
      assert.strictEqual(entry.name, name)
      assert.strictEqual(entry.icons !== undefined, base.startsWith("https:"))
    }
  })
})
