import { assert, layer } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { hookEvents, webhookEvents } from "#schema/resources/Event.ts"
import { ask, Caller } from "#test/Http/Asking.ts"

const Contract = Schema.parseJson(
  Schema.Struct({
    servers: Schema.Array(Schema.Struct({ url: Schema.String })),
    paths: Schema.Record({
      key: Schema.String,
      value: Schema.Record({ key: Schema.String, value: Schema.Struct({ operationId: Schema.String }) })
    }),
    components: Schema.Struct({ schemas: Schema.Record({ key: Schema.String, value: Schema.Unknown }) })
  })
)

layer(Caller.door)("the reference at /docs", (it) => {
  it.effect("is a page that anybody may read, and that needs nothing from elsewhere and no script", () =>
    Effect.gen(function* () {
      const { headers, status, text } = yield* ask("GET", "/docs")
      assert.strictEqual(status, 200)
      assert.match(headers.get("content-type") ?? "", /^text\/html/)
      assert.match(headers.get("content-security-policy") ?? "", /^default-src 'none'/)
      const addresses = Array.from(text.matchAll(/\s(?:src|href|action|data)="([^"]*)"/g), ([, to = ""]) => to)
      assert.deepStrictEqual(
        addresses.filter((to) => !/^[#/](?!\/)/.test(to)),
        []
      )
      assert.notMatch(text, /<script/i)
      assert.notMatch(text, /@import|url\(|\son[a-z]+=|\sstyle=/)
    })
  )

  it.effect("has every operation, event and schema of the contract, and leads only to what is on it", () =>
    Effect.gen(function* () {
      const { text } = yield* ask("GET", "/docs")
      const { text: contract } = yield* ask("GET", "/api/v1/openapi.json")
      const { components, paths, servers } = yield* Schema.decodeUnknown(Contract)(contract)
      const ids = Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id = ""]) => id)
      assert.strictEqual(new Set(ids).size, ids.length)
      assert.includeMembers(ids, [
        ...Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId)),
        ...webhookEvents.map((event) => `on.${event}`),
        ...Object.keys(components.schemas).map((name) => `schema-${name}`)
      ])
      assert.isAbove(Object.keys(paths).length, hookEvents.length + 20)
      const within = Array.from(text.matchAll(/href="#([^"]*)"/g), ([, id = ""]) => id)
      assert.deepStrictEqual(
        within.filter((id) => !ids.includes(id)),
        []
      )
      for (const { url } of servers) assert.include(text, url)
    })
  )
})
