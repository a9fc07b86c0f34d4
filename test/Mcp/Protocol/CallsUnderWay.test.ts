import { SqlClient } from "@effect/sql"
import { assert, it, layer } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Option } from "effect"
import { callsUnderWay } from "#src/Mcp/Protocol/CallsUnderWay.ts"
import { Caller } from "#test/Http/Asking.ts"
import { message, post } from "../Posting.ts"

const cancelled = (requestId: unknown) => ({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId } })

it.effect("a call that is taken back by its own client stops, and no other does", () =>
  Effect.gen(function* () {
    const { run, takeBack } = callsUnderWay()
    const began = yield* Deferred.make<void>()
    const stopped = yield* Deferred.make<void>()
    const call = Effect.zipRight(Deferred.succeed(began, undefined), Effect.never).pipe(
      Effect.onInterrupt(() => Deferred.succeed(stopped, undefined))
    )
    const answer = yield* Effect.fork(run("ours", 1)(call))
    yield* Deferred.await(began)
    for (const [client, id] of [
      ["theirs", 1],
      ["ours", 2],
      ["ours", "1"],
      ["ours", undefined]
    ] as const) {
      yield* takeBack(client, id)
    }
    assert.isTrue(Option.isNone(yield* Fiber.poll(answer)))
    yield* takeBack("ours", 1)
    assert.deepStrictEqual(yield* Fiber.join(answer), Option.none())
    yield* Deferred.await(stopped)
    assert.deepStrictEqual(yield* run("ours", 1)(Effect.succeed("again")), Option.some("again"))
  })
)

it.effect("of two calls that could be meant neither is taken back", () =>
  Effect.gen(function* () {
    const { run, takeBack } = callsUnderWay()
    const gate = yield* Deferred.make<string>()
    const both = yield* Effect.fork(
      Effect.all([run("ours", 1)(Deferred.await(gate)), run("ours", 1)(Deferred.await(gate))], {
        concurrency: "unbounded"
      })
    )
    yield* Effect.yieldNow()
    yield* takeBack("ours", 1)
    yield* Deferred.succeed(gate, "answered")
    assert.deepStrictEqual(yield* Fiber.join(both), [Option.some("answered"), Option.some("answered")])
  })
)

layer(Caller.door)("a call under way", (it) => {
  it.scoped("is not answered once a request of its client takes it back", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      const sql = yield* SqlClient.SqlClient
      const headers = { "mcp-protocol-version": "2025-11-25" }
      for (const version of [headers, {}]) {
        const answered = yield* sql.withTransaction(
          Effect.gen(function* () {
            yield* sql`LOCK TABLE comments IN ACCESS EXCLUSIVE MODE`
            const list = message("tools/call", { name: "list_comments" }, "slow")
            const call = yield* Effect.fork(post(list, { key, headers: version }))
            // until it has begun there is nothing to take back
            const taking = Effect.zipRight(post(cancelled("slow"), { key, headers: version }), Fiber.poll(call))
            const exit = yield* Effect.repeat(taking, { until: Option.isSome, times: 1000 })
            return yield* Option.getOrElse(exit, () => Exit.die("It was not taken back"))
          })
        )
        assert.deepInclude(answered, { status: 202, text: "" })
      }
    })
  )
})
