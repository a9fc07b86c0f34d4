import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { maxBodyBytes } from "#src/Http/Body/JsonBody.ts"
import { errorExamples } from "#src/Http/OpenApi/Examples/ErrorExamples.ts"
import { type Answered, ask, Caller, errorOf } from "../Asking.ts"

layer(Caller.door)("an example of an error", (it) => {
  it.effect("is what is answered, but for the request's id, which has the same form", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      const like = (name: string, answered: Answered) => {
        const { request_id, ...error } = errorOf(answered)
        assert.deepStrictEqual(
          { ...error, request_id: "req_" },
          { ...Object(errorExamples.get(name)), request_id: "req_" }
        )
        assert.match(request_id, /^req_[0-9a-f]{32}$/)
        assert.match(String(Object(errorExamples.get(name)).request_id), /^req_[0-9a-f]{32}$/)
      }
      like("InvalidRequest", yield* ask("GET", "/api/v1/comments?limit=0&statu=hidden", { key }))
      like("Unauthorized", yield* ask("GET", "/api/v1/me"))
      const text = "x".repeat(maxBodyBytes)
      like("PayloadTooLarge", yield* ask("PUT", "/api/v1/autopilot/guidance", { key, json: { guidance: text } }))
      const latin = { "content-type": "application/json; charset=ISO-8859-1" }
      const guidance = { key, body: '{"guidance":""}', headers: latin }
      like("UnsupportedMediaType", yield* ask("PUT", "/api/v1/autopilot/guidance", guidance))
      const hook = (event: string) =>
        ask("POST", "/api/v1/hooks", {
          key,
          json: { target_url: "https://hooks.example.com/steward", event },
          headers: { "idempotency-key": "once" }
        })
      yield* hook("comment.hidden")
      like("Unprocessable", yield* hook("comment.review"))
    })
  )
})
