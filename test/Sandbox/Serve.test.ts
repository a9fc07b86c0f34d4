import { FetchHttpClient } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Either, Layer, Option } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { at, commentOnPage, control, graph, items, stateOf } from "./Driver.ts"
import { listen, nextEvents, Receiver } from "./Receiver.ts"

const sandbox = Layer.merge(SandboxServer.layer({ seed: 7 }), FetchHttpClient.layer)

const inject = (platform: string, kind: string, more: object = {}) =>
  control("POST", "/faults", { platform, kind, ...more })

const hide = (id: string) => graph("POST", `/${id}`, { form: { is_hidden: "true" } })

describe("lost answers", () => {
  const lost = (kind: string, done: boolean) =>
    Effect.gen(function* () {
      const id = yield* commentOnPage(kind)
      yield* inject("facebook", kind, { match: { method: "POST" } })
      const reply = yield* Effect.either(graph("POST", `/${id}/comments`, { form: { message: "Hello" } }))
      assert.strictEqual(items(yield* stateOf(id), "replies").length, done ? 1 : 0)
      return reply
    })

  it.effect("drop the connection before the action or after it", () =>
    Effect.gen(function* () {
      assert.isTrue(Either.isLeft(yield* lost("drop", false)))
      assert.isTrue(Either.isLeft(yield* lost("after_drop", true)))
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("answer nonsense after the action", () =>
    Effect.gen(function* () {
      assert.strictEqual(Either.getOrThrow(yield* lost("after_malformed", true)).body, undefined)
      assert.strictEqual(Either.getOrThrow(yield* lost("after_server_error", true)).status, 500)
    }).pipe(Effect.provide(sandbox))
  )

  it.live("come late", () =>
    Effect.gen(function* () {
      yield* inject("facebook", "slow", { params: { ms: 40 } })
      const before = yield* Clock.currentTimeMillis
      const { status } = yield* graph("GET", "/me")
      assert.strictEqual(status, 200)
      assert.isAtLeast((yield* Clock.currentTimeMillis) - before, 35)
    }).pipe(Effect.provide(sandbox))
  )
})

describe("a slow action", () => {
  it.live("is carried out although the caller has given up", () =>
    Effect.gen(function* () {
      yield* listen
      const id = yield* commentOnPage("slow")
      yield* inject("facebook", "slow", { params: { ms: 60 }, match: { commentId: id } })
      const impatient = yield* Effect.timeoutOption(hide(id), "20 millis")
      assert.isTrue(Option.isNone(impatient))
      const [, hidden] = yield* nextEvents(2)
      assert.deepStrictEqual([at(hidden, "verb"), at(hidden, "comment_id")], ["hide", id])
    }).pipe(Effect.provide(Layer.merge(sandbox, Receiver.layer)))
  )
})

describe("the list of faults", () => {
  it.effect("counts, forgets, and takes no fault that the platform does not have", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* inject("youtube", "policy_block")).status, 400)
      assert.strictEqual((yield* inject("facebook", "drop", { match: { path: "(" } })).status, 400)
      const added = yield* inject("facebook", "server_error", { times: null })
      for (const _ of [1, 2, 3]) assert.strictEqual((yield* graph("GET", "/me")).status, 500)
      const listed = yield* control("GET", "/faults")
      assert.strictEqual(at(listed.body, "faults", 0, "fired"), 3)
      yield* control("DELETE", `/faults/${at(added.body, "id")}`)
      assert.strictEqual((yield* graph("GET", "/me")).status, 200)
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("with a rate happen to the same requests for the same seed", () =>
    Effect.gen(function* () {
      const run = Effect.gen(function* () {
        yield* control("POST", "/reset", { seed: 42 })
        yield* inject("facebook", "server_error", { rate: 0.5 })
        return yield* Effect.replicateEffect(
          Effect.map(graph("GET", "/me"), ({ status }) => status),
          30
        )
      })
      const first = yield* run
      assert.deepStrictEqual(yield* run, first)
      assert.deepStrictEqual(new Set(first), new Set([200, 500]))
    }).pipe(Effect.provide(sandbox))
  )
})
