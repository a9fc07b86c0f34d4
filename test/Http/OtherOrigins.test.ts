import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { ask, Caller } from "./Asking.ts"

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
