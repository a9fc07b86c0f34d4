import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { ask, Caller } from "./Asking.ts"

layer(Caller.door)("the reference at /docs", (it) => {
  it.effect("is a page that anybody may read, and that needs nothing from elsewhere", () =>
    Effect.gen(function* () {
      const { headers, status, text } = yield* ask("GET", "/docs")
      assert.strictEqual(status, 200)
      assert.match(headers.get("content-type") ?? "", /^text\/html/)
      const markup = text.replace(/<script[^>]*>[\s\S]*?<\/script>|<style[^>]*>[\s\S]*?<\/style>/g, "<kept/>")
      assert.notMatch(markup, /\b(src|href|action|data)=/i)
      const styles = Array.from(text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, style = ""]) => style).join()
      assert.notMatch(styles, /@import|url\(\s*["']?(?!["']?data:)/)
    })
  )

  it.effect("shows the same contract as openapi.json", () =>
    Effect.gen(function* () {
      const { text } = yield* ask("GET", "/docs")
      const [, embedded = ""] =
        /<script id="swagger-spec" type="application\/json">([\s\S]*?)<\/script>/.exec(text) ?? []
      const { text: contract } = yield* ask("GET", "/api/v1/openapi.json")
      assert.deepStrictEqual(JSON.parse(embedded), JSON.parse(contract))
    })
  )
})

layer(Caller.door)("a page of another origin", (it) => {
  it.effect("is given leave for nothing", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      const origin = { origin: "https://evil.example" }
      const preflight = {
        ...origin,
        "access-control-request-method": "PUT",
        "access-control-request-headers": "authorization"
      }
      const answers = [
        yield* ask("OPTIONS", "/api/v1/autopilot/guidance", { headers: preflight }),
        yield* ask("GET", "/api/v1/me", { key, headers: origin }),
        yield* ask("GET", "/api/v1/me", { headers: origin }),
        yield* ask("GET", "/api/v1/openapi.json", { headers: origin }),
        yield* ask("GET", "/docs", { headers: origin }),
        yield* ask("GET", "/nowhere", { headers: origin })
      ]
      assert.deepStrictEqual(
        answers.map(({ status }) => status),
        [405, 200, 401, 200, 200, 404]
      )
      const leave = answers.flatMap(({ headers }) =>
        [...headers.keys()].filter((name) => name.startsWith("access-control"))
      )
      assert.deepStrictEqual(leave, [])
    })
  )
})
