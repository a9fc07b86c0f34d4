import { assert, layer } from "@effect/vitest"
import { Effect, Redacted, TestClock } from "effect"
import * as ApiKey from "#src/Access/Keys/ApiKey.ts"
import { brand, member } from "#test/House.ts"
import { doorWith, from } from "./Address.ts"
import { ask, refused } from "./Asking.ts"

const me = "/api/v1/me"
const limited = doorWith({ rateLimit: { perMinute: 60, burst: 5 } })
const stranger = Redacted.value(ApiKey.make(new Uint8Array(ApiKey.randomLength).fill(3)))

layer(limited)("a key that asks too often", (it) => {
  it.effect("is told what is left with every answer, and after the last one when to come back", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const paths = [me, "/api/v1/comments/com_none", "/api/v1/comments?limit=0", me, me]
      for (const [index, path] of paths.entries()) {
        const { headers } = yield* ask("GET", path, { key })
        assert.strictEqual(headers.get("ratelimit-policy"), '"minute";q=60;w=60, "burst";q=5;w=5')
        assert.strictEqual(headers.get("ratelimit"), `"burst";r=${4 - index};t=${index + 1}`)
        assert.isNull(headers.get("retry-after"))
      }
      const answered = yield* ask("GET", me, { key })
      const { message } = refused(answered, 429, "rate_limited")
      assert.strictEqual(message, "This key made too many requests; try again in 1 s")
      assert.strictEqual(answered.headers.get("ratelimit"), '"burst";r=0;t=1')
      assert.strictEqual(answered.headers.get("retry-after"), "1")
      yield* TestClock.adjust("1 second")
      assert.strictEqual((yield* ask("GET", me, { key })).status, 200)
      refused(yield* ask("GET", me, { key }), 429, "rate_limited")
    })
  )

  it.effect("hears 401 before 429, and 429 before 403 and 400", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      const { key } = yield* member(workspaceId, "viewer")
      const put = (asked: object) => ask("PUT", "/api/v1/autopilot/guidance?nonsense=1", { body: "{", ...asked })
      for (let index = 0; index < 5; index++) refused(yield* put({ key }), 403, "forbidden")
      refused(yield* put({ key }), 429, "rate_limited")
      refused(yield* put({}), 401, "unauthorized")
      refused(yield* ask("GET", "/api/v1/comments?limit=0", { key }), 429, "rate_limited")
    })
  )

  it.effect("holds up no other key of its workspace, and nothing that takes no key", () =>
    Effect.gen(function* () {
      const { key, workspaceId } = yield* brand()
      yield* Effect.replicateEffect(ask("GET", me, { key }), 6)
      const other = yield* member(workspaceId, "viewer")
      assert.strictEqual((yield* ask("GET", me, { key: other.key })).status, 200)
      const { headers } = yield* ask("GET", "/healthz", { key })
      assert.isNull(headers.get("ratelimit"))
    })
  )
})

layer(limited)("an address whose keys are no good", (it) => {
  const guess = (address: string, token = stranger) =>
    ask("GET", me, { headers: { authorization: `Bearer ${token}`, ...from(address) } })

  it.effect("is told to come back after 60 of them, and again in time", () =>
    Effect.gen(function* () {
      for (let index = 0; index < 60; index++) {
        const answered = yield* guess("192.0.2.7", index % 2 === 0 ? stranger : "nonsense")
        refused(answered, 401, "unauthorized")
        assert.strictEqual(answered.headers.get("ratelimit"), `"burst";r=${59 - index};t=${2 * (index + 1)}`)
      }
      const answered = yield* guess("192.0.2.7")
      const { message } = refused(answered, 429, "rate_limited")
      assert.strictEqual(message, "Too many requests from your address had an invalid key; try again in 2 s")
      assert.strictEqual(answered.headers.get("retry-after"), "2")
      assert.strictEqual(answered.headers.get("ratelimit-policy"), '"minute";q=30;w=60, "burst";q=60;w=120')
      refused(yield* guess("192.0.2.8"), 401, "unauthorized")
      yield* TestClock.adjust("2 seconds")
      refused(yield* guess("192.0.2.7"), 401, "unauthorized")
      refused(yield* guess("192.0.2.7"), 429, "rate_limited")
    })
  )

  it.effect("holds up no good key, and nobody who sent none", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const headers = from("192.0.2.9")
      yield* Effect.replicateEffect(guess("192.0.2.9"), 60)
      refused(yield* guess("192.0.2.9"), 429, "rate_limited")
      assert.strictEqual((yield* ask("GET", me, { key, headers })).status, 200)
      refused(yield* ask("GET", me, { headers }), 401, "unauthorized")
    })
  )

  it.effect("is not limited where it is not known", () =>
    Effect.gen(function* () {
      for (let index = 0; index < 65; index++) {
        const headers = { authorization: `Bearer ${stranger}` }
        const answered = yield* ask("GET", me, { headers })
        refused(answered, 401, "unauthorized")
        assert.isNull(answered.headers.get("ratelimit"))
      }
    })
  )
})
